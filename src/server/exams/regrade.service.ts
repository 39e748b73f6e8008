import { type EntityManager, LockMode } from '@mikro-orm/core';
import { DomainError } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { type AskedRow, askedRows } from './asked.queries.ts';
import { StoredAttempt } from './attempt.entity.ts';
import { inUnitOf } from './finish.service.ts';
import { withdrawFromStatistics } from './item-statistics.service.ts';
import { StoredQuestion, versionId } from './question.entity.ts';

/** How a regrading went. */
export interface Regraded {
  /** Papers taken that ask an older version of the question. */
  readonly looked: number;
  /** Those of them that are marked by the newest key now. */
  readonly regraded: number;
  /** Those of them whose score is another now. */
  readonly changed: number;
}

type RegradeDeps = Pick<Deps, 'database' | 'clock' | 'newId' | 'reactions'>;

/** What is marked by a later key: a key that was not offered when the paper was taken could have been chosen by nobody, so such papers stay as they are. */
const markAgain = `
  update exam_responses r set regraded_as = newest.id, is_correct = r.choice >= 0 and (asked.options -> r.choice ->> 'text') = (newest.options -> newest.key ->> 'text')
  from exam_question_versions asked, exam_question_versions newest
  where r.attempt_id = ? and asked.id = r.question and asked.question_id = ? and newest.id = ?
    and exists (select 1 from jsonb_array_elements(asked.options) one where one ->> 'text' = newest.options -> newest.key ->> 'text')
  returning r.position`;

/**
 * Marks the answers to older versions of a question by its newest key: the option that was chosen is right if its text is that of the newest key. What was asked stays
 * as it was; only what counts as right changes, and with it the score.
 * @throws NOT_FOUND for a question that is not there
 */
export async function regradeQuestion(deps: RegradeDeps, id: string): Promise<Regraded> {
  const em = deps.database.fork();
  const question = await em.findOne(StoredQuestion, { id });
  if (!question) throw new DomainError('NOT_FOUND', `There is no question ${id}.`);
  const newest = versionId(id, question.version);
  const attempts = await readRows<{ id: string; user: string }>(
    em,
    // By the versions of papers that ask an older one: there are few of those, and many answers.
    `select a.id, a.user_id as "user" from exam_attempts a join exam_paper_versions p on p.id = a.version_id
     where a.completed_at is not null and exists (
       select 1 from jsonb_array_elements(p.sections) section(part), jsonb_array_elements_text(section.part -> 'questions') asked(version)
       where asked.version <> ? and left(asked.version, length(?) + 1) = ? || '@')`,
    [newest, id, id],
  );
  const outcomes = [];
  for (const attempt of attempts) outcomes.push(await regradeAttempt(deps, attempt, id, newest));
  return {
    looked: attempts.length,
    regraded: outcomes.filter(({ isRegraded }) => isRegraded).length,
    changed: outcomes.filter(({ isChanged }) => isChanged).length,
  };
}

function regradeAttempt(deps: RegradeDeps, { id, user }: { id: string; user: string }, question: string, newest: string) {
  return inUnitOf({ em: deps.database.fork() }, user, async (em) => {
    const attempt = await em.findOneOrFail(StoredAttempt, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await withdrawFromStatistics(em, attempt, deps.clock());
    const marked = await readRows(em, markAgain, [id, question, newest]);
    const [counted] = await readRows<{ score: number }>(
      em,
      'select count(*) filter (where is_correct)::int as score from exam_responses where attempt_id = ?',
      [id],
    );
    const score = counted?.score ?? 0;
    const isChanged = score !== attempt.score;
    attempt.score = score;
    await em.flush();
    if (isChanged) for (const react of deps.reactions.attemptRegraded) await react(em, deps, attempt);
    return { isRegraded: marked.length > 0, isChanged };
  });
}

/** @returns a question as it was asked, with what tells its answer now; its options stay in their places */
export function withKeyOf(asked: AskedRow, newest: AskedRow): AskedRow {
  const said = new Map(newest.options.map(({ text, why }) => [text, why]));
  const { explanation, point, link, sources, citation } = newest;
  return {
    ...asked,
    ...{ explanation, point, link, sources, citation },
    key: asked.options.findIndex(({ text }) => text === newest.options[newest.key]?.text),
    options: asked.options.map(({ text, why }) => ({ text, why: said.get(text) ?? why })),
  };
}

/** The questions of an attempt, those that were marked again with their later keys. @returns which those are, by position */
export async function askedNow(em: EntityManager, attempt: string, rows: readonly AskedRow[]): Promise<{ rows: AskedRow[]; regraded: number[] }> {
  const again = await readRows<{ position: number; version: string }>(
    em,
    'select position, regraded_as as version from exam_responses where attempt_id = ? and regraded_as is not null order by position',
    [attempt],
  );
  if (again.length === 0) return { rows: [...rows], regraded: [] };
  const newest = new Map(
    (
      await askedRows(
        em,
        again.map(({ version }) => version),
      )
    ).map((row) => [row.id, row]),
  );
  const versions = new Map(again.map(({ position, version }) => [position, version]));
  const now = rows.map((row, position) => {
    const later = newest.get(versions.get(position) ?? '');
    return later ? withKeyOf(row, later) : row;
  });
  return { rows: now, regraded: again.map(({ position }) => position) };
}
