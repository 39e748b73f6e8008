import { examTypes } from '../../shared/content/schema/exam-names.ts';
import { DomainError } from '../../shared/errors.ts';
import { graceMs } from '../../shared/exams/clock.rules.ts';
import {
  type AskedQuestion,
  difficultyIdOf,
  difficultyNameOf,
  examIdOf,
  type ListedQuestion,
  type QuestionKey,
  type QuestionLink,
  type QuestionListInput,
  subjectIdOf,
} from '../../shared/exams/exams.schema.ts';
import type { CallContext } from '../platform/context.ts';
import { fillPage } from '../platform/paging.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { titlesOfPages } from '../references/references.service.ts';
import { sourcesById } from '../references/sources.service.ts';
import { type AskedRow, askedColumns, askedRows, versionsAsked } from './asked.queries.ts';
import { catchUpWith } from './finish.service.ts';
import { findPaper, subjectNameOf } from './papers.service.ts';
import { questionOf, type StoredQuestion, versionId } from './question.entity.ts';

/** @returns a question without anything that tells its answer */
export function presentAsked({ question, stem, options, subject, topic, difficulty }: AskedRow): AskedQuestion {
  return {
    id: question,
    question: stem,
    options: options.map(({ text }) => text),
    subject: subjectNameOf(subject),
    topic,
    difficulty: difficultyNameOf(difficulty),
  };
}

/** A link of content/, such as references/cardiology/heart-failure#management, by what it leads to. */
function readLink(link: string): Omit<QuestionLink, 'title'> {
  const [path = '', section = null] = link.split('#');
  return { kind: path.startsWith('conditions/') ? 'condition' : 'article', id: path.slice(path.lastIndexOf('/') + 1), section };
}

/** @returns what tells the answers of some questions and teaches them, in their order */
export async function presentKeys(ctx: CallContext, rows: readonly AskedRow[]): Promise<QuestionKey[]> {
  const links = rows.map(({ link }) => (link === null ? null : readLink(link)));
  // Beside each other: neither waits for what the other reads.
  const [titles, sources] = await Promise.all([
    titlesOfPages(
      ctx,
      links.filter((link) => link !== null),
    ),
    sourcesById(
      ctx.em,
      rows.flatMap((row) => row.sources),
    ),
  ]);
  return rows.map((row, i) => {
    const link = links[i];
    const title = link && titles.get(`${link.kind}/${link.id}`);
    return {
      correctAnswer: row.key,
      explanation: row.explanation,
      why: row.options.map(({ why }) => why),
      point: row.point,
      link: link && title !== undefined && title !== null ? { ...link, title } : null,
      sources: row.sources.flatMap((id) => {
        const source = sources.get(id);
        return source ? [{ organisation: source.organisation, title: source.title, year: source.year, url: source.url }] : [];
      }),
      ...(row.citation === null ? {} : { citation: row.citation }),
    };
  });
}

/** What other features read of questions beside rows of theirs, and hand to withKeys. */
export { askedColumns };
export type Asked = AskedRow;

/** @returns questions with what tells their answers, in their order */
export async function withKeys(ctx: CallContext, rows: readonly AskedRow[]): Promise<{ readonly question: AskedQuestion; readonly key: QuestionKey }[]> {
  const keys = await presentKeys(ctx, rows);
  return rows.flatMap((row, i) => {
    const key = keys[i];
    return key ? [{ question: presentAsked(row), key }] : [];
  });
}

/** What somebody has open in exam mode, and whether its time, or that of a section, is over. */
function openInExamMode({ em, deps }: CallContext, user: string): Promise<{ version: string; isOver: boolean }[]> {
  return readRows(
    em,
    `select distinct asked.version, a.section_ends_at <= ? as "isOver" from exam_attempts a join exam_paper_versions v on v.id = a.version_id,
       jsonb_array_elements(v.sections) section(part), jsonb_array_elements_text(section.part -> 'questions') asked(version)
     where a.user_id = ? and a.completed_at is null and a.mode = 'exam'`,
    [new Date(deps.clock().getTime() - graceMs), user],
  );
}

