import type { PaperKind } from '../../../shared/exams/exams.schema.ts';
import { choicesOf, type FilteredPaper, filterPapers, type PaperFilters, subjectLabel } from './filters.rules.ts';

/** Filters under which there is something, near to some under which there is nothing. */
export interface NearestFilters {
  /** What would change: "All subjects", "USMLE Step 2 CK · Surgery". */
  readonly label: string;
  readonly filters: PaperFilters;
  readonly count: number;
}

/** Choices beyond these help nobody to choose. */
const most = 5;

const alternatives = <Value>(present: Value, others: readonly Value[]): Value[] => [present, ...others.filter((other) => other !== present)];

function labelOf(kind: PaperKind, before: PaperFilters, { exam, subject, difficulty }: PaperFilters): string {
  // Another examination is told with what it has in common with the one before; what is merely widened needs no more words.
  const isOther = exam !== before.exam && exam !== 'all';
  const parts = [
    exam !== before.exam && (exam === 'all' ? 'All exams' : exam),
    subject !== before.subject ? 'All subjects' : isOther && subject !== null && subjectLabel(kind, subject),
    difficulty !== before.difficulty ? 'All levels' : isOther && difficulty,
  ];
  return parts.filter(Boolean).join(' · ');
}

function changesBetween(a: PaperFilters, b: PaperFilters): number {
  return Number(a.exam !== b.exam) + Number(a.subject !== b.subject) + Number(a.difficulty !== b.difficulty);
}

/**
 * @param papers all there are
 * @param filters under which there is none of them
 * @returns the filters that differ from these in as little as possible and have some papers, those with most of them first
 */
export function nearestFilters(kind: PaperKind, papers: readonly FilteredPaper[], filters: PaperFilters): NearestFilters[] {
  const exams = filters.exam === 'all' ? (['all'] as const) : alternatives<PaperFilters['exam']>(filters.exam, ['all', ...choicesOf[kind].exams]);
  const wider = exams.flatMap((exam) =>
    alternatives(filters.subject, [null]).flatMap((subject) => alternatives(filters.difficulty, [null]).map((difficulty) => ({ exam, subject, difficulty }))),
  );
  const filled = wider
    .map((near) => ({ filters: near, changes: changesBetween(near, filters), count: filterPapers(papers, near).length }))
    .filter(({ changes, count }) => changes > 0 && count > 0);
  const fewest = Math.min(...filled.map(({ changes }) => changes));
  const nearest = filled.filter(({ changes }) => changes === fewest);
  // All examinations together are no choice of their own where one of them has everything.
  const isRepeated = (near: (typeof nearest)[number]) =>
    near.filters.exam === 'all' &&
    filters.exam !== 'all' &&
    nearest.some(
      ({ filters: { exam, subject, difficulty }, count }) =>
        exam !== 'all' && exam !== filters.exam && subject === near.filters.subject && difficulty === near.filters.difficulty && count === near.count,
    );
  return nearest
    .filter((near) => !isRepeated(near))
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map((near) => ({ label: labelOf(kind, filters, near.filters), filters: near.filters, count: near.count }));
}

/** @returns what the filters have left out, in a sentence: "None of the 54 mini quizzes is a hard one on Surgery for NEET-PG." */
export function leftOut(kind: PaperKind, total: number, { exam, subject, difficulty }: PaperFilters): string {
  const what = kind === 'quiz' ? 'mini quizzes' : 'test series';
  if (total === 0) return `This installation has no ${what} yet.`;
  const parts = [
    difficulty !== null && `${difficulty === 'Easy' ? 'an' : 'a'} ${difficulty.toLowerCase()} one`,
    subject !== null && `on ${subjectLabel(kind, subject)}`,
    exam !== 'all' && `for ${exam}`,
  ];
  return `None of the ${total} ${what} is ${parts.filter(Boolean).join(' ')}.`;
}
