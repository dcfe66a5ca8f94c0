import { Migration } from '@mikro-orm/migrations';

export class Materials extends Migration {
  override up(): void {
    this.addSql(`alter table "batches" no force row level security`);
    this.addSql(`alter table "class_sessions" no force row level security`);
    this.addSql(`alter table "courses" no force row level security`);
    this.addSql(`alter table "students" no force row level security`);
    this.addSql(
      `create table "materials" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "title" varchar(255) not null, "description" text null, "file_id" uuid null, "url" varchar(2048) null, "course_id" uuid null, "batch_id" uuid null, "session_id" uuid null, "place_id" uuid not null, "section" varchar(100) null, "position" int not null, "status" text not null default 'draft', "visible_from" date null, "visible_until" date null, "audience" text not null default 'enrolled', primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "materials_academy_id_file_id_id_index" on "materials" ("academy_id", "file_id", "id")`);
    this.addSql(
      `create index "materials_academy_id_course_id_position_id_index" on "materials" ("academy_id", "course_id", "position", "id")`,
    );
    this.addSql(
      `create index "materials_academy_id_batch_id_position_id_index" on "materials" ("academy_id", "batch_id", "position", "id")`,
    );
    this.addSql(
      `create index "materials_academy_id_session_id_position_id_index" on "materials" ("academy_id", "session_id", "position", "id")`,
    );
    this.addSql(
      `create index "materials_academy_id_place_id_position_id_deleted_at_index" on "materials" ("academy_id", "place_id", "position", "id", "deleted_at") where deleted_at is null`,
    );
    this.addSql(
      `create index "materials_academy_id_created_at_id_deleted_at_index" on "materials" ("academy_id", "created_at", "id", "deleted_at") where deleted_at is null`,
    );
    this.addSql(
      `create index "materials_academy_id_updated_at_id_deleted_at_index" on "materials" ("academy_id", "updated_at", "id", "deleted_at") where deleted_at is null`,
    );
    this.addSql(
      `create index "materials_academy_id_position_id_deleted_at_index" on "materials" ("academy_id", "position", "id", "deleted_at") where deleted_at is null`,
    );
    this.addSql(
      `create index "materials_academy_id_status_position_id_deleted_at_index" on "materials" ("academy_id", "status", "position", "id", "deleted_at") where deleted_at is null`,
    );
    this.addSql(
      `create index "materials_academy_id_audience_position_id_deleted_at_index" on "materials" ("academy_id", "audience", "position", "id", "deleted_at") where deleted_at is null`,
    );
    this.addSql(
      `create table "material_views" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "material_id" uuid not null, "student_id" uuid not null, "first_viewed_at" timestamptz(3) not null, "last_viewed_at" timestamptz(3) not null, "count" int not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "material_views_academy_id_created_at_id_index" on "material_views" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "material_views_academy_id_updated_at_id_index" on "material_views" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "material_views_academy_id_material_id_created_at_id_index" on "material_views" ("academy_id", "material_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "material_views_academy_id_student_id_id_index" on "material_views" ("academy_id", "student_id", "id")`,
    );
    this.addSql(
      `alter table "material_views" add constraint "material_views_one_unique" unique ("academy_id", "material_id", "student_id")`,
    );
    this.addSql(
      `alter table "materials" add constraint "materials_academy_id_course_id_foreign" foreign key ("academy_id", "course_id") references "courses" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "materials" add constraint "materials_academy_id_batch_id_foreign" foreign key ("academy_id", "batch_id") references "batches" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "materials" add constraint "materials_academy_id_session_id_foreign" foreign key ("academy_id", "session_id") references "class_sessions" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "materials" add constraint "materials_file_or_url_check" check (deleted_at is not null or (file_id is null) <> (url is null))`,
    );
    this.addSql(`alter table "materials" add constraint "materials_one_place_check" check (case when course_id is null then 0 else 1 end + case when batch_id is null then 0 else 1 end
    + case when session_id is null then 0 else 1 end = 1)`);
    this.addSql(
      `alter table "materials" add constraint "materials_status_check" check ("status" in ('draft', 'published', 'archived'))`,
    );
    this.addSql(
      `alter table "materials" add constraint "materials_audience_check" check ("audience" in ('enrolled', 'parents', 'staff'))`,
    );
    this.addSql(`alter table "materials" enable row level security`);
    this.addSql(
      `create policy "materials_tenant" on "materials" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "material_views" add constraint "material_views_academy_id_material_id_foreign" foreign key ("academy_id", "material_id") references "materials" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "material_views" add constraint "material_views_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "material_views" enable row level security`);
    this.addSql(
      `create policy "material_views_tenant" on "material_views" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "materials" force row level security`);
    this.addSql(`alter table "material_views" force row level security`);
    this.addSql(`alter table "batches" force row level security`);
    this.addSql(`alter table "class_sessions" force row level security`);
    this.addSql(`alter table "courses" force row level security`);
    this.addSql(`alter table "students" force row level security`);
    this.addSql(`grant select, insert, update, delete on "material_views" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "materials" to academy_tenant`);
  }
}
