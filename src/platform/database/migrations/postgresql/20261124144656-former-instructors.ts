import { Migration } from '@mikro-orm/migrations';

export class FormerInstructors extends Migration {
  override up(): void {
    this.addSql(`alter table "batches" no force row level security`);
    this.addSql(`alter table "class_sessions" no force row level security`);
    this.addSql(`alter table "staff" no force row level security`);
    this.addSql(`alter table "batches" add "former_instructor_id" uuid null`);
    this.addSql(
      `alter table "batches" add constraint "batches_academy_id_former_instructor_id_foreign" foreign key ("academy_id", "former_instructor_id") references "staff" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "class_sessions" add "former_instructor_id" uuid null`);
    this.addSql(
      `alter table "class_sessions" add constraint "class_sessions_academy_id_former_instructor_id_foreign" foreign key ("academy_id", "former_instructor_id") references "staff" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "batches" force row level security`);
    this.addSql(`alter table "class_sessions" force row level security`);
    this.addSql(`alter table "staff" force row level security`);
  }
}
