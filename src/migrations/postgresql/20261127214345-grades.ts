import { Migration } from '@mikro-orm/migrations';

export class Grades extends Migration {
  override up(): void {
    this.addSql(`alter table "batches" no force row level security`);
    this.addSql(`alter table "students" no force row level security`);
    this.addSql(`alter table "terms" no force row level security`);
    this.addSql(
      `create table "grade_scales" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(100) not null, "bands" jsonb not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "grade_scales_academy_id_created_at_id_index" on "grade_scales" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "grade_scales_academy_id_updated_at_id_index" on "grade_scales" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "grade_scales_academy_id_name_id_index" on "grade_scales" ("academy_id", "name", "id")`);
    this.addSql(
      `create table "grade_averages" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "batch_id" uuid not null, "student_id" uuid not null, "term_key" uuid not null, "average" int null, "published_average" int null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "grade_averages_academy_id_student_id_id_index" on "grade_averages" ("academy_id", "student_id", "id")`,
    );
    this.addSql(
      `alter table "grade_averages" add constraint "grade_averages_one_unique" unique ("academy_id", "batch_id", "student_id", "term_key")`,
    );
    this.addSql(
      `create table "assessments" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "batch_id" uuid not null, "term_id" uuid null, "title" varchar(255) not null, "kind" text not null, "date" date null, "max_score" int not null, "weight" int not null default 1, "status" text not null default 'draft', "publish_at" timestamptz(3) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "assessments_academy_id_batch_id_created_at_id_index" on "assessments" ("academy_id", "batch_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "assessments_academy_id_created_at_id_index" on "assessments" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "assessments_academy_id_updated_at_id_index" on "assessments" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "assessments_academy_id_term_id_id_index" on "assessments" ("academy_id", "term_id", "id")`,
    );
    this.addSql(
      `create index "assessments_academy_id_status_created_at_id_index" on "assessments" ("academy_id", "status", "created_at", "id")`,
    );
    this.addSql(
      `create index "assessments_academy_id_kind_created_at_id_index" on "assessments" ("academy_id", "kind", "created_at", "id")`,
    );
    this.addSql(
      `create table "results" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "assessment_id" uuid not null, "student_id" uuid not null, "batch_id" uuid not null, "status" text not null, "score" int null, "feedback" text null, "graded_by" uuid not null, "graded_at" timestamptz(3) not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "results_of_student_in_batch_index" on "results" ("academy_id", "batch_id", "student_id", "id")`,
    );
    this.addSql(
      `create index "results_academy_id_student_id_created_at_id_index" on "results" ("academy_id", "student_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "results_academy_id_batch_id_created_at_id_index" on "results" ("academy_id", "batch_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "results_academy_id_assessment_id_created_at_id_index" on "results" ("academy_id", "assessment_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "results_academy_id_created_at_id_index" on "results" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "results_academy_id_updated_at_id_index" on "results" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "results_academy_id_status_created_at_id_index" on "results" ("academy_id", "status", "created_at", "id")`,
    );
    this.addSql(`create index "results_academy_id_graded_by_id_index" on "results" ("academy_id", "graded_by", "id")`);
    this.addSql(
      `alter table "results" add constraint "results_academy_id_assessment_id_student_id_unique" unique ("academy_id", "assessment_id", "student_id")`,
    );
    this.addSql(
      `create table "result_history" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "result_id" uuid not null, "status" text not null, "score" int null, "feedback" text null, "graded_by" uuid not null, "graded_at" timestamptz(3) not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "result_history_academy_id_result_id_created_at_id_index" on "result_history" ("academy_id", "result_id", "created_at", "id")`,
    );
    this.addSql(`alter table "grade_scales" enable row level security`);
    this.addSql(
      `create policy "grade_scales_tenant" on "grade_scales" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "grade_averages" add constraint "grade_averages_academy_id_batch_id_foreign" foreign key ("academy_id", "batch_id") references "batches" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "grade_averages" add constraint "grade_averages_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "grade_averages" enable row level security`);
    this.addSql(
      `create policy "grade_averages_tenant" on "grade_averages" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "assessments" add constraint "assessments_academy_id_batch_id_foreign" foreign key ("academy_id", "batch_id") references "batches" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "assessments" add constraint "assessments_academy_id_term_id_foreign" foreign key ("academy_id", "term_id") references "terms" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "assessments" add constraint "assessments_kind_check" check ("kind" in ('exam', 'quiz', 'assignment', 'performance', 'other'))`,
    );
    this.addSql(
      `alter table "assessments" add constraint "assessments_status_check" check ("status" in ('draft', 'published', 'archived'))`,
    );
    this.addSql(`alter table "assessments" enable row level security`);
    this.addSql(
      `create policy "assessments_tenant" on "assessments" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "results" add constraint "results_academy_id_assessment_id_foreign" foreign key ("academy_id", "assessment_id") references "assessments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "results" add constraint "results_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "results" add constraint "results_academy_id_batch_id_foreign" foreign key ("academy_id", "batch_id") references "batches" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "results" add constraint "results_graded_by_foreign" foreign key ("graded_by") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "results" add constraint "results_status_check" check ("status" in ('pending', 'graded', 'missing', 'excused'))`,
    );
    this.addSql(`alter table "results" enable row level security`);
    this.addSql(
      `create policy "results_tenant" on "results" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "result_history" add constraint "result_history_academy_id_result_id_foreign" foreign key ("academy_id", "result_id") references "results" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "result_history" add constraint "result_history_status_check" check ("status" in ('pending', 'graded', 'missing', 'excused'))`,
    );
    this.addSql(`alter table "result_history" enable row level security`);
    this.addSql(
      `create policy "result_history_tenant" on "result_history" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "grade_scales" force row level security`);
    this.addSql(`alter table "grade_averages" force row level security`);
    this.addSql(`alter table "assessments" force row level security`);
    this.addSql(`alter table "results" force row level security`);
    this.addSql(`alter table "result_history" force row level security`);
    this.addSql(`alter table "batches" force row level security`);
    this.addSql(`alter table "students" force row level security`);
    this.addSql(`alter table "terms" force row level security`);
    this.addSql(`grant select, insert, update, delete on "result_history" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "results" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "grade_scales" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "grade_averages" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "assessments" to academy_tenant`);
  }
}
