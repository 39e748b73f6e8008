import type { AttemptMode, ExtraTime } from '../../../shared/exams/attempts.schema.ts';
import type { ExamName, TakenKind } from '../../../shared/exams/exams.schema.ts';

/** The ways to take a paper of each list, the usual one first. */
export const modesOf = { quiz: ['practice', 'study', 'exam'], series: ['exam', 'study'], block: ['study', 'practice', 'exam'] } as const satisfies Readonly<
  Record<TakenKind, readonly AttemptMode[]>
>;
export type QuizMode = (typeof modesOf.quiz)[number];
export type SeriesMode = (typeof modesOf.series)[number];

export const extraTimeLabels = [
  { factor: 1, label: 'None' },
  { factor: 1.25, label: '+25 %' },
  { factor: 1.5, label: '+50 %' },
  { factor: 2, label: '+100 %' },
] as const satisfies readonly { factor: ExtraTime; label: string }[];

/** How somebody takes papers until they choose another way. */
export interface Preferences {
  readonly quiz: QuizMode;
  readonly series: SeriesMode;
  readonly extraTime: ExtraTime;
  readonly block: AttemptMode;
  /** How many questions a block has. */
  readonly blockSize: number;
  /** Of which the question bank shows questions. */
  readonly bankExam: ExamName;
}

export const usualPreferences: Preferences = { quiz: 'practice', series: 'exam', extraTime: 1, block: 'study', blockSize: 20, bankExam: 'NEET-PG' };

/** What a paper is started with. */
export interface Manner {
  readonly mode: AttemptMode;
  readonly extraTime: ExtraTime;
}

/**
 * @returns how a paper of a list is taken. Exam mode needs the server's clock, and so an account: a quiz of somebody signed out has none. Extra time is for what has a
 * clock.
 */
export function mannerOf(kind: TakenKind, preferences: Preferences, isSignedIn: boolean): Manner {
  const mode = kind === 'quiz' && preferences.quiz === 'exam' && !isSignedIn ? usualPreferences.quiz : preferences[kind];
  return { mode, extraTime: mode === 'exam' ? preferences.extraTime : 1 };
}

const does: Readonly<Record<TakenKind, Readonly<Record<AttemptMode, string>>>> = {
  quiz: {
    practice: 'No clock. Answers and explanations come at the end.',
    study: 'No clock. Answer and explanation come at once after each question.',
    exam: 'Against the clock, which runs on when you leave. Answers and explanations come at the end.',
  },
  block: {
    practice: 'No clock. Answers and explanations come at the end.',
    study: 'No clock. Answer and explanation come at once after each question.',
    exam: 'Against the clock of the examination, which runs on when you leave. Answers and explanations come at the end.',
  },
  series: {
    practice: 'No clock. Answers and explanations come at the end.',
    study: 'No clock. Answer and explanation come at once after each question.',
    exam: 'Against the clock, which runs on when you leave; a section that is over stays closed. Answers and explanations come at the end.',
  },
};

/** @returns what a way of taking papers does, in a line */
export function mannerText(kind: TakenKind, { mode, extraTime }: Manner): string {
  const extra = extraTime === 1 ? '' : ` With extra time 40 minutes become ${40 * extraTime}.`;
  return does[kind][mode] + extra;
}
