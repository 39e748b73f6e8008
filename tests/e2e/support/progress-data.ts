import type { Page } from '@playwright/test';
import { examNames, subjectNames } from '../../../src/shared/exams/exams.schema.ts';
import { achievementLevels, badgeColours, badgeIcons } from '../../../src/shared/progress/achievement.types.ts';
import type {
  NextAchievement,
  ProgressOverview,
  UserAchievement,
  UserBadge,
  UserProgress,
  UserStatistics,
} from '../../../src/shared/progress/progress.schema.ts';

/** What the server answers of somebody's progress. */
export interface ProgressAnswers {
  readonly statistics: UserStatistics;
  readonly subjects: readonly UserProgress[];
  readonly overview: ProgressOverview;
  readonly achievements: readonly UserAchievement[];
  readonly badges: readonly UserBadge[];
}

const today = '2026-11-27';
const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const dayBefore = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
const noonBefore = (days: number) => `${dayBefore(days)}T12:00:00.000Z`;
/** Figures that look like somebody's, and are the same each time. */
const between = (place: number, from: number, to: number) => from + ((place * 7919 + 104_729) % (to - from + 1));

function subjectsOfAll(): UserProgress[] {
  const pairs = examNames.flatMap((examType) => subjectNames.map((subject) => ({ examType, subject })));
  return pairs.map((pair, place) => ({
    ...pair,
    averageScore: (between(place, 380, 940) / 10).toFixed(1),
    totalQuizzesAttempted: between(place, 1, 48),
    currentStreak: between(place, 0, 6),
    longestStreak: between(place, 6, 17),
    bestScore: between(place, 60, 100),
    mastery: between(place * 3, 180, 960) / 10,
    lastAttemptAt: noonBefore(place),
  }));
}

const towards = (next: Omit<NextAchievement, 'relatedSubject' | 'relatedExamType'> & Partial<NextAchievement>): NextAchievement => ({
  ...{ relatedSubject: null, relatedExamType: null },
  ...next,
});

const overviewOfAll: ProgressOverview = {
  today,
  timeZone: 'Asia/Kolkata',
  streak: { current: 12, longest: 31, isTodayDone: true, isFreezeReady: false, frozen: [dayBefore(4)] },
  days: Array.from({ length: 370 }, (_, place) => 370 - place - 1)
    .filter((before) => before !== 4 && (before < 13 || between(before, 0, 9) > 2))
    .map((before) => ({
      day: dayBefore(before),
      attempts: between(before, 1, 6),
      questions: between(before, 0, 96),
      reviews: between(before * 7, 0, 20),
      patients: before % 9 === 0 ? 1 : 0,
    })),
  trends: subjectNames.map((subject, of) => ({
    subject,
    points: Array.from({ length: of === 0 ? 30 : 2 + of * 2 }, (_, place) => ({
      at: noonBefore(120 - place * 4 + of),
      title: `${subject} in ten, part ${place + 1}`,
      percentage: Math.min(100, 30 + place * 2 + between(place * 5 + of, 0, 24)),
    })),
  })),
  weakTopics: [
    { topic: 'Acid-base disorders', subject: 'Medicine', correct: 3, total: 11, quiz: { id: 'acid-base-in-ten', title: 'Acid-base in ten' } },
    { topic: 'Shoulder dystocia', subject: 'Obstetrics & Gynecology', correct: 4, total: 9, quiz: { id: 'labour', title: 'Labour and its emergencies' } },
    { topic: 'Antiepileptic drugs', subject: 'Pharmacology', correct: 5, total: 10, quiz: { id: 'epilepsy', title: 'Drugs for epilepsy' } },
    { topic: 'Glomerular disease', subject: 'Pathology', correct: 6, total: 11, quiz: null },
  ],
  next: [
    towards({ achievementType: 'Quizzes Completed', achievementLevel: 'gold', criteria: 'Finish 100 quizzes or tests.', done: 84, wanted: 100 }),
    towards({ achievementType: 'Questions Answered', achievementLevel: 'platinum', criteria: 'Answer 5,000 questions.', done: 4210, wanted: 5000 }),
    towards({
      achievementType: 'Subject Mastery',
      achievementLevel: 'silver',
      criteria: 'Reach a mastery of 65.',
      relatedSubject: 'Surgery',
      done: 52,
      wanted: 65,
    }),
    towards({
      achievementType: 'Exam Tests',
      achievementLevel: 'bronze',
      criteria: 'Pass a test in exam mode.',
      relatedExamType: 'DNB-CET',
      done: 0,
      wanted: 1,
    }),
  ],
  dueReviews: { due: 12, cards: 148, nextAt: Date.parse(noonBefore(-1)) },
};

