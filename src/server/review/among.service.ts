import type { CardsInput, CardsOutput } from '../../shared/review/review.schema.ts';
import { hiddenQuestions } from '../exams/questions.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { readRows } from '../platform/unit-of-work.ts';

/** @returns which of some questions come back to somebody, now or later; nothing of what is open in exam mode, since having come back tells of an answer */
export async function cardsAmong(ctx: AuthedContext, { questionIds }: CardsInput): Promise<CardsOutput> {
  const hidden = await hiddenQuestions(ctx);
  const asked = questionIds.filter((id) => !hidden.has(id));
  const rows = await readRows<{ question: string }>(
    ctx.em,
    'select question from review_cards where user_id = ? and out_at is null and question in (select jsonb_array_elements_text(?::jsonb)) order by question',
    [ctx.user.id, JSON.stringify(asked)],
  );
  return { questionIds: rows.map(({ question }) => question) };
}
