import type { z } from 'zod';
import { DomainError } from '../../shared/errors.ts';
import type { CardInput, ReviewDue } from '../../shared/review/review.schema.ts';
import { newSchedule } from '../../shared/review/schedule.rules.ts';
import { inUnitOf } from '../exams/finish.service.ts';
import { StoredQuestion } from '../exams/question.entity.ts';
import type { AuthedContext } from '../platform/context.ts';
import { cardsOf, saveCards } from './cards.queries.ts';
import { showDue } from './queue.service.ts';

/**
 * Puts a question among one's cards, due at once where it was never there, or takes it out until it is missed again. Doing it again changes nothing.
 * @returns what waits to be reviewed now
 * @throws NOT_FOUND for a question that is not asked
 */
export async function putCard(ctx: AuthedContext, { questionId, isIn }: z.infer<typeof CardInput>): Promise<ReviewDue> {
  if ((await ctx.em.count(StoredQuestion, { id: questionId, ...(isIn && { retiredAt: null }) })) === 0) throw new DomainError('NOT_FOUND');
  await inUnitOf(ctx, ctx.user.id, async (em, user) => {
    const now = ctx.deps.clock();
    const card = (await cardsOf(em, user.id, [questionId])).get(questionId);
    if (!card && !isIn) return;
    if (card && isIn === (card.outAt === null)) return;
    const put = { ...newSchedule(now.getTime()), question: questionId, putAt: now.getTime(), outAt: null };
    await saveCards(em, user.id, now, [card ? { ...card, outAt: isIn ? null : now.getTime() } : put]);
  });
  return showDue(ctx);
}
