import { Migration } from '@mikro-orm/migrations';

export class FinalGrades extends Migration {
  override up(): void {
    this.addSql(`alter table "enrollments" no force row level security`);
    this.addSql(`alter table "terms" no force row level security`);
    this.addSql(
      `create table "term_comments" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "enrollment_id" uuid not null, "term_id" uuid not null, "text" varchar(2000) not null, "status" text not null default 'draft', primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "term_comments_academy_id_enrollment_id_created_at_id_index" on "term_comments" ("academy_id", "enrollment_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "term_comments_academy_id_created_at_id_index" on "term_comments" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "term_comments_academy_id_updated_at_id_index" on "term_comments" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "term_comments_academy_id_term_id_created_at_id_index" on "term_comments" ("academy_id", "term_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "term_comments_academy_id_status_created_at_id_index" on "term_comments" ("academy_id", "status", "created_at", "id")`,
    );
    this.addSql(
      `create unique index "term_comments_academy_id_enrollment_id_term_id_unique" on "term_comments" ("academy_id", "enrollment_id", "term_id") where deleted_at is null`,
    );
    this.addSql(
      `create table "final_grades" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "enrollment_id" uuid not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `alter table "final_grades" add constraint "final_grades_one_unique" unique ("academy_id", "enrollment_id")`,
    );
    this.addSql(
      `alter table "term_comments" add constraint "term_comments_academy_id_enrollment_id_foreign" foreign key ("academy_id", "enrollment_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "term_comments" add constraint "term_comments_academy_id_term_id_foreign" foreign key ("academy_id", "term_id") references "terms" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "term_comments" add constraint "term_comments_status_check" check ("status" in ('draft', 'published'))`,
    );
    this.addSql(`alter table "term_comments" enable row level security`);
    this.addSql(
      `create policy "term_comments_tenant" on "term_comments" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "final_grades" add constraint "final_grades_academy_id_enrollment_id_foreign" foreign key ("academy_id", "enrollment_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "final_grades" enable row level security`);
    this.addSql(
      `create policy "final_grades_tenant" on "final_grades" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "term_comments" force row level security`);
    this.addSql(`alter table "final_grades" force row level security`);
    this.addSql(`alter table "enrollments" force row level security`);
    this.addSql(`alter table "terms" force row level security`);
    this.addSql(`grant select, insert, update, delete on "term_comments" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "final_grades" to academy_tenant`);
  }
}
