import type { Database } from '../src/server/db/database.ts';

const statements = [
  `insert into exam_question_texts (question_id, made_of, text)
   select q.id, v.id || ' ' || q.topic, lower(q.topic || ' made ' || v.stem) from exam_questions q join exam_question_versions v on v.question_id = q.id where q.id like 'made-%'`,
  // A word that one in fifty has.
  `update exam_question_texts set text = text || ' tophus' where question_id like 'made-%00' or question_id like 'made-%50'`,
  // The answers that generateExams leaves out, so that every attempt has some.
  `insert into exam_responses (attempt_id, position, question, choice, is_marked, struck, note, at, choice_at, is_correct)
   select a.id, q, p.sections -> 0 -> 'questions' ->> q, q % 4, false, '[]', '', 1, 1, q < a.score
   from exam_attempts a join exam_paper_versions p on p.id = a.version_id, generate_series(0, 39) q on conflict do nothing`,
  'analyze',
];

/** Adds to what generateExams made what the question bank needs: texts to search, and the answers of all attempts. */
export async function generatePractice(database: Database): Promise<void> {
  await database.allowLongStatements(async () => {
    for (const statement of statements) await database.query(statement, []);
  });
}

/** Gives somebody a history of so many questions, a third of them answered wrongly the last time and a tenth marked. */
export async function addQuestionHistory(database: Database, user: string, questions: number): Promise<void> {
  await database.query(
    `insert into question_history (user_id, question_id, times, last_correct, last_at, last_attempt, is_marked, marked_at)
     select ?, 'made-' || i * 7, 1 + i % 3, i % 3 > 0, now() - i * interval '1 minute', gen_random_uuid(), i % 10 = 0, now() from generate_series(1, ?) i`,
    [user, questions],
  );
  await database.query('analyze question_history', []);
}
