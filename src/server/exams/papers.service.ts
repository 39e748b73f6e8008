import { examTypes, questionSubjects } from '../../shared/content/schema/exam-names.ts';
import { DomainError } from '../../shared/errors.ts';
import {
  difficultyIdOf,
  difficultyNameOf,
  examIdOf,
  type MiniQuiz,
  type PaperKind,
  type PaperListInput,
  type PaperSection,
  type SubjectName,
  subjectIdOf,
  type TestSeries,
} from '../../shared/exams/exams.schema.ts';
import type { CallContext } from '../platform/context.ts';
import { fillPage, fitIn } from '../platform/paging.ts';
import { PaperVersion, StoredPaper, type StoredSection } from './paper.entity.ts';
import { versionId } from './question.entity.ts';

/** Examinations that are held no more: JIPMER-PG became part of INI-CET in 2020, DNB seats are filled by NEET-PG since 2021, Step 2 CS ended in 2021. */
const discontinued: readonly StoredPaper['exam'][] = ['jipmer-pg', 'dnb-cet', 'usmle-step-2-cs'];

/** @returns the name of a subject by its folder in content/ */
export function subjectNameOf(id: string): SubjectName {
  const name = Object.entries(questionSubjects).find(([key]) => key === id)?.[1];
  if (name === undefined) throw new RangeError(`${id} is no subject`);
  return name;
}

/** @returns sections as they are shown: by the position of their first question */
export function shownSections(sections: readonly StoredSection[]): PaperSection[] {
  let first = 0;
  return sections.map(({ title, minutes, questions }) => {
    const section = { title, minutes, first, count: questions.length };
    first += questions.length;
    return section;
  });
}

/** Whatever is listed has one subject. */
function presentPaper({ id, title, description, difficulty, totalQuestions, minutes, exam, subject, isPremium }: StoredPaper) {
  return {
    id,
    title,
    description,
    difficulty: difficultyNameOf(difficulty),
    totalQuestions,
    duration: minutes,
    examType: examTypes[exam],
    subject: subjectNameOf(subject ?? ''),
    isPremium,
    isDiscontinued: discontinued.includes(exam),
  };
}

const presentQuiz = (paper: StoredPaper): MiniQuiz => ({ ...presentPaper(paper), topic: paper.topic ?? '', tags: [...paper.tags] });
const presentSeries = (paper: StoredPaper, { sections, marking }: Pick<PaperVersion, 'sections' | 'marking'>): TestSeries => ({
  ...presentPaper(paper),
  sections: shownSections(sections),
  marking,
});

/** What is asked of each paper of some now, by its id. */
async function newestVersions({ em }: CallContext, papers: readonly StoredPaper[]): Promise<ReadonlyMap<string, PaperVersion>> {
  const versions = await em.find(PaperVersion, { id: { $in: papers.map(({ id, version }) => versionId(id, version)) } });
  return new Map(versions.map((version) => [version.paper.id, version]));
}

/** Papers of a kind by title, a page of them; the total is announced. */
async function listPapers<Shown>(
  ctx: CallContext,
  kind: PaperKind,
  { examType, subject, difficulty, limit, offset }: PaperListInput,
  present: (papers: readonly StoredPaper[]) => Promise<Shown[]>,
): Promise<Shown[]> {
  const where = {
    kind,
    retiredAt: null,
    ...(examType && { exam: examIdOf(examType) }),
    ...(subject && { subject: subjectIdOf(subject) }),
    ...(difficulty && { difficulty: difficultyIdOf(difficulty) }),
  };
  ctx.transport.setHeader('X-Total-Count', String(await ctx.em.count(StoredPaper, where)));
  let read = offset;
  return fillPage(ctx.room, limit, async (count) => {
    const papers = await ctx.em.find(StoredPaper, where, { orderBy: { titleKey: 'asc', id: 'asc' }, limit: count, offset: read });
    read += papers.length;
    return present(papers);
  });
}

/** @returns test series, by title */
export function listSeries(ctx: CallContext, input: PaperListInput): Promise<TestSeries[]> {
  return listPapers(ctx, 'series', input, async (papers) => {
    const versions = await newestVersions(ctx, papers);
    return papers.flatMap((paper) => {
      const version = versions.get(paper.id);
      return version ? [presentSeries(paper, version)] : [];
    });
  });
}

/** @returns mini quizzes, by title */
export function listQuizzes(ctx: CallContext, input: PaperListInput): Promise<MiniQuiz[]> {
  return listPapers(ctx, 'quiz', input, async (papers) => papers.map(presentQuiz));
}

/**
 * A paper that is offered, with what it asks now.
 * @param of a kind that is for everybody, or who takes it: of blocks, their own alone
 * @throws NOT_FOUND for an id that no such paper has, or that is offered no more
 */
export async function findPaper(
  { em }: Pick<CallContext, 'em'>,
  id: string,
  of: { readonly kind: PaperKind } | { readonly taker: string },
): Promise<{ readonly paper: StoredPaper; readonly version: PaperVersion }> {
  const offered = 'kind' in of ? { kind: of.kind } : { $or: [{ owner: null }, { owner: of.taker }] };
  const paper = await em.findOne(StoredPaper, { id, retiredAt: null, ...offered });
  const version = paper && (await em.findOne(PaperVersion, { id: versionId(id, paper.version) }));
  if (!version) throw new DomainError('NOT_FOUND');
  return { paper, version };
}

/** @throws NOT_FOUND for an id that no series has */
export async function getSeries(ctx: CallContext, id: string): Promise<TestSeries> {
  const { paper, version } = await findPaper(ctx, id, { kind: 'series' });
  return fitIn(ctx.room, presentSeries(paper, version));
}

/** @throws NOT_FOUND for an id that no mini quiz has */
export async function getQuiz(ctx: CallContext, id: string): Promise<MiniQuiz> {
  const { paper } = await findPaper(ctx, id, { kind: 'quiz' });
  return fitIn(ctx.room, presentQuiz(paper));
}
