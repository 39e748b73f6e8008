import { Migration } from '@mikro-orm/migrations';

export class Migration20261127212851_patients extends Migration {
  override name = 'Migration20261127212851_patients';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "patient_cases" ("id" uuid not null, "user_id" uuid not null, "repeat_id" uuid not null, "code" text not null, "condition_id" text not null, "condition" text not null, "is_solved" boolean not null, "score" smallint not null, "questions" smallint not null, "seconds_told" int not null, "missed" jsonb not null, "result" jsonb not null, "completed_on" text not null, "completed_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "patient_cases_listing_index" on "patient_cases" ("user_id", "completed_at", "id");`);
    this.addSql(`alter table "patient_cases" add constraint "patient_cases_repeat_key" unique ("user_id", "repeat_id");`);

    this.addSql(
      `alter table "patient_cases" add constraint "patient_cases_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "patient_cases" cascade;`);
  }
}
