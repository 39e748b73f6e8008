import { Migration } from '@mikro-orm/migrations';

export class Migration20261123093403_account_events extends Migration {
  override name = 'Migration20261123093403_account_events';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "account_events" ("id" uuid not null, "user_id" uuid null, "kind" text not null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "account_events_at_index" on "account_events" ("at");`);
    this.addSql(`create index "account_events_newest_index" on "account_events" ("user_id", "kind", "id");`);

    this.addSql(
      `alter table "account_events" add constraint "account_events_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "account_events" add constraint "account_events_kind_check" check ("kind" in ('signed-in', 'sign-in-failed', 'password-changed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "account_events" cascade;`);
  }
}
