import { percentOf } from '../../shared/exams/scoring.rules.ts';
import type { UserProgress, UserStatistics } from '../../shared/progress/progress.schema.ts';
import { averageOf, masteryOf } from '../../shared/progress/subject-progress.rules.ts';
import { StoredAttempt } from '../exams/attempt.entity.ts';
import { subjectNameOf } from '../exams/papers.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { fitIn } from '../platform/paging.ts';
import { countEarned, examNameOf } from './earnings.service.ts';
import { StoredProgress } from './user-progress.entity.ts';

/** The documented list of recent attempts. */
const mostRecent = 5;

/** @returns how somebody does in each subject and examination that they took a paper of, by subject */
export async function listProgress(ctx: AuthedContext): Promise<UserProgress[]> {
  const rows = await ctx.em.find(StoredProgress, { user: ctx.user.id }, { orderBy: { subject: 'asc', exam: 'asc' } });
  const shown = rows.map((row): UserProgress => {
    const { subject, exam, attempts, currentStreak, longestStreak, best, lastAt } = row;
    return {
      subject: subjectNameOf(subject),
      examType: examNameOf(exam),
      averageScore: averageOf([row]).toFixed(1),
      totalQuizzesAttempted: attempts,
      currentStreak,
      longestStreak,
      bestScore: best / 10,
      mastery: masteryOf(row),
      lastAttemptAt: lastAt.toISOString(),
    };
  });
  return fitIn(ctx.room, shown);
}

/** @returns how much somebody has done, and how it went */
export async function showStatistics(ctx: AuthedContext): Promise<UserStatistics> {
  const rows = await ctx.em.find(StoredProgress, { user: ctx.user.id });
  const recent = await ctx.em.find(
    StoredAttempt,
    { user: ctx.user.id, completedAt: { $ne: null }, isPutAway: false },
    { orderBy: { completedAt: 'desc', id: 'desc' }, limit: mostRecent, populate: ['paper'] },
  );
  const earned = await countEarned(ctx);
  return fitIn(ctx.room, {
    totalQuizzes: rows.reduce((sum, { attempts }) => sum + attempts, 0),
    totalAchievements: earned.achievements,
    totalBadges: earned.badges,
    overallPerformance: { totalQuestions: rows.reduce((sum, { questions }) => sum + questions, 0), averageScore: averageOf(rows) },
    recentAttempts: recent.map(({ id, paper, score, totalQuestions, completedAt, createdAt }) => ({
      id,
      quizId: paper.id,
      title: paper.title,
      percentage: percentOf(score ?? 0, totalQuestions),
      score: score ?? 0,
      totalQuestions,
      completedAt: (completedAt ?? createdAt).toISOString(),
    })),
  });
}
