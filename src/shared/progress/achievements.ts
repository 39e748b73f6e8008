import type { ExamTypeId, QuestionSubjectId } from '../content/schema/exam-names.ts';
import { type AchievementLevel, achievementLevels } from './achievement.types.ts';
import { enoughQuestions, highPercent, masteryOf, passPercent, type SubjectProgress } from './subject-progress.rules.ts';

/** What somebody's progress comes to at a time. */
export interface Totals {
  readonly attempts: number;
  readonly answered: number;
  readonly highScores: number;
  /** The longest that goes on, of all subjects and examinations. */
  readonly passesInARow: number;
  readonly subjectsPassed: ReadonlySet<QuestionSubjectId>;
  /** Days of study in a row. */
  readonly studyStreak: number;
  /** Of each subject, that of the examination for which it is known best. */
  readonly mastery: ReadonlyMap<QuestionSubjectId, number>;
  /** Tests passed in exam mode. */
  readonly examTests: ReadonlyMap<ExamTypeId, number>;
  /** Reviews that retained something, and patients solved. */
  readonly retained: number;
  readonly solved: number;
}

/** @returns what rows of progress come to, with what they do not tell */
export function totalsOf(rows: Iterable<SubjectProgress>, { studyStreak, retained, solved }: Pick<Totals, 'studyStreak' | 'retained' | 'solved'>): Totals {
  const totals = { studyStreak, retained, solved, attempts: 0, answered: 0, highScores: 0, passesInARow: 0 };
  const subjectsPassed = new Set<QuestionSubjectId>();
  const mastery = new Map<QuestionSubjectId, number>();
  const examTests = new Map<ExamTypeId, number>();
  for (const row of rows) {
    totals.attempts += row.attempts;
    totals.answered += row.answered;
    totals.highScores += row.highScores;
    totals.passesInARow = Math.max(totals.passesInARow, row.currentStreak);
    if (row.best >= 10 * passPercent) subjectsPassed.add(row.subject);
    mastery.set(row.subject, Math.max(mastery.get(row.subject) ?? 0, masteryOf(row)));
    examTests.set(row.exam, (examTests.get(row.exam) ?? 0) + row.examTests);
  }
  return { ...totals, subjectsPassed, mastery, examTests };
}

/** What an achievement is about, where it is about something. */
export interface About {
  readonly subject: QuestionSubjectId | null;
  readonly exam: ExamTypeId | null;
}
type Done = About & { readonly done: number };

/** Something that can be earned at four levels. */
export interface Achievement {
  /** As it is stored; never used again for another. */
  readonly id: string;
  readonly name: string;
  /** How much is wanted for bronze, silver, gold and platinum. */
  readonly wanted: readonly [number, number, number, number];
  /** @returns what has to be done for a level, as a sentence */
  readonly criteria: (wanted: number) => string;
  /** @returns how far somebody is now, for each thing that it is about */
  readonly done: (totals: Totals) => readonly Done[];
}

const overall = (done: number): Done[] => [{ subject: null, exam: null, done }];
const papers = (count: number) => (count === 1 ? 'a quiz or test' : `${count} quizzes or tests`);

/** Every achievement. Whoever adds one adds a row, and what it counts to Totals. */
export const achievements: readonly Achievement[] = [
  {
    id: 'quizzes-completed',
    name: 'Quizzes Completed',
    wanted: [5, 25, 100, 250],
    criteria: (wanted) => `Complete ${papers(wanted)}.`,
    done: ({ attempts }) => overall(attempts),
  },
  {
    id: 'questions-answered',
    name: 'Questions Answered',
    wanted: [100, 500, 2000, 5000],
    criteria: (wanted) => `Answer ${wanted} questions.`,
    done: ({ answered }) => overall(answered),
  },
  {
    id: 'high-scores',
    name: 'High Scores',
    wanted: [1, 5, 20, 50],
    criteria: (wanted) => `Score ${highPercent}% or more in ${papers(wanted)} of at least ${enoughQuestions} questions.`,
    done: ({ highScores }) => overall(highScores),
  },
  {
    id: 'passes-in-a-row',
    name: 'Passes in a Row',
    wanted: [3, 5, 10, 20],
    criteria: (wanted) => `Score ${passPercent}% or more in ${papers(wanted)} of one subject and examination in a row.`,
    done: ({ passesInARow }) => overall(passesInARow),
  },
  {
    id: 'subjects-passed',
    name: 'Breadth',
    wanted: [2, 4, 6, 8],
    criteria: (wanted) => `Score ${passPercent}% or more in ${wanted} different subjects.`,
    done: ({ subjectsPassed }) => overall(subjectsPassed.size),
  },
  {
    id: 'study-streak',
    name: 'Study Streak',
    wanted: [3, 7, 30, 100],
    criteria: (wanted) => `Study on ${wanted} days in a row; one missed day a week does not break it.`,
    done: ({ studyStreak }) => overall(studyStreak),
  },
  {
    id: 'subject-mastery',
    name: 'Subject Mastery',
    wanted: [50, 65, 80, 90],
    criteria: (wanted) => `Reach a mastery of ${wanted}% in one subject.`,
    done: ({ mastery }) => Array.from(mastery, ([subject, done]) => ({ subject, exam: null, done })),
  },
  {
    id: 'exam-tests',
    name: 'Exam Conditions',
    wanted: [1, 3, 5, 10],
    criteria: (wanted) => `Score ${passPercent}% or more in ${wanted === 1 ? 'a test' : `${wanted} tests`} of one examination in exam mode.`,
    done: ({ examTests }) => Array.from(examTests, ([exam, done]) => ({ subject: null, exam, done })),
  },
  {
    id: 'retention',
    name: 'Retention',
    wanted: [10, 50, 200, 1000],
    criteria: (wanted) => `Remember ${wanted} reviewed questions a week or more after you met them before.`,
    done: ({ retained }) => overall(retained),
  },
  {
    id: 'patients-solved',
    name: 'Patients Solved',
    wanted: [1, 5, 20, 50],
    criteria: (wanted) => `Put the true disease first in ${wanted === 1 ? 'a patient' : `${wanted} patients`}.`,
    done: ({ solved }) => overall(solved),
  },
];

/** A level of an achievement, about what it is. */
export interface AchievementStep extends About {
  readonly type: string;
  readonly level: AchievementLevel;
}

/** @returns what tells one step from every other */
export const stepKey = ({ type, level, subject, exam }: AchievementStep): string => [type, level, subject ?? '', exam ?? ''].join(' ');

/** A step, and how far it is gone. */
export interface Underway extends AchievementStep {
  readonly achievement: Achievement;
  readonly done: number;
  readonly wanted: number;
}

/** @returns every step of every achievement, in the order of the table, with how far somebody is */
export function stepsOf(totals: Totals): Underway[] {
  return achievements.flatMap((achievement) =>
    achievement
      .done(totals)
      .flatMap(({ subject, exam, done }) =>
        achievementLevels.map((level, i) => ({ achievement, type: achievement.id, level, subject, exam, done, wanted: achievement.wanted[i] ?? 0 })),
      ),
  );
}

/** @returns the next step of each achievement that is not held, the nearest first */
export function nextSteps(totals: Totals, held: ReadonlySet<string>): Underway[] {
  const open = stepsOf(totals).filter((step) => !held.has(stepKey(step)) && step.done < step.wanted);
  const next = [...Map.groupBy(open, ({ type, subject, exam }) => [type, subject, exam].join(' ')).values()].flatMap(([first]) => (first ? [first] : []));
  return next.sort((a, b) => b.done / b.wanted - a.done / a.wanted);
}
