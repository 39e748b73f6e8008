import { Migration } from '@mikro-orm/migrations';

export class Migration20261127171406_progress extends Migration {
  override name = 'Migration20261127171406_progress';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "user_achievements" ("id" uuid not null, "user_id" uuid not null, "type" text not null, "level" text not null, "subject" text null, "exam" text null, "attempt_id" uuid null, "earned_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create unique index "user_achievements_once_key" on "user_achievements" ("user_id", "type", "level", "subject", "exam") nulls not distinct;`);
    this.addSql(`create index "user_achievements_listing_index" on "user_achievements" ("user_id", "earned_at", "id");`);
    this.addSql(`create index "user_achievements_attempt_index" on "user_achievements" ("attempt_id");`);

    this.addSql(
      `create table "user_badges" ("id" uuid not null, "user_id" uuid not null, "name" text not null, "attempt_id" uuid null, "earned_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "user_badges_listing_index" on "user_badges" ("user_id", "earned_at", "id");`);
    this.addSql(`create index "user_badges_attempt_index" on "user_badges" ("attempt_id");`);
    this.addSql(`alter table "user_badges" add constraint "user_badges_once_key" unique ("user_id", "name");`);

    this.addSql(
      `create table "user_progress" ("user_id" uuid not null, "subject" text not null, "exam" text not null, "attempts" int not null, "questions" int not null, "answered" int not null, "tenths" bigint not null, "best" int not null, "current_streak" int not null, "longest_streak" int not null, "right" double precision not null, "asked" double precision not null, "high_scores" int not null, "exam_tests" int not null, "last_at" timestamptz not null, "last_attempt" uuid not null, primary key ("user_id", "subject", "exam"));`,
    );

    this.addSql(
      `create table "user_study_days" ("user_id" uuid not null, "day" text not null, "attempts" int not null, "questions" int not null, primary key ("user_id", "day"));`,
    );

    this.addSql(`alter table "users" add "time_zone" text null;`);

    this.addSql(
      `alter table "exam_attempts" add "completed_on" text null, add "counted_at" timestamptz null, add "is_put_away" boolean not null default false;`,
    );
    // Practice that was put away until now ended at the instant at which an exam on the same paper began.
    this.addSql(
      `update "exam_attempts" practice set "is_put_away" = true where practice."completed_at" is not null and practice."mode" <> 'exam' and exists (select 1 from "exam_attempts" exam where exam."user_id" = practice."user_id" and exam."paper_id" = practice."paper_id" and exam."mode" = 'exam' and exam."created_at" = practice."completed_at");`,
    );
    this.addSql(
      `create index "exam_attempts_uncounted_index" on "exam_attempts" ("user_id") where "completed_at" is not null and "counted_at" is null and not "is_put_away";`,
    );

    this.addSql(
      `alter table "user_achievements" add constraint "user_achievements_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "user_achievements" add constraint "user_achievements_attempt_id_foreign" foreign key ("attempt_id") references "exam_attempts" ("id") on delete set null;`,
    );
    this.addSql(`alter table "user_achievements" add constraint "user_achievements_level_check" check ("level" in ('bronze', 'silver', 'gold', 'platinum'));`);

    this.addSql(`alter table "user_badges" add constraint "user_badges_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(
      `alter table "user_badges" add constraint "user_badges_attempt_id_foreign" foreign key ("attempt_id") references "exam_attempts" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "user_progress" add constraint "user_progress_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "user_study_days" add constraint "user_study_days_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "user_achievements" cascade;`);
    this.addSql(`drop table if exists "user_badges" cascade;`);
    this.addSql(`drop table if exists "user_progress" cascade;`);
    this.addSql(`drop table if exists "user_study_days" cascade;`);

    this.addSql(`drop index "exam_attempts_uncounted_index";`);
    this.addSql(`alter table "exam_attempts" drop column "completed_on", drop column "counted_at", drop column "is_put_away";`);

    this.addSql(`alter table "users" drop column "time_zone";`);
  }
}
