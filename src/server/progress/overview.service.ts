import { percentOf } from '../../shared/exams/scoring.rules.ts';
import { nextSteps, totalsOf } from '../../shared/progress/achievements.ts';
import type { ProgressOverview } from '../../shared/progress/progress.schema.ts';
import { dayIn, daysBefore, streakOn, walkDays, zoneOf } from '../../shared/progress/study-days.rules.ts';
import { passPercent } from '../../shared/progress/subject-progress.rules.ts';
import { subjectNameOf } from '../exams/papers.service.ts';
import { type TopicShare, topicShares } from '../exams/performance.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { fitIn } from '../platform/paging.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { showDue } from '../review/queue.service.ts';
import { presentStep } from './earnings.service.ts';
import { standingStored } from './standing.queries.ts';

/** 53 weeks. */
const shownDays = 371;
const trendPoints = 30;
const mostWeakTopics = 5;
/** Of fewer answers nothing can be said. */
const enoughAnswers = 5;
/** What was weak a thousand answers ago need not be. */
const latestAnswers = 1_000;
const mostNext = 6;

/** @returns the last attempts of each subject, oldest first */
async function trendsOf({ em, user }: AuthedContext): Promise<ProgressOverview['trends']> {
  const rows = await readRows<{ subject: string; title: string; at: number; score: number; total: number }>(
    em,
    `select * from (
       select p.subject, p.title, floor(extract(epoch from a.completed_at) * 1000)::float8 as at, coalesce(a.score, 0) as score, a.total_questions as total,
         row_number() over (partition by p.subject order by a.completed_at desc, a.id desc) as back
       from exam_attempts a join exam_papers p on p.id = a.paper_id where a.user_id = ? and a.completed_at is not null and not a.is_put_away and a.kind <> 'block') of_subject
     where back <= ? order by subject, back desc`,
    [user.id, trendPoints],
  );
  return [...Map.groupBy(rows, ({ subject }) => subject)]
    .map(([subject, points]) => ({
      subject: subjectNameOf(subject),
      points: points.map(({ at, title, score, total }) => ({ at: new Date(at).toISOString(), title, percentage: percentOf(score, total) })),
    }))
    .sort((a, b) => (a.subject < b.subject ? -1 : 1));
}

/** A mini quiz on each topic of some: of the topic itself, else of its subject, by title. */
async function quizzesOn({ em }: AuthedContext, topics: readonly TopicShare[]): Promise<({ id: string; title: string } | null)[]> {
  const rows = await readRows<{ place: number; id: string; title: string }>(
    em,
    `select wanted.place::int as place, quiz.id, quiz.title
     from jsonb_to_recordset(?::jsonb) as wanted(place int, subject text, topic text), lateral (
       select id, title from exam_papers where kind = 'quiz' and retired_at is null and subject = wanted.subject
       order by topic is not distinct from wanted.topic desc, title_key, id limit 1) quiz`,
    [JSON.stringify(topics.map(({ subject, topic }, place) => ({ place, subject, topic })))],
  );
  const byPlace = new Map(rows.map(({ place, id, title }) => [place, { id, title }]));
  return topics.map((_, place) => byPlace.get(place) ?? null);
}

async function weakTopicsOf(ctx: AuthedContext): Promise<ProgressOverview['weakTopics']> {
  const weak = (await topicShares(ctx, ctx.user.id, latestAnswers))
    .filter(({ correct, total }) => total >= enoughAnswers && 100 * correct < passPercent * total)
    .slice(0, mostWeakTopics);
  const quizzes = await quizzesOn(ctx, weak);
  return weak.map(({ topic, subject, correct, total }, i) => ({ topic, subject: subjectNameOf(subject), correct, total, quiz: quizzes[i] ?? null }));
}

/** @returns what /progress shows beyond the documented lists */
export async function showOverview(ctx: AuthedContext): Promise<ProgressOverview> {
  const standing = await standingStored(ctx.em, ctx.user.id);
  const timeZone = zoneOf(standing.timeZone);
  const today = dayIn(timeZone, ctx.deps.clock().getTime());
  const streak = streakOn(walkDays(standing.days.keys()), today);
  const next = nextSteps(totalsOf(standing.rows.values(), { ...standing, studyStreak: streak.current }), new Set(standing.achievements.keys())).slice(
    0,
    mostNext,
  );
  const since = daysBefore(today, shownDays - 1);
  return fitIn(ctx.room, {
    today,
    timeZone,
    streak,
    days: [...standing.days]
      .filter(([day]) => day >= since)
      .map(([day, { attempts, questions, reviews, patients }]) => ({ day, attempts, questions, reviews, patients }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    trends: await trendsOf(ctx),
    weakTopics: await weakTopicsOf(ctx),
    next: next.map((step) => ({ ...presentStep(step.achievement, step), done: step.done, wanted: step.wanted })),
    dueReviews: await showDue(ctx),
  });
}
