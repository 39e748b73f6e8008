import { Migration } from '@mikro-orm/migrations';

export class Migration20261124034933_ai_answers extends Migration {
  override name = 'Migration20261124034933_ai_answers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ai_answers" ("id" uuid not null, "user_id" uuid not null, "session_id" uuid null, "kind" text not null, "state" text not null, "partial_reason" text null, "failure" text null, "engine" text not null, "model" text null, "text" text not null, "result" jsonb null, "rating" text null, "prompt_tokens" int null, "completion_tokens" int null, "first_piece_ms" int null, "whole_ms" int null, "stop_requested_at" timestamptz null, "beat_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "ai_answers_user_index" on "ai_answers" ("user_id", "created_at", "id");`);
    this.addSql(`create index "ai_answers_session_index" on "ai_answers" ("session_id", "kind", "created_at");`);

    this.addSql(`alter table "ai_answers" add constraint "ai_answers_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(
      `alter table "ai_answers" add constraint "ai_answers_session_id_foreign" foreign key ("session_id") references "diagnostic_sessions" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "ai_answers" add constraint "ai_answers_kind_check" check ("kind" in ('diagnosis', 'treatment', 'reference'));`);
    this.addSql(`alter table "ai_answers" add constraint "ai_answers_state_check" check ("state" in ('running', 'complete', 'partial', 'failed'));`);
    this.addSql(
      `alter table "ai_answers" add constraint "ai_answers_partial_reason_check" check ("partial_reason" in ('stopped', 'cut', 'timeout', 'length', 'interrupted'));`,
    );
    this.addSql(`alter table "ai_answers" add constraint "ai_answers_engine_check" check ("engine" in ('embedded', 'provider'));`);
    this.addSql(`alter table "ai_answers" add constraint "ai_answers_rating_check" check ("rating" in ('up', 'down'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ai_answers" cascade;`);
  }
}
