import { percentOf } from '../../shared/exams/scoring.rules.ts';
import type { UserProgress, UserStatistics } from '../../shared/progress/progress.schema.ts';
import { averageOf, masteryOf, type SubjectProgress } from '../../shared/progress/subject-progress.rules.ts';
import { subjectNameOf } from '../exams/papers.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { fitIn } from '../platform/paging.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { examNameOf, shownAchievements, shownBadges } from './earnings.service.ts';

/** The documented list of recent attempts. */
const mostRecent = 5;

type ProgressRow = Omit<SubjectProgress, 'subject' | 'exam'> & { readonly subject: string; readonly exam: string };

/** @returns how somebody does in each subject and examination that they took a paper of, by subject */
export async function listProgress(ctx: AuthedContext): Promise<UserProgress[]> {
  const rows = await readRows<ProgressRow>(
    ctx.em,
    `select subject, exam, attempts, tenths::float8 as tenths, best, current_streak as "currentStreak", longest_streak as "longestStreak", "right", asked,
       floor(extract(epoch from last_at) * 1000)::float8 as "lastAt"
     from user_progress where user_id = ? order by subject, exam`,
    [ctx.user.id],
  );
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
      lastAttemptAt: new Date(lastAt).toISOString(),
    };
  });
  return fitIn(ctx.room, shown);
}

interface RecentRow {
  readonly id: string;
  readonly quizId: string;
  readonly title: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly at: number;
}

interface StatisticsRow {
  readonly attempts: number;
  readonly questions: number;
  readonly tenths: number;
  readonly achievements: number;
  readonly badges: number;
  readonly recent: readonly RecentRow[];
}

/** In one statement, of a few rows whatever somebody has done: of the attempts themselves only the last are read. */
const statisticsOf = `
  select sums.*, recent.*,
    (select count(*)::int from user_achievements where user_id = u.id and type in (select jsonb_array_elements_text(?::jsonb))) as achievements,
    (select count(*)::int from user_badges where user_id = u.id and name in (select jsonb_array_elements_text(?::jsonb))) as badges
  from (select ?::uuid as id) u,
    lateral (select coalesce(sum(attempts), 0)::int as attempts, coalesce(sum(questions), 0)::int as questions, coalesce(sum(tenths), 0)::float8 as tenths
      from user_progress where user_id = u.id) sums,
    lateral (select coalesce(jsonb_agg(to_jsonb(last) order by last.at desc, last.id desc), '[]') as recent from (
      select a.id, p.id as "quizId", p.title, coalesce(a.score, 0) as score, a.total_questions as "totalQuestions", floor(extract(epoch from a.completed_at) * 1000)::float8 as at
      from exam_attempts a join exam_papers p on p.id = a.paper_id where a.user_id = u.id and a.completed_at is not null and not a.is_put_away and a.kind <> 'block'
      order by a.completed_at desc, a.id desc limit ?) last) recent`;

/** @returns how much somebody has done, and how it went */
export async function showStatistics(ctx: AuthedContext): Promise<UserStatistics> {
  const shown = [JSON.stringify(shownAchievements), JSON.stringify(shownBadges)];
  const [row] = await readRows<StatisticsRow>(ctx.em, statisticsOf, [...shown, ctx.user.id, mostRecent]);
  const { attempts = 0, questions = 0, tenths = 0, achievements = 0, badges = 0, recent = [] } = row ?? {};
  return fitIn(ctx.room, {
    totalQuizzes: attempts,
    totalAchievements: achievements,
    totalBadges: badges,
    overallPerformance: { totalQuestions: questions, averageScore: averageOf([{ attempts, tenths }]) },
    recentAttempts: recent.map(({ at, ...of }) => ({ ...of, percentage: percentOf(of.score, of.totalQuestions), completedAt: new Date(at).toISOString() })),
  });
}
