import { Migration } from '@mikro-orm/migrations';

export class Migration20261123224909_reference_texts extends Migration {
  override name = 'Migration20261123224909_reference_texts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "reference_texts" ("kind" text not null, "item" text not null, "category" text not null, "text" text not null, "body" tsvector generated always as (to_tsvector('medical'::regconfig, text)) stored null, primary key ("kind", "item"));`,
    );
    this.addSql(`create index "reference_texts_body_index" on "reference_texts" using gin ("body");`);
    this.addSql(`create index "reference_texts_condition_body_index" on "reference_texts" using gin ("body") where kind = 'condition';`);
    this.addSql(`insert into "reference_texts" ("kind", "item", "category", "text") select "kind", "item", "category", "text" from "reference_entries";`);
    // Compressed before it is put beside the row: thousands of heads are ranked at once.
    this.addSql(`alter table "reference_entries" alter column "head" set storage main;`);

    this.addSql(`drop index "reference_entries_body_index";`);
    this.addSql(`drop index "reference_entries_condition_body_index";`);
    this.addSql(`alter table "reference_entries" drop column "body", drop column "text";`);

    this.addSql(`alter table "reference_texts" add constraint "reference_texts_kind_check" check ("kind" in ('article', 'condition'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "reference_entries" add "text" text not null default '';`);
    this.addSql(`update "reference_entries" e set "text" = t."text" from "reference_texts" t where t."kind" = e."kind" and t."item" = e."item";`);
    this.addSql(`alter table "reference_entries" alter column "text" drop default;`);
    this.addSql(`alter table "reference_entries" add "body" tsvector generated always as (to_tsvector('medical'::regconfig, text)) stored null;`);
    this.addSql(`alter table "reference_entries" alter column "head" set storage extended;`);
    this.addSql(`create index "reference_entries_body_index" on "reference_entries" using gin ("body");`);
    this.addSql(`create index "reference_entries_condition_body_index" on "reference_entries" using gin ("body") where kind = 'condition';`);
    this.addSql(`drop table "reference_texts" cascade;`);
  }
}
