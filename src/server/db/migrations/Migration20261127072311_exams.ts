import { Migration } from '@mikro-orm/migrations';

export class Migration20261127072311_exams extends Migration {
  override name = 'Migration20261127072311_exams';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "exam_papers" ("id" text not null, "kind" text not null, "title" text not null, "title_key" text collate "C" not null, "description" text not null, "exam" text not null, "subject" text not null, "topic" text null, "difficulty" text not null, "minutes" int not null, "total_questions" int not null, "tags" jsonb not null, "is_premium" boolean not null, "version" int not null, "retired_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "exam_papers_listing_index" on "exam_papers" ("kind", "title_key", "id");`);

    this.addSql(
      `create table "exam_paper_versions" ("id" text not null, "paper_id" text not null, "version" int not null, "hash" text not null, "marking" jsonb not null, "sections" jsonb not null, "created_at" timestamptz not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "exam_questions" ("id" text not null, "subject" text not null, "topic" text not null, "difficulty" text not null, "exams" text[] not null, "version" int not null, "retired_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "exam_questions_listing_index" on "exam_questions" ("subject", "difficulty", "id");`);
    this.addSql(`create index "exam_questions_exams_index" on "exam_questions" using gin ("exams");`);

    this.addSql(
      `create table "exam_question_versions" ("id" text not null, "question_id" text not null, "version" int not null, "hash" text not null, "stem" text not null, "options" jsonb not null, "key" int not null, "explanation" text not null, "point" text not null, "tags" jsonb not null, "link" text null, "sources" jsonb not null, "created_at" timestamptz not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "exam_attempts" ("id" uuid not null, "user_id" uuid not null, "paper_id" text not null, "version_id" text not null, "kind" text not null, "mode" text not null, "extra_time" real not null, "total_questions" int not null, "started_at" timestamptz null, "section" int not null, "section_ends_at" timestamptz null, "completed_at" timestamptz null, "is_timed_out" boolean not null, "score" int null, "answered" int null, "seconds_taken" int null, "time_told" int null, "is_first" boolean not null, "idempotency_key" text null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "exam_attempts_listing_index" on "exam_attempts" ("user_id", "kind", "created_at", "id");`);
    this.addSql(`create unique index "exam_attempts_open_key" on "exam_attempts" ("user_id", "paper_id") where "completed_at" is null;`);
    this.addSql(`create index "exam_attempts_recent_index" on "exam_attempts" ("user_id", "completed_at") where "completed_at" is not null;`);
    this.addSql(
      `create index "exam_attempts_due_index" on "exam_attempts" ("section_ends_at") where "completed_at" is null and "section_ends_at" is not null;`,
    );
    this.addSql(`create index "exam_attempts_version_index" on "exam_attempts" ("version_id");`);
    this.addSql(
      `create index "exam_attempts_comparison_index" on "exam_attempts" ("paper_id", "score") include ("total_questions", "user_id") where "is_first";`,
    );
    this.addSql(`alter table "exam_attempts" add constraint "exam_attempts_repeat_key" unique ("user_id", "idempotency_key");`);

    this.addSql(
      `create table "exam_responses" ("attempt_id" uuid not null, "position" int not null, "question" text not null, "choice" int not null, "is_marked" boolean not null, "struck" jsonb not null, "note" text not null, "at" bigint not null, "choice_at" bigint not null, "is_correct" boolean null, "regraded_as" text null, primary key ("attempt_id", "position"));`,
    );

    this.addSql(`alter table "exam_papers" add constraint "exam_papers_kind_check" check ("kind" in ('quiz', 'series'));`);
    this.addSql(
      `alter table "exam_papers" add constraint "exam_papers_exam_check" check ("exam" in ('neet-pg', 'aiims-pg', 'jipmer-pg', 'dnb-cet', 'usmle-step-1', 'usmle-step-2-ck', 'usmle-step-2-cs', 'usmle-step-3'));`,
    );
    this.addSql(`alter table "exam_papers" add constraint "exam_papers_difficulty_check" check ("difficulty" in ('easy', 'medium', 'hard'));`);

    this.addSql(
      `alter table "exam_paper_versions" add constraint "exam_paper_versions_paper_id_foreign" foreign key ("paper_id") references "exam_papers" ("id") on delete cascade;`,
    );

    this.addSql(`alter table "exam_questions" add constraint "exam_questions_difficulty_check" check ("difficulty" in ('easy', 'medium', 'hard'));`);

    this.addSql(
      `alter table "exam_question_versions" add constraint "exam_question_versions_question_id_foreign" foreign key ("question_id") references "exam_questions" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "exam_attempts" add constraint "exam_attempts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "exam_attempts" add constraint "exam_attempts_paper_id_foreign" foreign key ("paper_id") references "exam_papers" ("id");`);
    this.addSql(
      `alter table "exam_attempts" add constraint "exam_attempts_version_id_foreign" foreign key ("version_id") references "exam_paper_versions" ("id");`,
    );
    this.addSql(`alter table "exam_attempts" add constraint "exam_attempts_kind_check" check ("kind" in ('quiz', 'series'));`);
    this.addSql(`alter table "exam_attempts" add constraint "exam_attempts_mode_check" check ("mode" in ('exam', 'practice', 'study'));`);

    this.addSql(
      `alter table "exam_responses" add constraint "exam_responses_attempt_id_foreign" foreign key ("attempt_id") references "exam_attempts" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "exam_paper_versions" drop constraint "exam_paper_versions_paper_id_foreign";`);
    this.addSql(`alter table "exam_attempts" drop constraint "exam_attempts_paper_id_foreign";`);
    this.addSql(`alter table "exam_attempts" drop constraint "exam_attempts_version_id_foreign";`);
    this.addSql(`alter table "exam_question_versions" drop constraint "exam_question_versions_question_id_foreign";`);
    this.addSql(`alter table "exam_responses" drop constraint "exam_responses_attempt_id_foreign";`);

    this.addSql(`drop table if exists "exam_papers" cascade;`);
    this.addSql(`drop table if exists "exam_paper_versions" cascade;`);
    this.addSql(`drop table if exists "exam_questions" cascade;`);
    this.addSql(`drop table if exists "exam_question_versions" cascade;`);
    this.addSql(`drop table if exists "exam_attempts" cascade;`);
    this.addSql(`drop table if exists "exam_responses" cascade;`);
  }
}
