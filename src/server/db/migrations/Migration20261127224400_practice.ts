import { Migration } from '@mikro-orm/migrations';

export class Migration20261127224400_practice extends Migration {
  override name = 'Migration20261127224400_practice';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "exam_question_texts" ("question_id" text not null, "made_of" text not null, "text" text not null, "vector" tsvector generated always as (to_tsvector('medical'::regconfig, text)) stored null, primary key ("question_id"));`,
    );
    this.addSql(`create index "exam_question_texts_vector_index" on "exam_question_texts" using gin ("vector");`);

    this.addSql(
      `create table "exam_item_statistics" ("version_id" text not null, "count" int not null, "correct" int not null, "rest" bigint not null, "rest_squares" bigint not null, "rest_correct" bigint not null, "computed_at" timestamptz not null, primary key ("version_id"));`,
    );

    this.addSql(
      `create table "review_log" ("user_id" uuid not null, "id" uuid not null, "question" text not null, "rating" text not null, "choice" int not null, "at" timestamptz not null, "reviewed_on" text null, "is_miss" boolean not null, "received_at" timestamptz not null, primary key ("user_id", "id"));`,
    );
    this.addSql(`create index "review_log_replay_index" on "review_log" ("user_id", "question", "at", "id");`);
    this.addSql(`create index "review_log_listing_index" on "review_log" ("user_id", "at", "id");`);

    this.addSql(
      `create table "review_cards" ("user_id" uuid not null, "question" text not null, "due" timestamptz not null, "stability" double precision not null, "difficulty" double precision not null, "scheduled_days" int not null, "learning_steps" int not null, "reps" int not null, "lapses" int not null, "state" int not null, "last_review" timestamptz null, "created_at" timestamptz not null, "put_at" timestamptz null, "out_at" timestamptz null, primary key ("user_id", "question"));`,
    );
    this.addSql(`create index "review_cards_due_index" on "review_cards" ("user_id", "due", "question") where "out_at" is null;`);

    this.addSql(
      `create table "question_history" ("user_id" uuid not null, "question_id" text not null, "times" int not null, "last_correct" boolean null, "last_at" timestamptz null, "last_attempt" uuid null, "is_marked" boolean not null, "marked_at" timestamptz null, primary key ("user_id", "question_id"));`,
    );

    this.addSql(
      `create table "patient_cases" ("id" uuid not null, "user_id" uuid not null, "repeat_id" uuid not null, "code" text not null, "condition_id" text not null, "condition" text not null, "is_solved" boolean not null, "score" smallint not null, "questions" smallint not null, "seconds_told" int not null, "missed" jsonb not null, "result" jsonb not null, "completed_on" text not null, "completed_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "patient_cases_listing_index" on "patient_cases" ("user_id", "completed_at", "id");`);
    this.addSql(`alter table "patient_cases" add constraint "patient_cases_repeat_key" unique ("user_id", "repeat_id");`);

    this.addSql(`alter table "exam_questions" add "sisters" text null, add "origin" text not null default 'content';`);
    this.addSql(`create index "exam_questions_part_index" on "exam_questions" ((hashtextextended("id", 0) & 63));`);
    this.addSql(`create index "exam_questions_retired_index" on "exam_questions" ("id") where "retired_at" is not null;`);
    this.addSql(`alter table "exam_questions" add constraint "exam_questions_origin_check" check ("origin" in ('content', 'import'));`);

    this.addSql(`alter table "exam_question_versions" add "citation" text null;`);

    this.addSql(`alter table "exam_papers" drop constraint "exam_papers_kind_check";`);
    this.addSql(`alter table "exam_papers" add "owner_id" uuid null;`);
    this.addSql(
      `alter table "exam_papers" add constraint "exam_papers_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "exam_papers" alter column "subject" drop not null;`);
    this.addSql(`create index "exam_papers_owner_index" on "exam_papers" ("owner_id");`);
    this.addSql(`alter table "exam_papers" add constraint "exam_papers_kind_check" check ("kind" in ('quiz', 'series', 'block'));`);

    this.addSql(`create index "exam_paper_versions_paper_index" on "exam_paper_versions" ("paper_id");`);

    this.addSql(`alter table "exam_attempts" drop constraint "exam_attempts_kind_check";`);
    this.addSql(`alter table "exam_attempts" add "analysed_at" timestamptz null;`);
    this.addSql(`create index "exam_attempts_unanalysed_index" on "exam_attempts" ("completed_at") where "is_first" and "analysed_at" is null;`);
    this.addSql(`create index "exam_attempts_paper_index" on "exam_attempts" ("paper_id");`);
    this.addSql(`alter table "exam_attempts" add constraint "exam_attempts_kind_check" check ("kind" in ('quiz', 'series', 'block'));`);

    this.addSql(`alter table "exam_responses" add "cause" text null;`);
    this.addSql(`alter table "exam_responses" add constraint "exam_responses_cause_check" check ("cause" in ('knowledge', 'misread', 'reasoning', 'time'));`);

    this.addSql(
      `alter table "user_study_days" add "reviews" int not null default 0, add "retained" int not null default 0, add "patients" int not null default 0, add "solved" int not null default 0, add "reviewed_at" timestamptz null;`,
    );
    this.addSql(`create index "user_study_days_reviewed_index" on "user_study_days" ("user_id", "reviewed_at") where "reviewed_at" is not null;`);

    this.addSql(
      `alter table "exam_question_texts" add constraint "exam_question_texts_question_id_foreign" foreign key ("question_id") references "exam_questions" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "exam_item_statistics" add constraint "exam_item_statistics_version_id_foreign" foreign key ("version_id") references "exam_question_versions" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(`alter table "review_log" add constraint "review_log_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "review_log" add constraint "review_log_rating_check" check ("rating" in ('again', 'hard', 'good', 'easy'));`);

    this.addSql(
      `alter table "review_cards" add constraint "review_cards_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "question_history" add constraint "question_history_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "question_history" add constraint "question_history_question_id_foreign" foreign key ("question_id") references "exam_questions" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "patient_cases" add constraint "patient_cases_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "exam_question_texts" cascade;`);
    this.addSql(`drop table if exists "exam_item_statistics" cascade;`);
    this.addSql(`drop table if exists "review_log" cascade;`);
    this.addSql(`drop table if exists "review_cards" cascade;`);
    this.addSql(`drop table if exists "question_history" cascade;`);
    this.addSql(`drop table if exists "patient_cases" cascade;`);

    this.addSql(`alter table "exam_papers" drop constraint "exam_papers_owner_id_foreign";`);

    this.addSql(`drop index "exam_attempts_unanalysed_index";`);
    this.addSql(`drop index "exam_attempts_paper_index";`);
    this.addSql(`alter table "exam_attempts" drop constraint "exam_attempts_kind_check";`);
    this.addSql(`alter table "exam_attempts" drop column "analysed_at";`);
    this.addSql(`alter table "exam_attempts" add constraint "exam_attempts_kind_check" check ("kind" in ('quiz', 'series'));`);

    this.addSql(`drop index "exam_paper_versions_paper_index";`);

    this.addSql(`drop index "exam_papers_owner_index";`);
    this.addSql(`alter table "exam_papers" drop constraint "exam_papers_kind_check";`);
    this.addSql(`alter table "exam_papers" drop column "owner_id";`);
    this.addSql(`alter table "exam_papers" alter column "subject" set not null;`);
    this.addSql(`alter table "exam_papers" add constraint "exam_papers_kind_check" check ("kind" in ('quiz', 'series'));`);

    this.addSql(`alter table "exam_question_versions" drop column "citation";`);

    this.addSql(`drop index "exam_questions_part_index";`);
    this.addSql(`drop index "exam_questions_retired_index";`);
    this.addSql(`alter table "exam_questions" drop constraint "exam_questions_origin_check";`);
    this.addSql(`alter table "exam_questions" drop column "sisters", drop column "origin";`);

    this.addSql(`alter table "exam_responses" drop constraint "exam_responses_cause_check";`);
    this.addSql(`alter table "exam_responses" drop column "cause";`);

    this.addSql(`drop index "user_study_days_reviewed_index";`);
    this.addSql(
      `alter table "user_study_days" drop column "reviews", drop column "retained", drop column "patients", drop column "solved", drop column "reviewed_at";`,
    );
  }
}
