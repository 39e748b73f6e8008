import { z } from 'zod';
import { ExamName, SubjectName } from '../exams/exams.schema.ts';
import { ReviewDue } from '../review/review.schema.ts';
import { achievementLevels, badgeColours, badgeIcons } from './achievement.types.ts';

const when = z.iso.datetime();
const percent = z.number().min(0).max(100);
/** A day of the learner's own time zone, such as 2026-11-27. */
export const DayText = z.iso.date();

/** `GET /api/user-achievements`: what was earned, newest first. */
export const UserAchievement = z.object({
  id: z.uuid(),
  /** Its name, such as "Quizzes Completed". */
  achievementType: z.string(),
  achievementLevel: z.enum(achievementLevels),
  /** What had to be done for it, as a sentence. */
  criteria: z.string(),
  relatedSubject: SubjectName.nullable(),
  relatedExamType: ExamName.nullable(),
  earnedAt: when,
});
export type UserAchievement = z.infer<typeof UserAchievement>;

/** `GET /api/user-badges`: what was earned, newest first. */
export const UserBadge = z.object({
  id: z.uuid(),
  badgeName: z.string(),
  badgeDescription: z.string(),
  badgeIcon: z.enum(badgeIcons),
  badgeColor: z.enum(badgeColours),
  earnedAt: when,
});
export type UserBadge = z.infer<typeof UserBadge>;

/** `GET /api/user-progress`: one row a subject and exam type. */
export const UserProgress = z.object({
  subject: SubjectName,
  examType: ExamName,
  /** Percent to one decimal, as documented in a string: the mean over attempts. */
  averageScore: z.string().regex(/^\d{1,3}\.\d$/),
  /** 0 where only blocks of the question bank are known of it: they have no averages, and no streaks. */
  totalQuizzesAttempted: z.number().int().min(0),
  /** Attempts of 60 % or more, one after the other. */
  currentStreak: z.number().int().min(0),
  longestStreak: z.number().int().min(0),
  /** Percent to one decimal. */
  bestScore: percent,
  /** Percent; it can fall (docs/progress.md). */
  mastery: percent,
  lastAttemptAt: when,
});
export type UserProgress = z.infer<typeof UserProgress>;

/** `GET /api/user-statistics`. Mini quizzes and tests count alike. */
export const UserStatistics = z.object({
  totalQuizzes: z.number().int(),
  totalAchievements: z.number().int(),
  totalBadges: z.number().int(),
  overallPerformance: z.object({
    totalQuestions: z.number().int(),
    /** Percent to one decimal: the mean over attempts; 0 where there are none. */
    averageScore: percent,
  }),
  /** The last five, newest first. */
  recentAttempts: z.array(
    z.object({
      id: z.uuid(),
      /** The paper's id. */
      quizId: z.string(),
      title: z.string(),
      percentage: percent,
      score: z.number().int(),
      totalQuestions: z.number().int(),
      completedAt: when,
    }),
  ),
});
export type UserStatistics = z.infer<typeof UserStatistics>;

/** A day on which something was studied. */
export const StudyDay = z.object({
  day: DayText,
  /** Mini quizzes and tests. */
  attempts: z.number().int().min(0),
  /** That were answered in them, and in blocks. */
  questions: z.number().int().min(0),
  /** How often a question came back to be reviewed. */
  reviews: z.number().int().min(0),
  /** Made patients who were seen to the end. */
  patients: z.number().int().min(0),
});
export type StudyDay = z.infer<typeof StudyDay>;

/** Days of study in a row, in the learner's time zone; a freeze covers one missed day a week. */
export const StudyStreak = z.object({
  current: z.number().int().min(0),
  longest: z.number().int().min(0),
  /** Whether today is one of them already. */
  isTodayDone: z.boolean(),
  /** Whether a missed day would be covered now. */
  isFreezeReady: z.boolean(),
  /** Missed days of the current streak that a freeze covered. */
  frozen: z.array(DayText),
});
export type StudyStreak = z.infer<typeof StudyStreak>;

/** The next level of an achievement that is not earned yet, and how far somebody is. */
export const NextAchievement = z.object({
  achievementType: z.string(),
  achievementLevel: z.enum(achievementLevels),
  criteria: z.string(),
  relatedSubject: SubjectName.nullable(),
  relatedExamType: ExamName.nullable(),
  /** How much is done of how much; done is less than wanted. */
  done: z.number().min(0),
  wanted: z.number().positive(),
});
export type NextAchievement = z.infer<typeof NextAchievement>;

/** What /progress shows beyond the documented lists. */
export const ProgressOverview = z.object({
  /** Today in the learner's time zone. */
  today: DayText,
  timeZone: z.string(),
  streak: StudyStreak,
  /** The last 371 days (53 weeks), oldest first; days without study are left out. */
  days: z.array(StudyDay),
  /** The last 30 attempts of each subject, oldest first; subjects by name. */
  trends: z.array(z.object({ subject: SubjectName, points: z.array(z.object({ at: when, title: z.string(), percentage: percent })) })),
  /** At most five topics with 5 answers or more among the latest 1,000 (docs/progress.md), of which less than 60 % are right, weakest first, with a mini quiz on each where there is one: of the topic itself, else of its subject. */
  weakTopics: z.array(
    z.object({
      topic: z.string(),
      subject: SubjectName,
      correct: z.number().int(),
      total: z.number().int(),
      quiz: z.object({ id: z.string(), title: z.string() }).nullable(),
    }),
  ),
  /** The nearest first, at most six. */
  next: z.array(NextAchievement),
  dueReviews: ReviewDue,
});
export type ProgressOverview = z.infer<typeof ProgressOverview>;

/** What an attempt earned: announced where it ends. */
export const Earned = z.object({ achievements: z.array(UserAchievement), badges: z.array(UserBadge) });
export type Earned = z.infer<typeof Earned>;
