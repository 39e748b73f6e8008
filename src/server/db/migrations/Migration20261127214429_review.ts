import { Migration } from '@mikro-orm/migrations';

export class Migration20261127214429_review extends Migration {
  override name = 'Migration20261127214429_review';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review_log" ("user_id" uuid not null, "id" uuid not null, "question" text not null, "rating" text not null, "choice" int not null, "at" timestamptz not null, "reviewed_on" text null, "is_miss" boolean not null, "received_at" timestamptz not null, primary key ("user_id", "id"));`,
    );
    this.addSql(`create index "review_log_replay_index" on "review_log" ("user_id", "question", "at", "id");`);
    this.addSql(`create index "review_log_listing_index" on "review_log" ("user_id", "at", "id");`);

    this.addSql(
      `create table "review_cards" ("user_id" uuid not null, "question" text not null, "due" timestamptz not null, "stability" double precision not null, "difficulty" double precision not null, "scheduled_days" int not null, "learning_steps" int not null, "reps" int not null, "lapses" int not null, "state" int not null, "last_review" timestamptz null, "created_at" timestamptz not null, "put_at" timestamptz null, "out_at" timestamptz null, primary key ("user_id", "question"));`,
    );
    this.addSql(`create index "review_cards_due_index" on "review_cards" ("user_id", "due", "question") where "out_at" is null;`);

    this.addSql(`create index "exam_questions_retired_index" on "exam_questions" ("id") where "retired_at" is not null;`);

    this.addSql(
      `alter table "user_study_days" add "reviews" int not null default 0, add "retained" int not null default 0, add "patients" int not null default 0, add "solved" int not null default 0, add "reviewed_at" timestamptz null;`,
    );
    this.addSql(`create index "user_study_days_reviewed_index" on "user_study_days" ("user_id", "reviewed_at") where "reviewed_at" is not null;`);

    this.addSql(`alter table "review_log" add constraint "review_log_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "review_log" add constraint "review_log_rating_check" check ("rating" in ('again', 'hard', 'good', 'easy'));`);

    this.addSql(
      `alter table "review_cards" add constraint "review_cards_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "review_log" cascade;`);
    this.addSql(`drop table if exists "review_cards" cascade;`);

    this.addSql(`drop index "exam_questions_retired_index";`);

    this.addSql(`drop index "user_study_days_reviewed_index";`);
    this.addSql(
      `alter table "user_study_days" drop column "reviews", drop column "retained", drop column "patients", drop column "solved", drop column "reviewed_at";`,
    );
  }
}
