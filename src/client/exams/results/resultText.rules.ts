import type { Attempt, AttemptResult } from '../../../shared/exams/attempts.schema.ts';
import { severalSubjects } from '../paperWords.rules.ts';
import { durationInWords } from '../taking/clockText.rules.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Marks with a true minus, and without decimals that say nothing. */
const marksText = (marks: number) => `${marks}`.replace('-', '−');

/** @returns the documented figures of a result, each with its name, in the order in which they are shown */
export function factsOf({ paper, extraTime, mode }: Attempt, result: AttemptResult): Fact[] {
  const { score, totalQuestions, incorrect, unanswered, accuracy, marks, maximumMarks, secondsTaken } = result;
  const limit = mode === 'exam' ? paper.duration * extraTime : paper.duration;
  const taken: Fact[] = secondsTaken === null ? [] : [{ name: 'Time taken', value: durationInWords(secondsTaken) }];
  const marking: Fact[] = paper.marking.lost > 0 ? [{ name: 'Marks', value: `${marksText(marks)} of ${maximumMarks}` }] : [];
  if (paper.kind === 'quiz') {
    const correct = { name: 'Correct answers', value: `${score} of ${totalQuestions}` };
    return [
      { name: 'Topic', value: paper.topic ?? paper.subject ?? severalSubjects },
      correct,
      { name: 'Time limit', value: durationInWords(Math.round(limit * 60)) },
      ...taken,
    ];
  }
  const subject: Fact[] = paper.kind === 'block' ? [{ name: 'Subject', value: paper.subject ?? severalSubjects }] : [];
  const counts = { Correct: score, Incorrect: incorrect, Unanswered: unanswered };
  return [
    ...subject,
    ...Object.entries(counts).map(([name, value]) => ({ name, value: `${value}` })),
    { name: 'Accuracy', value: `${accuracy.toFixed(1)}%` },
    ...marking,
    ...taken,
  ];
}

/** @param count not negative @returns "1st", "22nd", "13th" */
function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`;
}

/** @returns how somebody stands among the others, in words; the percentile counts those who had as many by half, so it is not told as how many had fewer */
export function standingText(takers: number, meanPercentage: number, percentile: number): string {
  return `${takers} have taken it, with ${meanPercentage.toFixed(1)}% right on average. You stand at the ${ordinal(Math.round(percentile))} percentile.`;
}
