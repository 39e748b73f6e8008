import { exampleCase as shown } from '../../../shared/diagnostics/example-case.ts';
import { type CaseValues, emptyCase } from './caseForm.rules.ts';

/** The case of the front page, for a first try. */
export const exampleCase: CaseValues = { ...emptyCase, ...shown };
