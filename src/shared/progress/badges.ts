import { quizSubjects } from '../content/schema/exam-names.ts';
import type { BadgeColour, BadgeIcon } from './achievement.types.ts';
import type { Totals } from './achievements.ts';
import type { CountedAttempt } from './counted-attempt.types.ts';
import { enoughQuestions, isHighScore, passPercent } from './subject-progress.rules.ts';

/** What decides about a badge, right after something was counted. */
export interface Moment {
  /** On a mini quiz or a test, if that is what was counted. */
  readonly attempt: CountedAttempt | null;
  readonly totals: Totals;
  /** Whether an achievement has been earned at its highest level. */
  readonly hasPlatinum: boolean;
}

/** Something that can be earned once. */
export interface Badge {
  /** By which it is stored. */
  readonly name: string;
  readonly description: string;
  readonly icon: BadgeIcon;
  readonly colour: BadgeColour;
  readonly isEarned: (moment: Moment) => boolean;
}

const passesForRoll = 5;
const century = 100;
const hardPercent = 80;
const weekDays = 7;

/** Every badge: each of the documented icons once. */
export const badges: readonly Badge[] = [
  {
    name: 'First Steps',
    description: 'Completed the first quiz or test.',
    icon: 'graduation-cap',
    colour: 'blue',
    isEarned: ({ totals }) => totals.attempts >= 1,
  },
  {
    name: 'Perfect Score',
    description: `Answered every question of a quiz or test of at least ${enoughQuestions} questions rightly.`,
    icon: 'star',
    colour: 'yellow',
    isEarned: ({ attempt }) => attempt !== null && attempt.score === attempt.total && attempt.total >= enoughQuestions,
  },
  {
    name: 'On a Roll',
    description: `Scored ${passPercent}% or more in ${passesForRoll} quizzes or tests of one subject and examination in a row.`,
    icon: 'zap',
    colour: 'orange',
    isEarned: ({ totals }) => totals.passesInARow >= passesForRoll,
  },
  {
    name: 'Against the Clock',
    description: 'Answered every question of a test in exam mode within its time.',
    icon: 'clock',
    colour: 'red',
    isEarned: ({ attempt }) => attempt?.kind === 'series' && attempt.mode === 'exam' && attempt.answered === attempt.total && !attempt.isTimedOut,
  },
  {
    name: 'Century',
    description: `Completed ${century} quizzes or tests.`,
    icon: 'trophy',
    colour: 'purple',
    isEarned: ({ totals }) => totals.attempts >= century,
  },
  {
    name: 'Sharpshooter',
    description: `Scored ${hardPercent}% or more in a hard quiz or test of at least ${enoughQuestions} questions.`,
    icon: 'target',
    colour: 'red',
    isEarned: ({ attempt }) => attempt?.difficulty === 'hard' && isHighScore(attempt, hardPercent),
  },
  {
    name: 'Week of Study',
    description: `Studied on ${weekDays} days in a row; one missed day a week does not break it.`,
    icon: 'award',
    colour: 'green',
    isEarned: ({ totals }) => totals.studyStreak >= weekDays,
  },
  {
    name: 'All-Rounder',
    description: `Scored ${passPercent}% or more in every subject that there are mini quizzes on.`,
    icon: 'book-open',
    colour: 'green',
    isEarned: ({ totals }) => quizSubjects.every((subject) => totals.subjectsPassed.has(subject)),
  },
  {
    name: 'Crowned',
    description: 'Earned an achievement at platinum level.',
    icon: 'crown',
    colour: 'purple',
    isEarned: ({ hasPlatinum }) => hasPlatinum,
  },
];
