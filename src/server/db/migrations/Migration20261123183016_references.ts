import { Migration } from '@mikro-orm/migrations';

export class Migration20261123183016_references extends Migration {
  override name = 'Migration20261123183016_references';

  override up(): void | Promise<void> {
    // Trusted extensions: whoever owns the database may make them.
    for (const extension of ['pg_trgm', 'unaccent', 'fuzzystrmatch']) this.addSql(`create extension if not exists "${extension}";`);
    // English without accents: Menière is found by meniere.
    this.addSql(`create text search configuration "medical" (copy = english);`);
    this.addSql(`alter text search configuration "medical" alter mapping for hword, hword_part, word with unaccent, english_stem;`);

    this.addSql(`create table "content_stamps" ("name" text not null, "hash" text not null, primary key ("name"));`);

    this.addSql(
      `create table "medical_references" ("id" text not null, "title" text not null, "title_key" text collate "C" not null, "category" text not null, "keywords" jsonb not null, "conditions" jsonb not null, "sections" jsonb not null, "sources" jsonb not null, "reviewed" text not null, "content_hash" text null, "retired_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "medical_references_conditions_index" on "medical_references" using gin ("conditions" jsonb_path_ops);`);

    this.addSql(
      `create table "reference_names" ("kind" text not null, "item" text not null, "folded" text not null, "name" text not null, "is_title" boolean not null, primary key ("kind", "item", "folded"));`,
    );
    this.addSql(`create index "reference_names_prefix_index" on "reference_names" ("folded" text_pattern_ops);`);

    this.addSql(
      `create table "reference_passages" ("kind" text not null, "item" text not null, "section" text not null, "heading" text not null, "text" text not null, "folded" text not null, "vector" tsvector generated always as (to_tsvector('medical'::regconfig, folded)) stored null, "sources" jsonb not null, primary key ("kind", "item", "section"));`,
    );
    this.addSql(`create index "reference_passages_vector_index" on "reference_passages" using gin ("vector");`);

    this.addSql(
      `create table "reference_sources" ("id" text not null, "organisation" text not null, "title" text not null, "year" int null, "url" text not null, "checked_on" text null, "check" text not null, primary key ("id"));`,
    );

    this.addSql(`create table "reference_terms" ("term" text not null, "documents" int not null, primary key ("term"));`);
    this.addSql(`create index "reference_terms_trigrams_index" on "reference_terms" using gin ("term" gin_trgm_ops);`);
    this.addSql(`create index "reference_terms_prefix_index" on "reference_terms" ("term" text_pattern_ops);`);

    this.addSql(
      `create table "reference_entries" ("kind" text not null, "item" text not null, "category" text not null, "title" text not null, "names" text not null, "summary" text not null, "text" text not null, "head" tsvector generated always as (setweight(to_tsvector('medical'::regconfig, title), 'A') || setweight(to_tsvector('medical'::regconfig, names), 'B') || setweight(to_tsvector('medical'::regconfig, summary), 'C')) stored null, "body" tsvector generated always as (to_tsvector('medical'::regconfig, text)) stored null, "hash" text not null, primary key ("kind", "item"));`,
    );
    this.addSql(`create index "reference_entries_head_index" on "reference_entries" using gin ("head");`);
    this.addSql(`create index "reference_entries_body_index" on "reference_entries" using gin ("body");`);
    this.addSql(`create index "reference_entries_condition_head_index" on "reference_entries" using gin ("head") where kind = 'condition';`);
    this.addSql(`create index "reference_entries_condition_body_index" on "reference_entries" using gin ("body") where kind = 'condition';`);
    this.addSql(`create index "reference_entries_titles_index" on "reference_entries" ("kind", "category", "title", "item");`);

    this.addSql(
      `create table "reference_bookmarks" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "item" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "reference_bookmarks_listing_index" on "reference_bookmarks" ("user_id", "created_at", "id");`);
    this.addSql(`alter table "reference_bookmarks" add constraint "reference_bookmarks_once_key" unique ("user_id", "kind", "item");`);

    this.addSql(
      `alter table "medical_references" add constraint "medical_references_category_check" check ("category" in ('infectious-diseases', 'neurology', 'psychiatry', 'cardiology', 'endocrinology', 'gastroenterology', 'pulmonology', 'dermatology', 'orthopedics', 'emergency-medicine', 'paediatrics', 'obstetrics-and-gynaecology', 'nephrology-and-urology', 'haematology-and-oncology', 'rheumatology', 'ophthalmology-and-ent', 'pharmacology', 'toxicology'));`,
    );

    this.addSql(`alter table "reference_names" add constraint "reference_names_kind_check" check ("kind" in ('article', 'condition'));`);

    this.addSql(`alter table "reference_passages" add constraint "reference_passages_kind_check" check ("kind" in ('article', 'condition'));`);

    this.addSql(`alter table "reference_entries" add constraint "reference_entries_kind_check" check ("kind" in ('article', 'condition'));`);

    this.addSql(
      `alter table "reference_bookmarks" add constraint "reference_bookmarks_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "reference_bookmarks" add constraint "reference_bookmarks_kind_check" check ("kind" in ('article', 'condition'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "content_stamps" cascade;`);
    this.addSql(`drop table if exists "medical_references" cascade;`);
    this.addSql(`drop table if exists "reference_names" cascade;`);
    this.addSql(`drop table if exists "reference_passages" cascade;`);
    this.addSql(`drop table if exists "reference_sources" cascade;`);
    this.addSql(`drop table if exists "reference_terms" cascade;`);
    this.addSql(`drop table if exists "reference_entries" cascade;`);
    this.addSql(`drop table if exists "reference_bookmarks" cascade;`);
    this.addSql(`drop text search configuration if exists "medical" cascade;`);
  }
}
