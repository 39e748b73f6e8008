import type { Database } from '../src/server/db/database.ts';

/** Ids of what was made up. */
export interface Generated {
  /** Tests of forty questions. */
  readonly series: readonly string[];
}

const statements = [
  `insert into exam_questions (id, sisters, subject, topic, difficulty, exams, version)
   select 'made-' || i, 'made-set-' || i / 4, (array['medicine', 'surgery', 'pediatrics', 'pathology', 'pharmacology', 'neurology'])[1 + i % 6], 'Topic ' || i % 300,
     (array['easy', 'medium', 'hard'])[1 + i % 3], case i % 3 when 0 then array['neet-pg', 'aiims-pg'] when 1 then array['usmle-step-1'] else array['neet-pg', 'dnb-cet'] end, 1
   from generate_series(1, :questions) i`,
  `insert into exam_question_versions (id, question_id, version, hash, stem, options, key, explanation, point, tags, link, sources, created_at)
   select 'made-' || i || '@1', 'made-' || i, 1, 'x', repeat('A patient has a finding that decides. ', 12) || i,
     (select jsonb_agg(jsonb_build_object('text', 'Option ' || o, 'why', repeat('This is why. ', 8))) from generate_series(1, 4) o), i % 4,
     repeat('An explanation that one can learn from. ', 8), 'A point to keep.', '["made"]', 'references/immunology/anaphylaxis#management', '[]', now()
   from generate_series(1, :questions) i`,
  `insert into exam_papers (id, kind, title, title_key, description, exam, subject, topic, difficulty, minutes, total_questions, tags, is_premium, version)
   select 'made-test-' || i, 'series', 'Made test ' || i, 'made test ' || i, 'Made up.', 'neet-pg', 'medicine', null, 'medium', 42, 40, '[]', false, 1
   from generate_series(1, 300) i`,
  `insert into exam_paper_versions (id, paper_id, version, hash, marking, sections, created_at)
   select 'made-test-' || i || '@1', 'made-test-' || i, 1, 'x', '{"right": 4, "lost": 1, "every": 1}',
     jsonb_build_array(jsonb_build_object('title', 'All', 'minutes', 42, 'questions',
       (select jsonb_agg('made-' || (1 + (i * 331 + q * 17) % :questions) || '@1') from generate_series(1, 40) q))), now()
   from generate_series(1, 300) i`,
  `insert into users (id, username, username_key, email, email_key, password_hash, subscription_tier, is_admin, is_admin_by_environment, is_demo, created_at)
   select gen_random_uuid(), 'made' || i, 'made' || i, 'made' || i || '@example.org', 'made' || i || '@example.org', 'x', 'free', false, false, false, now()
   from generate_series(1, 10000) i`,
  `insert into exam_attempts (id, user_id, paper_id, version_id, kind, mode, extra_time, total_questions, started_at, section, completed_at, is_timed_out, score, answered,
     seconds_taken, is_first, created_at, completed_on, counted_at)
   select gen_random_uuid(), u.id, 'made-test-' || p, 'made-test-' || p || '@1', 'series', 'exam', 1, 40, now(), 0, now() - (i || ' seconds')::interval, false, i % 41, 40,
     1500, true, now() - (i || ' seconds')::interval, to_char(now() - (i || ' seconds')::interval, 'YYYY-MM-DD'), now()
   from generate_series(1, :attempts) i join (select id, row_number() over (order by username) as place from users where username like 'made%') u on u.place = 1 + i % 10000,
     lateral (select 1 + (i / 10000 + i) % 300 as p) of_paper`,
  // The answers of every fiftieth: eight hundred thousand rows. Each user took a test once, so each is a first.
  `insert into exam_responses (attempt_id, position, question, choice, is_marked, struck, note, at, choice_at, is_correct)
   select a.id, q, 'made-' || (1 + q * 7) || '@1', q % 4, false, '[]', '', 1, 1, q % 2 = 0
   from (select id, row_number() over () as place from exam_attempts) a, generate_series(0, 39) q where a.place % 50 = 0`,
  'analyze',
];

/** Fills a database with made-up questions, tests of forty and attempts of ten thousand users. Minutes of work. */
export async function generateExams(database: Database, sizes: { readonly questions: number; readonly attempts: number }): Promise<Generated> {
  await database.allowLongStatements(async () => {
    for (const statement of statements) {
      const sized = statement.replaceAll(':questions', String(sizes.questions)).replaceAll(':attempts', String(sizes.attempts));
      await database.query(sized, []);
    }
  });
  return { series: Array.from({ length: 300 }, (_, i) => `made-test-${i + 1}`) };
}

/** Gives somebody a past: two hundred tests of forty answers each. */
export async function addPast(database: Database, user: string): Promise<void> {
  await database.query(
    `with past as (
       insert into exam_attempts (id, user_id, paper_id, version_id, kind, mode, extra_time, total_questions, started_at, section, completed_at, is_timed_out, score, answered,
         seconds_taken, is_first, created_at)
       select gen_random_uuid(), ?, 'made-test-' || i, 'made-test-' || i || '@1', 'series', 'practice', 1, 40, now(), 0, now() - (i || ' days')::interval, false, 20, 40, 1500,
         false, now() - (i || ' days')::interval
       from generate_series(101, 300) i returning id)
     insert into exam_responses (attempt_id, position, question, choice, is_marked, struck, note, at, choice_at, is_correct)
     select past.id, q, 'made-' || (1 + q * 7) || '@1', q % 4, false, '[]', '', 1, 1, q % 2 = 0 from past, generate_series(0, 39) q`,
    [user],
  );
}
