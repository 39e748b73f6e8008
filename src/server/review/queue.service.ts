import type { z } from 'zod';
import type { ReviewCard, ReviewDue, ReviewQueue, ReviewQueueInput } from '../../shared/review/review.schema.ts';
import { previews } from '../../shared/review/schedule.rules.ts';
import { type Asked, askedColumns, hiddenQuestions, withKeys } from '../exams/questions.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { milliseconds } from '../platform/instants.ts';
import { fitIn } from '../platform/paging.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { type CardRow, cardColumns } from './cards.queries.ts';

/** Somebody's cards `c` that were not taken out and are not open in exam mode. */
function ownCards(user: string, hidden: ReadonlySet<string>): { readonly text: string; readonly values: readonly unknown[] } {
  const own = 'c.user_id = ? and c.out_at is null';
  if (hidden.size === 0) return { text: own, values: [user] };
  return { text: `${own} and c.question not in (select jsonb_array_elements_text(?::jsonb))`, values: [user, JSON.stringify([...hidden])] };
}

/** @param hidden what is open in exam mode @returns what waits to be reviewed; what content/ lost comes back no more */
export async function dueOf({ em, user, deps }: AuthedContext, hidden: ReadonlySet<string>): Promise<ReviewDue> {
  const now = deps.clock();
  const { text, values } = ownCards(user.id, hidden);
  const [row] = await readRows<ReviewDue>(
    em,
    `select count(*) filter (where c.due <= ?)::int as due, count(*)::int as cards, ${milliseconds('min(c.due) filter (where c.due > ?)')} as "nextAt" from review_cards c
     where ${text} and not exists (select 1 from exam_questions gone where gone.id = c.question and gone.retired_at is not null)`,
    [now, now, ...values],
  );
  return row ?? { due: 0, cards: 0, nextAt: null };
}

/** @returns what waits to be reviewed */
export async function showDue(ctx: AuthedContext): Promise<ReviewDue> {
  return dueOf(ctx, await hiddenQuestions(ctx));
}

/** A card with its question as it is asked now, each by itself, for both have a difficulty. */
interface QueuedRow {
  readonly card: CardRow;
  readonly asked: Asked;
}

/** The cards that are due with their questions, those due first first. */
function queuedOf({ em, user }: AuthedContext, hidden: ReadonlySet<string>, now: Date, limit: number): Promise<QueuedRow[]> {
  const { text, values } = ownCards(user.id, hidden);
  return readRows<QueuedRow>(
    em,
    `select (select to_jsonb(of) from (select ${cardColumns}) of) as card, (select to_jsonb(of) from (select ${askedColumns}) of) as asked
     from (select c.* from review_cards c join exam_questions q on q.id = c.question and q.retired_at is null
         where ${text} and c.due <= ? order by c.due, c.question limit ?) c
       join exam_questions q on q.id = c.question join exam_question_versions v on v.id = q.id || '@' || q.version
     order by c.due, c.question`,
    [...values, now, limit],
  );
}

/** The questions that are due, those due first first. */
async function cardsDue(ctx: AuthedContext, hidden: ReadonlySet<string>, now: Date, limit: number): Promise<ReviewCard[]> {
  const queued = await queuedOf(ctx, hidden, now, limit);
  const cards = new Map(queued.map(({ card }) => [card.question, card]));
  const asked = await withKeys(
    ctx,
    queued.map((one) => one.asked),
  );
  return asked.flatMap(({ question, key }): ReviewCard[] => {
    const card = cards.get(question.id);
    if (!card) return [];
    return [{ question, key, dueAt: card.due, reviews: card.reps, lapses: card.lapses, nextAt: previews(card, now.getTime()) }];
  });
}

/** @returns the questions that are due, as they are asked now, with their keys: review is practice */
export async function showQueue(ctx: AuthedContext, { limit }: z.infer<typeof ReviewQueueInput>): Promise<ReviewQueue> {
  const hidden = await hiddenQuestions(ctx);
  const now = ctx.deps.clock();
  // Beside each other: neither waits for what the other reads.
  const [due, queue] = await Promise.all([dueOf(ctx, hidden), cardsDue(ctx, hidden, now, limit)]);
  return fitIn(ctx.room, { ...due, queue, serverNow: now.getTime() });
}
