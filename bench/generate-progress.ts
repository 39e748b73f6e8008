import type { Database } from '../src/server/db/database.ts';

const quizzes = 70;
/** Questions of a made-up mini quiz. */
export const quizLength = 10;

const statements = [
  `insert into exam_papers (id, kind, title, title_key, description, exam, subject, topic, difficulty, minutes, total_questions, tags, is_premium, version)
   select 'made-quiz-' || i, 'quiz', 'Made quiz ' || i, 'made quiz ' || i, 'Made up.',
     (array['neet-pg', 'aiims-pg', 'usmle-step-1', 'usmle-step-2-ck', 'usmle-step-3'])[1 + i % 5],
     (array['medicine', 'surgery', 'pediatrics', 'obstetrics-and-gynecology', 'psychiatry', 'pharmacology', 'pathology'])[1 + i % 7],
     'Topic ' || i, 'medium', 10, ${quizLength}, '[]', false, 1
   from generate_series(1, ${quizzes}) i`,
  `insert into exam_paper_versions (id, paper_id, version, hash, marking, sections, created_at)
   select 'made-quiz-' || i || '@1', 'made-quiz-' || i, 1, 'x', '{"right": 4, "lost": 1, "every": 1}',
     jsonb_build_array(jsonb_build_object('title', 'All', 'minutes', 10, 'questions',
       (select jsonb_agg('made-' || (i * ${quizLength} + q) || '@1') from generate_series(1, ${quizLength}) q))), now()
   from generate_series(1, ${quizzes}) i`,
  // What the attempts of everybody else come to; they took tests of one subject and examination.
  `insert into user_progress (user_id, subject, exam, attempts, questions, answered, tenths, best, current_streak, longest_streak, "right", asked, high_scores, exam_tests, last_at,
     last_attempt)
   select user_id, 'medicine', 'neet-pg', count(*), sum(total_questions), sum(answered), sum(round(1000.0 * score / total_questions)), max(round(1000.0 * score / total_questions)),
     1, 2, 20, 40, 1, 1, max(completed_at), (array_agg(id order by completed_at desc))[1]
   from exam_attempts group by user_id`,
  `insert into user_study_days (user_id, day, attempts, questions) select user_id, completed_on, count(*), sum(answered) from exam_attempts group by user_id, completed_on`,
  `insert into user_achievements (id, user_id, type, level, attempt_id, earned_at)
   select gen_random_uuid(), user_id, 'quizzes-completed', level, last_attempt, last_at from user_progress, unnest(array['bronze', 'silver', 'gold', 'platinum']) level`,
  `insert into user_badges (id, user_id, name, attempt_id, earned_at)
   select gen_random_uuid(), user_id, name, last_attempt, last_at from user_progress, unnest(array['First Steps', 'Perfect Score', 'Century']) name`,
  'analyze',
];

/** Adds mini quizzes of ten to what generateExams made, and the progress that its attempts come to. @returns the ids of the quizzes */
export async function generateProgress(database: Database): Promise<readonly string[]> {
  await database.allowLongStatements(async () => {
    for (const statement of statements) await database.query(statement, []);
  });
  return Array.from({ length: quizzes }, (_, i) => `made-quiz-${i + 1}`);
}

/** Gives somebody mini quizzes of a thousand days, five a day, with their answers; they are not counted yet. */
export async function addHistory(database: Database, user: string, attempts: number): Promise<void> {
  await database.allowLongStatements(async () => {
    await database.query(
      `with past as (
         insert into exam_attempts (id, user_id, paper_id, version_id, kind, mode, extra_time, total_questions, started_at, section, completed_at, is_timed_out, score, answered,
           seconds_taken, is_first, created_at)
         select gen_random_uuid(), ?, 'made-quiz-' || q, 'made-quiz-' || q || '@1', 'quiz', 'practice', 1, ${quizLength}, ended, 0, ended, false, 4 + (i * 7) % 6, ${quizLength}, 300, false, ended
         from generate_series(1, ?) i, lateral (select 1 + i % ${quizzes} as q, date_trunc('milliseconds', now()) - i * interval '4.8 hours' as ended) made
         returning id, score, paper_id)
       insert into exam_responses (attempt_id, position, question, choice, is_marked, struck, note, at, choice_at, is_correct)
       select past.id, q - 1, 'made-' || (substr(past.paper_id, 11)::int * ${quizLength} + q) || '@1', 1, false, '[]', '', 1, 1, q <= past.score
       from past, generate_series(1, ${quizLength}) q`,
      [user, attempts],
    );
    await database.query('analyze exam_attempts, exam_responses', []);
  });
}
