import { z } from 'zod';
import { BankCounts, BankFilters, BankListInput, BankQuestion, BlockInput, BlockOutput, CauseInput, Causes, MarkInput } from '../../shared/bank/bank.schema.ts';
import { SuccessOutput } from '../../shared/fields.ts';
import { anyone, authed, documented, router } from '../platform/procedures.ts';
import { countBank, listBank } from './bank.service.ts';
import { makeBlock } from './blocks.service.ts';
import { listCauses, markQuestion, sayCause } from './marks.service.ts';

export const bankRouter = router({
  counts: anyone
    .input(BankFilters.prefault({}))
    .output(BankCounts)
    .query(({ ctx, input }) => countBank(ctx, input)),

  questions: anyone
    .input(BankListInput.prefault({}))
    .output(z.object({ total: z.number().int(), questions: z.array(BankQuestion) }))
    .query(({ ctx, input }) => listBank(ctx, input)),

  makeBlock: authed
    .meta(documented('POST', '/pg-blocks', 'Make a block of questions of the bank, and begin it', { alsoThrows: ['CONFLICT'] }))
    .input(BlockInput)
    .output(BlockOutput)
    .mutation(({ ctx, input }) => makeBlock(ctx, input)),

  cause: authed
    .meta(documented('POST', '/pg-attempts/{id}/causes', 'Say why a question was missed', { alsoThrows: ['CONFLICT'] }))
    .input(CauseInput)
    .output(SuccessOutput)
    .mutation(({ ctx, input }) => sayCause(ctx, input)),

  causes: authed
    .meta(documented('GET', '/pg-causes', 'Why you missed questions, all in all and by subject'))
    .output(Causes)
    .query(({ ctx }) => listCauses(ctx)),

  mark: authed
    .meta(documented('POST', '/pg-questions/marks', 'Mark a question to come back to, or take the mark away', { alsoThrows: ['NOT_FOUND'] }))
    .input(MarkInput)
    .output(SuccessOutput)
    .mutation(({ ctx, input }) => markQuestion(ctx, input)),
});
