import { Migration } from '@mikro-orm/migrations';

export class Migration20261127212321_imported_questions extends Migration {
  override name = 'Migration20261127212321_imported_questions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "exam_questions" add "origin" text not null default 'content';`);
    this.addSql(`alter table "exam_questions" add constraint "exam_questions_origin_check" check ("origin" in ('content', 'import'));`);

    this.addSql(`alter table "exam_question_versions" add "citation" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "exam_question_versions" drop column "citation";`);

    this.addSql(`alter table "exam_questions" drop constraint "exam_questions_origin_check";`);
    this.addSql(`alter table "exam_questions" drop column "origin";`);
  }
}
