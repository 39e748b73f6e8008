import { Migration } from '@mikro-orm/migrations';

export class Migration20261127215301_question_bank extends Migration {
  override name = 'Migration20261127215301_question_bank';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "exam_question_texts" ("question_id" text not null, "made_of" text not null, "text" text not null, "vector" tsvector generated always as (to_tsvector('medical'::regconfig, text)) stored null, primary key ("question_id"));`,
    );
    this.addSql(`create index "exam_question_texts_vector_index" on "exam_question_texts" using gin ("vector");`);

    this.addSql(
      `create table "exam_item_statistics" ("version_id" text not null, "count" int not null, "correct" int not null, "rest" bigint not null, "rest_squares" bigint not null, "rest_correct" bigint not null, "computed_at" timestamptz not null, primary key ("version_id"));`,
    );

    this.addSql(
      `create table "question_history" ("user_id" uuid not null, "question_id" text not null, "times" int not null, "last_correct" boolean null, "last_at" timestamptz null, "last_attempt" uuid null, "is_marked" boolean not null, "marked_at" timestamptz null, primary key ("user_id", "question_id"));`,
    );

    this.addSql(`alter table "exam_questions" add "sisters" text null;`);
    this.addSql(`create index "exam_questions_part_index" on "exam_questions" ((hashtextextended("id", 0) & 63));`);

    this.addSql(`alter table "exam_papers" drop constraint "exam_papers_kind_check";`);
    this.addSql(`alter table "exam_papers" add "owner_id" uuid null;`);
    this.addSql(
      `alter table "exam_papers" add constraint "exam_papers_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "exam_papers" alter column "subject" drop not null;`);
    this.addSql(`create index "exam_papers_owner_index" on "exam_papers" ("owner_id");`);
    this.addSql(`alter table "exam_papers" add constraint "exam_papers_kind_check" check ("kind" in ('quiz', 'series', 'block'));`);

    this.addSql(`alter table "exam_attempts" drop constraint "exam_attempts_kind_check";`);
    this.addSql(`alter table "exam_attempts" add "analysed_at" timestamptz null;`);
    this.addSql(`create index "exam_attempts_unanalysed_index" on "exam_attempts" ("completed_at") where "is_first" and "analysed_at" is null;`);
    this.addSql(`create index "exam_attempts_paper_index" on "exam_attempts" ("paper_id");`);
    this.addSql(`alter table "exam_attempts" add constraint "exam_attempts_kind_check" check ("kind" in ('quiz', 'series', 'block'));`);

    this.addSql(`alter table "exam_responses" add "cause" text null;`);
    this.addSql(`alter table "exam_responses" add constraint "exam_responses_cause_check" check ("cause" in ('knowledge', 'misread', 'reasoning', 'time'));`);

    this.addSql(
      `alter table "exam_question_texts" add constraint "exam_question_texts_question_id_foreign" foreign key ("question_id") references "exam_questions" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "exam_item_statistics" add constraint "exam_item_statistics_version_id_foreign" foreign key ("version_id") references "exam_question_versions" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "question_history" add constraint "question_history_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "question_history" add constraint "question_history_question_id_foreign" foreign key ("question_id") references "exam_questions" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "exam_question_texts" cascade;`);
    this.addSql(`drop table if exists "exam_item_statistics" cascade;`);
    this.addSql(`drop table if exists "question_history" cascade;`);

    this.addSql(`alter table "exam_papers" drop constraint "exam_papers_owner_id_foreign";`);

    this.addSql(`drop index "exam_attempts_unanalysed_index";`);
    this.addSql(`drop index "exam_attempts_paper_index";`);
    this.addSql(`alter table "exam_attempts" drop constraint "exam_attempts_kind_check";`);
    this.addSql(`alter table "exam_attempts" drop column "analysed_at";`);
    this.addSql(`alter table "exam_attempts" add constraint "exam_attempts_kind_check" check ("kind" in ('quiz', 'series'));`);

    this.addSql(`drop index "exam_papers_owner_index";`);
    this.addSql(`alter table "exam_papers" drop constraint "exam_papers_kind_check";`);
    this.addSql(`alter table "exam_papers" drop column "owner_id";`);
    this.addSql(`alter table "exam_papers" alter column "subject" set not null;`);
    this.addSql(`alter table "exam_papers" add constraint "exam_papers_kind_check" check ("kind" in ('quiz', 'series'));`);

    this.addSql(`drop index "exam_questions_part_index";`);
    this.addSql(`alter table "exam_questions" drop column "sisters";`);

    this.addSql(`alter table "exam_responses" drop constraint "exam_responses_cause_check";`);
    this.addSql(`alter table "exam_responses" drop column "cause";`);
  }
}
