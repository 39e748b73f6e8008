import type { BankCounts, BankFilters, BankListInput, BankQuestion } from '../../shared/bank/bank.schema.ts';
import { countsOf } from '../../shared/bank/facets.rules.ts';
import { difficultyNameOf } from '../../shared/exams/exams.schema.ts';
import { subjectNameOf } from '../exams/papers.service.ts';
import { hiddenQuestions } from '../exams/questions.service.ts';
import type { CallContext } from '../platform/context.ts';
import { fillPage, fitIn } from '../platform/paging.ts';
import { cellsOf, countFitting, type Learner, listFitting } from './bank.queries.ts';

async function learnerOf(ctx: CallContext): Promise<Learner> {
  const viewer = await ctx.viewer();
  return { id: viewer?.user.id ?? null, hidden: await hiddenQuestions(ctx) };
}

/** @returns how many questions fit, and how many would for each further choice; to somebody who is not signed in all are unused */
export async function countBank(ctx: CallContext, filters: BankFilters): Promise<BankCounts> {
  const cells = await cellsOf(ctx.em, await learnerOf(ctx), filters);
  const named = cells.map((cell) => ({ ...cell, subject: subjectNameOf(cell.subject), difficulty: difficultyNameOf(cell.difficulty) }));
  return fitIn(ctx.room, countsOf(named, filters));
}

/** @returns the questions that fit, by id, without anything that tells their answers; a page of them, and how many there are */
export async function listBank(ctx: CallContext, { limit, offset, ...filters }: BankListInput): Promise<{ total: number; questions: BankQuestion[] }> {
  const learner = await learnerOf(ctx);
  let from = offset;
  const questions = await fillPage(ctx.room, limit, async (count) => {
    const rows = await listFitting(ctx.em, learner, filters, count, from);
    from += rows.length;
    return rows.map(({ stem, subject, difficulty, ...row }) => ({
      ...row,
      question: stem,
      subject: subjectNameOf(subject),
      difficulty: difficultyNameOf(difficulty),
    }));
  });
  return { total: await countFitting(ctx.em, learner, filters), questions };
}
