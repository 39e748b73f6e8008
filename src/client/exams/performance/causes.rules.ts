import type { Causes } from '../../../shared/bank/bank.schema.ts';
import { type MissCause, missCauses } from '../../../shared/exams/miss-causes.ts';

/** How often each cause was given, in the order of the causes. */
type Counts = Readonly<Record<MissCause, number>>;

export interface CauseRow {
  readonly name: string;
  readonly counts: Counts;
  readonly total: number;
}

const none = (): Record<MissCause, number> => ({ knowledge: 0, misread: 0, reasoning: 0, time: 0 });

function rowOf(name: string, given: readonly { readonly cause: MissCause; readonly count: number }[]): CauseRow {
  const counts = none();
  for (const { cause, count } of given) counts[cause] += count;
  return { name, counts, total: missCauses.reduce((sum, cause) => sum + counts[cause], 0) };
}

/** @returns the subjects by how often something was missed in them, the most first, and then the alphabet; and all of them together */
export function causeTable({ causes, subjects }: Pick<Causes, 'causes' | 'subjects'>): { readonly rows: CauseRow[]; readonly all: CauseRow } {
  const bySubject = Map.groupBy(subjects, ({ subject }) => subject);
  const rows = [...bySubject].map(([subject, given]) => rowOf(subject, given)).sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
  return { rows, all: rowOf('All', causes) };
}
