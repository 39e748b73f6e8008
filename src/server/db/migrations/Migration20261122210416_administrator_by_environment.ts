import { Migration } from '@mikro-orm/migrations';

export class Migration20261122210416_administrator_by_environment extends Migration {
  override name = 'Migration20261122210416_administrator_by_environment';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "is_admin_by_environment" boolean not null default false;`);
    // Until now nothing but the environment made administrators.
    this.addSql(`update "users" set "is_admin_by_environment" = true where "is_admin" and not "is_demo";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop column "is_admin_by_environment";`);
  }
}
