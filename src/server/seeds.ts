import { seedAdministrator } from './auth/administrator.seed.ts';
import type { Deps } from './deps.ts';
import { seedExams } from './exams/exams.seed.ts';
import { seedReferences } from './references/references.seed.ts';

/** Brings something into the database that the product cannot do without; running it again changes nothing. */
type Seed = (deps: Deps) => Promise<void>;

/** What every start brings into a database whose schema is up to date, in this order. */
export const seeds: readonly Seed[] = [seedReferences, seedExams, seedAdministrator];
