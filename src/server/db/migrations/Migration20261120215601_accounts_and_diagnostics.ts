import { Migration } from '@mikro-orm/migrations';

export class Migration20261120215601_accounts_and_diagnostics extends Migration {
  override name = 'Migration20261120215601_accounts_and_diagnostics';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "users" ("id" uuid not null, "username" text not null, "username_key" text not null, "email" text not null, "email_key" text not null, "password_hash" text not null, "first_name" text null, "last_name" text null, "profession" text null, "institution" text null, "subscription_tier" text not null default 'free', "is_admin" boolean not null default false, "is_demo" boolean not null default false, "disabled_at" timestamptz null, "last_login_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "users" add constraint "users_username_key" unique ("username_key");`);
    this.addSql(`alter table "users" add constraint "users_email_key" unique ("email_key");`);

    this.addSql(
      `create table "diagnostic_sessions" ("id" uuid not null, "user_id" uuid not null, "symptoms" text not null, "duration" text null, "severity" smallint not null, "patient_age" smallint null, "patient_gender" text null, "medical_history" text null, "answers" jsonb not null, "analysis" jsonb not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "diagnostic_sessions_listing_index" on "diagnostic_sessions" ("user_id", "created_at", "id");`);

    this.addSql(
      `create table "auth_sessions" ("key" text not null, "user_id" uuid not null, "created_at" timestamptz not null, "last_seen_at" timestamptz not null, primary key ("key"));`,
    );
    this.addSql(`create index "auth_sessions_user_index" on "auth_sessions" ("user_id");`);
    this.addSql(`create index "auth_sessions_last_seen_index" on "auth_sessions" ("last_seen_at");`);

    this.addSql(`alter table "users" add constraint "users_subscription_tier_check" check ("subscription_tier" in ('free', 'professional', 'enterprise'));`);

    this.addSql(
      `alter table "diagnostic_sessions" add constraint "diagnostic_sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "diagnostic_sessions" add constraint "diagnostic_sessions_patient_gender_check" check ("patient_gender" in ('male', 'female', 'other'));`,
    );

    this.addSql(
      `alter table "auth_sessions" add constraint "auth_sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "diagnostic_sessions" drop constraint "diagnostic_sessions_user_id_foreign";`);
    this.addSql(`alter table "auth_sessions" drop constraint "auth_sessions_user_id_foreign";`);

    this.addSql(`drop table if exists "users" cascade;`);
    this.addSql(`drop table if exists "diagnostic_sessions" cascade;`);
    this.addSql(`drop table if exists "auth_sessions" cascade;`);
  }
}
