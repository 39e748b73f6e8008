import { Migration } from '@mikro-orm/migrations';

export class Migration20261122210905_what_lists_show extends Migration {
  override name = 'Migration20261122210905_what_lists_show';

  override up(): void | Promise<void> {
    this.addSql(`alter table "diagnostic_sessions" add "listed_suggestions" jsonb null;`);
    this.addSql(
      `update "diagnostic_sessions" set "listed_suggestions" = coalesce((select jsonb_agg(jsonb_build_object('condition', one -> 'condition', 'probability', one -> 'probability', 'description', one -> 'description', 'reference', one -> 'reference') order by place) from jsonb_array_elements("analysis" -> 'suggestions') with ordinality as suggestion(one, place)), '[]');`,
    );
    this.addSql(`alter table "diagnostic_sessions" alter column "listed_suggestions" set not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "diagnostic_sessions" drop column "listed_suggestions";`);
  }
}
