import type { EntityManager } from '@mikro-orm/core';
import { foldText } from '../../shared/references/fold.ts';
import { readRows } from '../platform/unit-of-work.ts';

/** Questions of one statement. */
const atOnce = 500;

interface Stale {
  readonly question: string;
  readonly madeOf: string;
  readonly topic: string;
  readonly stem: string;
  readonly tags: readonly string[];
}

/**
 * Makes what questions are searched by, of those that are new or say something else than before: whoever wrote questions calls it, in the same transaction.
 * @returns how many there were
 */
export async function refreshQuestionTexts(em: EntityManager): Promise<number> {
  let last = '';
  for (let all = 0; ; ) {
    const stale = await readRows<Stale>(
      em,
      `select q.id as question, v.id || ' ' || q.topic as "madeOf", q.topic, v.stem, v.tags
       from exam_questions q join exam_question_versions v on v.id = q.id || '@' || q.version left join exam_question_texts t on t.question_id = q.id
       where q.id > ? and t.made_of is distinct from v.id || ' ' || q.topic order by q.id limit ?`,
      [last, atOnce],
    );
    const texts = stale.map(({ question, madeOf, topic, stem, tags }) => ({ question, madeOf, text: foldText([topic, ...tags, stem].join('\n')) }));
    if (texts.length > 0) {
      await readRows(
        em,
        `insert into exam_question_texts (question_id, made_of, text) select question, "madeOf", text
         from jsonb_to_recordset(?::jsonb) as r(question text, "madeOf" text, text text)
         on conflict (question_id) do update set made_of = excluded.made_of, text = excluded.text`,
        [JSON.stringify(texts)],
      );
    }
    all += stale.length;
    last = stale.at(-1)?.question ?? last;
    if (stale.length < atOnce) return all;
  }
}
