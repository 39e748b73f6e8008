import type { Server } from '../../src/server/compose.ts';
import { PaperVersion, StoredPaper } from '../../src/server/exams/paper.entity.ts';
import { QuestionVersion, StoredQuestion, versionId } from '../../src/server/exams/question.entity.ts';
import type { QuestionSubjectId } from '../../src/shared/content/schema/exam-names.ts';
import type { PaperKind } from '../../src/shared/exams/exams.schema.ts';

let made = 0;

export interface MadePaper {
  readonly id: string;
  /** Ids of its questions, in its order. */
  readonly questions: readonly string[];
  /** The places of the best answers. */
  readonly keys: readonly number[];
}

interface PaperOptions {
  readonly kind?: PaperKind;
  /** How many questions each section has. */
  readonly sections?: readonly number[];
  /** Minutes of each section. */
  readonly minutes?: number;
  readonly exam?: StoredPaper['exam'];
  readonly subject?: QuestionSubjectId;
  readonly marking?: PaperVersion['marking'];
  /** Asks questions that are there already. */
  readonly questions?: readonly string[];
}

const text = (what: string) => ({ text: what, why: `${what} is as it is.` });

/** Puts a paper into the database that content/ does not have, with questions of its own. The key of its i-th question is at place i mod 4. */
export async function makePaper({ deps }: Pick<Server, 'deps'>, options: PaperOptions = {}): Promise<MadePaper> {
  const { kind = 'series', sections = [4], minutes = 10, exam = 'neet-pg', subject = 'medicine', marking = { right: 4, lost: 1, every: 1 } } = options;
  made += 1;
  const id = `paper-${made}`;
  const total = sections.reduce((sum, count) => sum + count, 0);
  const em = deps.database.fork();
  const now = deps.clock();
  const ids = options.questions ?? Array.from({ length: total }, (_, i) => `made-${made}-${i}`);
  if (!options.questions) {
    for (const [i, question] of ids.entries()) {
      const stored = em.create(StoredQuestion, { id: question, subject, topic: 'Made up', difficulty: 'easy', exams: [exam], version: 1, retiredAt: null });
      em.create(QuestionVersion, {
        ...{ id: versionId(question, 1), question: stored, version: 1, hash: 'x', stem: `Stem ${question}?`, key: i % 4 },
        ...{ options: ['One', 'Two', 'Three', 'Four'].map(text), explanation: 'Because.', point: 'Keep it.', tags: ['made'], sources: [], createdAt: now },
        link: 'references/immunology/anaphylaxis#management',
      });
    }
  }
  const paper = em.create(StoredPaper, {
    ...{
      id,
      kind,
      title: `Paper ${made}`,
      titleKey: `paper ${made}`,
      description: 'Made for a test.',
      exam,
      subject,
      topic: kind === 'quiz' ? 'Made up' : null,
    },
    ...{ difficulty: 'easy', minutes: minutes * sections.length, totalQuestions: total, tags: [], isPremium: false, version: 1, retiredAt: null },
  });
  let first = 0;
  const asked = sections.map((count, i) => {
    const questions = ids.slice(first, first + count).map((question) => versionId(question, 1));
    first += count;
    return { title: `Section ${i + 1}`, minutes, questions };
  });
  em.create(PaperVersion, { id: versionId(id, 1), paper, version: 1, hash: 'x', marking, sections: asked, createdAt: now });
  await em.flush();
  return { id, questions: ids, keys: ids.map((_, i) => i % 4) };
}

/** Corrects the key of a question, by a second version of it. */
export async function correctKey({ deps }: Pick<Server, 'deps'>, question: string, key: number): Promise<void> {
  await deps.database.query(
    `insert into exam_question_versions (id, question_id, version, hash, stem, options, key, explanation, point, tags, link, sources, created_at)
     select ?, question_id, 2, 'y', stem, options, ?, explanation, point, tags, link, sources, created_at from exam_question_versions where id = ?`,
    [versionId(question, 2), key, versionId(question, 1)],
  );
  await deps.database.query('update exam_questions set version = 2 where id = ?', [question]);
}
