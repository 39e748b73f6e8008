import { topicsOf } from '../../src/shared/content/assemble.ts';
import { patientBaseOf, placesOf } from '../../src/shared/patients/base/patient-base.ts';
import { files, knowledge } from './content.ts';
import { engine } from './product.ts';

/** What made patients are made from, over the product's own knowledge. */
export const patientBase = patientBaseOf(engine, knowledge, placesOf(knowledge, topicsOf(files)));
