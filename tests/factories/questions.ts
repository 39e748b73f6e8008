import type { Server } from '../../src/server/compose.ts';
import { QuestionVersion, StoredQuestion, versionId } from '../../src/server/exams/question.entity.ts';
import { refreshQuestionTexts } from '../../src/server/exams/question-texts.service.ts';

let made = 0;

export interface MadeQuestions {
  /** Of their topic, which no other question has. */
  readonly topic: string;
  readonly ids: readonly string[];
}

interface QuestionOptions extends Partial<Pick<StoredQuestion, 'subject' | 'difficulty' | 'exams' | 'sisters' | 'topic'>> {
  readonly count?: number;
  readonly stem?: string;
  readonly tags?: readonly string[];
  /** Where its answer is read. */
  readonly link?: string;
}

const text = (what: string) => ({ text: what, why: `${what} is as it is.` });

/** Puts questions into the bank that no paper asks, on a topic of their own unless it is said. The key of each is at place 0. */
export async function makeQuestions({ deps }: Pick<Server, 'deps'>, options: QuestionOptions = {}): Promise<MadeQuestions> {
  made += 1;
  const { count = 1, topic = `Made topic ${made}`, subject = 'medicine', difficulty = 'easy', exams = ['neet-pg'], sisters = null } = options;
  const em = deps.database.fork();
  const ids = Array.from({ length: count }, (_, i) => `bank-${made}-${i}`);
  for (const id of ids) {
    const question = em.create(StoredQuestion, { id, subject, topic, difficulty, exams, sisters, version: 1, retiredAt: null });
    em.create(QuestionVersion, {
      ...{ id: versionId(id, 1), question, version: 1, hash: 'x', stem: options.stem ?? `Stem of ${id}?`, key: 0, explanation: 'Because.', point: 'Keep it.' },
      ...{
        options: ['One', 'Two', 'Three', 'Four'].map(text),
        tags: options.tags ?? ['made'],
        link: options.link ?? null,
        sources: [],
        createdAt: deps.clock(),
      },
    });
  }
  await em.flush();
  await refreshQuestionTexts(em);
  return { topic, ids };
}
