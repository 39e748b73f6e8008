import { Migration } from '@mikro-orm/migrations';

export class Migration20261127181257_profile extends Migration {
  override name = 'Migration20261127181257_profile';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "preferences" jsonb null, add "deletion_requested_at" timestamptz null;`);
    this.addSql(`create index "users_deletion_index" on "users" ("deletion_requested_at") where "deletion_requested_at" is not null;`);

    this.addSql(`alter table "auth_sessions" add "device" text null;`);

    this.addSql(`alter table "ai_answers" add "asked" text null;`);

    this.addSql(`alter table "account_events" drop constraint "account_events_kind_check";`);
    this.addSql(`alter table "account_events" add "pseudonym" uuid null;`);
    this.addSql(`create index "account_events_listing_index" on "account_events" ("user_id", "at", "id");`);
    this.addSql(`create index "account_events_unknown_index" on "account_events" ("kind", "id") where "user_id" is null and "pseudonym" is null;`);
    this.addSql(
      `alter table "account_events" add constraint "account_events_kind_check" check ("kind" in ('signed-in', 'sign-in-failed', 'password-changed', 'deletion-requested', 'deletion-undone'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "account_events_listing_index";`);
    this.addSql(`drop index "account_events_unknown_index";`);
    this.addSql(`alter table "account_events" drop constraint "account_events_kind_check";`);
    this.addSql(`alter table "account_events" drop column "pseudonym";`);
    this.addSql(
      `alter table "account_events" add constraint "account_events_kind_check" check ("kind" in ('signed-in', 'sign-in-failed', 'password-changed'));`,
    );

    this.addSql(`alter table "ai_answers" drop column "asked";`);

    this.addSql(`alter table "auth_sessions" drop column "device";`);

    this.addSql(`drop index "users_deletion_index";`);
    this.addSql(`alter table "users" drop column "preferences", drop column "deletion_requested_at";`);
  }
}
