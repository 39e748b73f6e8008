import type { EntityManager } from '@mikro-orm/core';
import type { Deps } from '../deps.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { versionsAsked } from './asked.queries.ts';
import { PaperVersion, type StoredPaper } from './paper.entity.ts';
import { versionId } from './question.entity.ts';

/**
 * A block that is taken again asks its questions as they are now: where one was corrected since, it gets a new version, as papers of content/ do when that is read.
 * @param version the newest until now
 */
export async function versionNow({ clock }: Pick<Deps, 'clock'>, em: EntityManager, block: StoredPaper, version: PaperVersion): Promise<PaperVersion> {
  const corrected = await readRows<{ asked: string; newest: string }>(
    em,
    `select v.id as asked, q.id || '@' || q.version as newest
     from jsonb_array_elements_text(?::jsonb) asked(id) join exam_question_versions v on v.id = asked.id join exam_questions q on q.id = v.question_id
     where v.version <> q.version`,
    [JSON.stringify(versionsAsked(version))],
  );
  if (corrected.length === 0) return version;
  const newest = new Map(corrected.map((one) => [one.asked, one.newest]));
  const sections = version.sections.map((section) => ({ ...section, questions: section.questions.map((id) => newest.get(id) ?? id) }));
  block.version += 1;
  const { marking, hash } = version;
  const id = versionId(block.id, block.version);
  return em.create(PaperVersion, { id, paper: block, version: block.version, hash, marking, sections, createdAt: clock() });
}