/**
 * The questions whose keys somebody must not see now: those of what they have open in exam mode, by whatever way they are asked for.
 * @returns ids of questions; none for somebody who is not signed in
 */
export async function hiddenQuestions(ctx: CallContext): Promise<ReadonlySet<string>> {
  const viewer = await ctx.viewer();
  if (!viewer) return new Set();
  let open = await openInExamMode(ctx, viewer.user.id);
  // What is over hides nothing, also where nobody has put it away yet.
  if (open.some(({ isOver }) => isOver)) {
    await catchUpWith(ctx.deps, viewer.user.id);
    open = await openInExamMode(ctx, viewer.user.id);
  }
  return new Set(open.map(({ version }) => questionOf(version)));
}

/** What is refused because its keys, or a score by which they could be guessed, would tell of what is open in exam mode. */
export const wouldTell = (): DomainError =>
  new DomainError('CONFLICT', 'You have a test open in exam mode that asks some of these questions. Please hand it in first.');

/** The versions of the questions that a list is of, in its order: of a paper, or those that filters leave, by id. */
async function versionsOf(ctx: CallContext, input: QuestionListInput): Promise<{ total: number; read: (count: number, from: number) => Promise<string[]> }> {
  const { subject, difficulty, examType, testSeriesId, quizId } = input;
  if (testSeriesId !== undefined || quizId !== undefined) {
    if (testSeriesId !== undefined && quizId !== undefined)
      throw new DomainError('BAD_INPUT', 'Ask for one paper: testSeriesId or quizId.', [
        { path: 'quizId', message: 'Ask for one paper: testSeriesId or quizId.' },
      ]);
    const { version } = await findPaper(ctx, testSeriesId ?? quizId ?? '', { kind: testSeriesId === undefined ? 'quiz' : 'series' });
    const all = versionsAsked(version);
    return { total: all.length, read: async (count, from) => all.slice(from, from + count) };
  }
  const filters = [
    'retired_at is null',
    ...(subject ? ['subject = ?'] : []),
    ...(difficulty ? ['difficulty = ?'] : []),
    ...(examType ? ['exams @> array[?]::text[]'] : []),
  ].join(' and ');
  const values = [...(subject ? [subjectIdOf(subject)] : []), ...(difficulty ? [difficultyIdOf(difficulty)] : []), ...(examType ? [examIdOf(examType)] : [])];
  const [counted] = await readRows<{ total: number }>(ctx.em, `select count(*)::int as total from exam_questions where ${filters}`, values);
  return {
    total: counted?.total ?? 0,
    read: async (count, from) => {
      const rows = await readRows<Pick<StoredQuestion, 'id' | 'version'>>(
        ctx.em,
        `select id, version from exam_questions where ${filters} order by id limit ? offset ?`,
        [...values, count, from],
      );
      return rows.map(({ id, version }) => versionId(id, version));
    },
  };
}

/**
 * Questions with their keys: of a paper in its order, or those that filters leave. Keys of what the viewer has open in exam mode are left out.
 * @throws NOT_FOUND for a paper that is not there
 */
export async function listQuestions(ctx: CallContext, input: QuestionListInput): Promise<ListedQuestion[]> {
  const hidden = await hiddenQuestions(ctx);
  const { total, read } = await versionsOf(ctx, input);
  ctx.transport.setHeader('X-Total-Count', String(total));
  let from = input.offset;
  return fillPage(ctx.room, input.limit, async (count) => {
    const rows = await askedRows(ctx.em, await read(count, from));
    from += rows.length;
    const keys = await presentKeys(ctx, rows);
    return rows.map((row, i) => ({
      ...presentAsked(row),
      examTypes: row.exams.map((exam) => examTypes[exam]),
      tags: [...row.tags],
      ...(hidden.has(row.question) ? {} : keys[i]),
    }));
  });
}