const achievementsOfAll = Array.from({ length: 60 }, (_, place): UserAchievement => {
  const [level, subject] = [achievementLevels[place % 4] ?? 'bronze', subjectNames[place % subjectNames.length] ?? 'Medicine'];
  const about = { relatedSubject: place % 3 === 0 ? null : subject, relatedExamType: place % 5 === 4 ? ('NEET-PG' as const) : null };
  const type = ['Quizzes Completed', 'Subject Mastery', 'Accuracy'][place % 3] ?? '';
  return {
    id: id(place),
    achievementType: type,
    achievementLevel: level,
    criteria: 'Reach a mastery of 65 or more.',
    ...about,
    earnedAt: noonBefore(place * 3),
  };
});

const badgeNames = [
  'First Steps',
  'Perfect Score',
  'On a Roll',
  'Summit',
  'Against the Clock',
  'All-Rounder',
  'A Hundred Papers',
  'Hard Nut',
  'A Week of Study',
];
const badgesOfAll = badgeIcons.map((badgeIcon, place): UserBadge => {
  const about = { badgeName: badgeNames[place] ?? '', badgeDescription: 'A quiz or a test of five questions or more, all of them right.' };
  return { id: id(place), ...about, badgeIcon, badgeColor: badgeColours[place % 6] ?? 'blue', earnedAt: noonBefore(place * 9) };
});

/** Of somebody who has been everywhere: 80 subjects and exam types, 60 achievements, all badges, a year of days. */
export const fullProgress: ProgressAnswers = {
  statistics: {
    ...{ totalQuizzes: 1284, totalAchievements: 60, totalBadges: 9, overallPerformance: { totalQuestions: 14_310, averageScore: 71.4 } },
    recentAttempts: [92, 80, 66.7, 60, 41.7].map((percentage, place) => ({
      ...{
        id: id(place),
        quizId: `acid-base-in-ten-${place}`,
        title: place === 2 ? 'Emergencies of the newborn in the first hours after birth' : 'Acid-base in ten',
      },
      ...{ percentage, score: Math.round(percentage / 10), totalQuestions: 10, completedAt: noonBefore(place) },
    })),
  },
  subjects: subjectsOfAll(),
  overview: overviewOfAll,
  achievements: achievementsOfAll,
  badges: badgesOfAll,
};

/** Of somebody who has just come. */
export const noProgress: ProgressAnswers = {
  statistics: { totalQuizzes: 0, totalAchievements: 0, totalBadges: 0, overallPerformance: { totalQuestions: 0, averageScore: 0 }, recentAttempts: [] },
  subjects: [],
  overview: {
    ...overviewOfAll,
    days: [],
    trends: [],
    weakTopics: [],
    next: [],
    streak: { current: 0, longest: 0, isTodayDone: false, isFreezeReady: true, frozen: [] },
  },
  achievements: [],
  badges: [],
};

/** Answers these procedures in the server's place; of a batch the rest is the server's. */
export async function answerInstead(page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/trpc/**', async (route) => {
    const asked = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    if (!asked.some((name) => name in answers)) return route.fallback();
    const response = await route.fetch();
    const results: unknown[] = await response.json();
    const mixed = asked.map((name, place) => (name in answers ? { result: { data: { json: answers[name] } } } : results[place]));
    // A batch in which something failed has a status of its own.
    await route.fulfill({ response, status: 200, json: mixed });
  });
}

/** Shows somebody's progress in the place of what the server would answer. */
export const showProgress = (page: Page, answers: ProgressAnswers): Promise<void> =>
  answerInstead(page, Object.fromEntries(Object.entries(answers).map(([name, answer]) => [`progress.${name}`, answer])));
