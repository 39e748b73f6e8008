import type { Performance } from '../../shared/exams/attempts.schema.ts';
import { percentOf } from '../../shared/exams/scoring.rules.ts';
import type { AuthedContext } from '../platform/context.ts';
import { fitIn } from '../platform/paging.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { StoredAttempt } from './attempt.entity.ts';
import { subjectNameOf } from './papers.service.ts';

/** The documented list of recent attempts. */
const mostRecent = 5;

/** What of the questions that somebody answered was right. */
export interface TopicShare {
  readonly subject: string;
  readonly topic: string;
  readonly correct: number;
  readonly total: number;
}

/** Attempts that somebody has finished. */
const finished = 'select id from exam_attempts where user_id = ? and completed_at is not null';
/** The latest of them, until they have so many answers; however many there are, few are read. */
const latestFinished = `
  select id from (
    select id, sum(answered) over (order by completed_at desc, id desc) - answered as "answeredSince" from (
      select id, completed_at, coalesce(answered, 0) as answered from exam_attempts
      where user_id = ? and completed_at is not null order by completed_at desc, id desc limit ?) latest) counted
  where "answeredSince" < ?`;

/** @returns what of the questions that somebody answered was right, by subject and topic, weakest first; @param latest about so many answers, the latest */
export function topicShares({ em }: Pick<AuthedContext, 'em'>, user: string, latest?: number): Promise<TopicShare[]> {
  return readRows<TopicShare>(
    em,
    `select q.subject, q.topic, count(*) filter (where r.is_correct)::int as correct, count(*)::int as total
     from (${latest === undefined ? finished : latestFinished}) a join exam_responses r on r.attempt_id = a.id join exam_question_versions v on v.id = r.question
       join exam_questions q on q.id = v.question_id
     where r.choice >= 0
     group by q.subject, q.topic order by count(*) filter (where r.is_correct)::float8 / count(*), count(*) desc, q.topic`,
    latest === undefined ? [user] : [user, latest, latest],
  );
}

/** @returns how somebody does: the last attempts, and what of the questions that they answered was right, by subject and topic, weakest first */
export async function showPerformance(ctx: AuthedContext): Promise<Performance> {
  const recent = await ctx.em.find(
    StoredAttempt,
    { user: ctx.user.id, completedAt: { $ne: null } },
    { orderBy: { completedAt: 'desc', id: 'desc' }, limit: mostRecent, populate: ['paper'] },
  );
  const topics = await topicShares(ctx, ctx.user.id);
  const bySubject = Map.groupBy(topics, ({ subject }) => subject);
  const sum = (rows: readonly TopicShare[], of: (row: TopicShare) => number) => rows.reduce((all, row) => all + of(row), 0);
  const subjects = [...bySubject].map(([subject, rows]) => ({
    name: subjectNameOf(subject),
    correct: sum(rows, ({ correct }) => correct),
    total: sum(rows, ({ total }) => total),
  }));
  return fitIn(ctx.room, {
    recent: recent.map(({ id, paper, kind, mode, score, totalQuestions, completedAt, createdAt }) => ({
      id,
      paperId: paper.id,
      kind,
      title: paper.title,
      mode,
      score: score ?? 0,
      totalQuestions,
      percentage: percentOf(score ?? 0, totalQuestions),
      completedAt: (completedAt ?? createdAt).toISOString(),
    })),
    subjects: subjects.sort((a, b) => a.correct / a.total - b.correct / b.total),
    topics: topics.map(({ subject, topic, correct, total }) => ({ name: topic, subject: subjectNameOf(subject), correct, total })),
    answered: sum(topics, ({ total }) => total),
  });
}
