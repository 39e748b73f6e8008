import type { EntityManager } from '@mikro-orm/core';
import type { CountedReview } from '../../shared/progress/counted-attempt.types.ts';
import { dayIn, zoneOf } from '../../shared/progress/study-days.rules.ts';
import type { ReviewInput, ReviewOutput, SentReview } from '../../shared/review/review.schema.ts';
import type { ReactionDeps } from '../deps.ts';
import { inUnitOf } from '../exams/finish.service.ts';
import { hiddenQuestions } from '../exams/questions.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { type CardRow, cardColumns } from './cards.queries.ts';
import { type LogEntry, reviewsToCount } from './log.queries.ts';
import { dueOf } from './queue.service.ts';
import { type Taken, takeEntries } from './scheduling.service.ts';

/** What is known of one question that was reviewed: its card, and the place of its best answer as it is asked now. */
type ReviewedRow = CardRow & { readonly key: number };

/** What is known of the learner and of what they reviewed. */
interface Known {
  readonly zone: string;
  /** When the account was made, in milliseconds since 1970. */
  readonly since: number;
  readonly rows: ReadonlyMap<string, ReviewedRow>;
  /** Ids that are in the log. */
  readonly logged: ReadonlySet<string>;
}

const known = `
  select u.time_zone as "timeZone", (extract(epoch from u.created_at) * 1000)::float8 as since,
    (select coalesce(jsonb_agg(l.id), '[]') from review_log l where l.user_id = u.id and l.id = any(array(select jsonb_array_elements_text(?::jsonb)::uuid))) as logged,
    (select coalesce(jsonb_agg(to_jsonb(reviewed)), '[]') from (
       select ${cardColumns}, v.key from review_cards c join exam_questions q on q.id = c.question
         join exam_question_versions v on v.question_id = q.id and v.id = q.id || '@' || q.version
       where c.user_id = u.id and c.question = any(array(select jsonb_array_elements_text(?::jsonb)))) reviewed) as rows
  from users u where u.id = ?`;

async function knownOf(em: EntityManager, user: string, reviews: readonly SentReview[]): Promise<Known> {
  const [row] = await readRows<{ timeZone: string | null; since: number; logged: string[]; rows: ReviewedRow[] }>(em, known, [
    JSON.stringify(reviews.map(({ id }) => id)),
    JSON.stringify([...new Set(reviews.map(({ questionId }) => questionId))]),
    user,
  ]);
  const { timeZone = null, since = 0, logged = [], rows = [] } = row ?? {};
  return { zone: zoneOf(timeZone), since, logged: new Set(logged), rows: new Map(rows.map((one) => [one.question, one])) };
}

/** A review as it is kept: of a wrong answer nothing was remembered, and none is from the future or from before the account. */
function entryOf({ id, questionId, choice, rating, at }: SentReview, { key }: ReviewedRow, { zone, since }: Known, now: number): LogEntry {
  const when = Math.max(Math.min(at, now), Math.min(Math.floor(since), now));
  return { id, question: questionId, rating: choice === key ? rating : 'again', choice, at: when, reviewedOn: dayIn(zone, when), isMiss: false };
}

/** Tells whoever counts what was studied. */
async function announce(em: EntityManager, deps: ReactionDeps, user: string, { fresh, retained, isReplayed }: Taken): Promise<void> {
  if (fresh.length === 0) return;
  const studies = fresh.flatMap(({ id, at, reviewedOn }): CountedReview[] =>
    reviewedOn === null ? [] : [{ kind: 'review', id, at, day: reviewedOn, isRetained: retained.has(id) }],
  );
  for (const react of deps.reactions.studied) await react(em, deps, { user, studies, isAnew: isReplayed });
}

/**
 * Takes reviews as they arrive: late, twice, and in whatever order. Each counts once, at the time at which it was made.
 * @returns what became of them. Refused is what has no card: its question was taken out before, or never missed; and what is open in exam mode, since when a question comes
 * back tells whether its answer was right.
 */
export async function takeReviews(ctx: AuthedContext, { reviews: sent }: ReviewInput): Promise<ReviewOutput> {
  const hidden = await hiddenQuestions(ctx);
  // Ids are compared as the database writes them.
  const reviews = [...new Map(sent.map((review) => [review.id.toLowerCase(), { ...review, id: review.id.toLowerCase() }])).values()];
  const counted = await inUnitOf(ctx, ctx.user.id, async (em, user) => {
    const now = ctx.deps.clock();
    const all = await knownOf(em, user.id, reviews);
    const entries = reviews.flatMap((review): LogEntry[] => {
      const card = all.rows.get(review.questionId);
      if (all.logged.has(review.id) || !card || hidden.has(review.questionId)) return [];
      const entry = entryOf(review, card, all, now.getTime());
      return card.outAt !== null && entry.at > card.outAt ? [] : [entry];
    });
    await announce(em, ctx.deps, user.id, await takeEntries(em, user.id, now, entries, all.rows));
    return new Set([...all.logged, ...entries.map(({ id }) => id)]);
  });
  const isCounted = (id: string) => counted.has(id.toLowerCase());
  return {
    ...(await dueOf(ctx, hidden)),
    counted: sent.map(({ id }) => id).filter(isCounted),
    refused: sent.map(({ id }) => id).filter((id) => !isCounted(id)),
    serverNow: ctx.deps.clock().getTime(),
  };
}

/** @returns all of somebody's reviews, as progress counts them */
export async function reviewsStudied(em: EntityManager, user: string): Promise<CountedReview[]> {
  return (await reviewsToCount(em, user)).map((review) => ({ kind: 'review', ...review }));
}
