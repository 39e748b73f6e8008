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

/** @returns what of the questions that somebody answered was right, by subject and topic, weakest first */
export function topicShares({ em }: Pick<AuthedContext, 'em'>, user: string): Promise<TopicShare[]> {
  return readRows<TopicShare>(
    em,
    `select q.subject, q.topic, count(*) filter (where r.is_correct)::int as correct, count(*)::int as total
     from exam_attempts a join exam_responses r on r.attempt_id = a.id join exam_question_versions v on v.id = r.question join exam_questions q on q.id = v.question_id
     where a.user_id = ? and a.completed_at is not null and r.choice >= 0
     group by q.subject, q.topic order by count(*) filter (where r.is_correct)::float8 / count(*), count(*) desc, q.topic`,
    [user],
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
