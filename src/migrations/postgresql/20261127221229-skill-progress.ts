import { Migration } from '@mikro-orm/migrations';

export class SkillProgress extends Migration {
  override up(): void {
    this.addSql(`alter table "levels" no force row level security`);
    this.addSql(`alter table "skills" no force row level security`);
    this.addSql(`alter table "students" no force row level security`);
    this.addSql(`alter table "tracks" no force row level security`);
    this.addSql(
      `create table "student_levels" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "student_id" uuid not null, "track_id" uuid not null, "level_id" uuid not null, "from" date not null, "promoted_by" uuid not null, "reason" varchar(255) null, "undone_at" timestamptz(3) null, "undo_reason" varchar(255) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "student_levels_held_index" on "student_levels" ("academy_id", "student_id", "track_id", "created_at", "id") where undone_at is null`,
    );
    this.addSql(
      `create index "student_levels_academy_id_created_at_id_index" on "student_levels" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "student_levels_academy_id_promoted_by_id_index" on "student_levels" ("academy_id", "promoted_by", "id")`,
    );
    this.addSql(
      `create index "student_levels_academy_id_updated_at_id_index" on "student_levels" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "student_levels_academy_id_student_id_created_at_id_index" on "student_levels" ("academy_id", "student_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "student_levels_academy_id_track_id_created_at_id_index" on "student_levels" ("academy_id", "track_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "student_levels_academy_id_level_id_created_at_id_index" on "student_levels" ("academy_id", "level_id", "created_at", "id")`,
    );
    this.addSql(
      `create table "skill_marks" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "student_id" uuid not null, "skill_id" uuid not null, "status" text not null, "marked_by" uuid not null, "marked_at" timestamptz(3) not null, "voided_at" timestamptz(3) null, "void_reason" varchar(255) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "skill_marks_in_force_index" on "skill_marks" ("academy_id", "student_id", "skill_id", "marked_at", "id") where voided_at is null`,
    );
    this.addSql(
      `create index "skill_marks_academy_id_created_at_id_index" on "skill_marks" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "skill_marks_academy_id_marked_by_id_index" on "skill_marks" ("academy_id", "marked_by", "id")`,
    );
    this.addSql(
      `create index "skill_marks_academy_id_updated_at_id_index" on "skill_marks" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "skill_marks_academy_id_status_created_at_id_index" on "skill_marks" ("academy_id", "status", "created_at", "id")`,
    );
    this.addSql(
      `create index "skill_marks_academy_id_student_id_created_at_id_index" on "skill_marks" ("academy_id", "student_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "skill_marks_academy_id_skill_id_created_at_id_index" on "skill_marks" ("academy_id", "skill_id", "created_at", "id")`,
    );
    this.addSql(
      `alter table "student_levels" add constraint "student_levels_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "student_levels" add constraint "student_levels_academy_id_track_id_foreign" foreign key ("academy_id", "track_id") references "tracks" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "student_levels" add constraint "student_levels_academy_id_level_id_foreign" foreign key ("academy_id", "level_id") references "levels" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "student_levels" add constraint "student_levels_promoted_by_foreign" foreign key ("promoted_by") references "users" ("id") on delete restrict`,
    );
    this.addSql(`alter table "student_levels" enable row level security`);
    this.addSql(
      `create policy "student_levels_tenant" on "student_levels" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "skill_marks" add constraint "skill_marks_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "skill_marks" add constraint "skill_marks_academy_id_skill_id_foreign" foreign key ("academy_id", "skill_id") references "skills" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "skill_marks" add constraint "skill_marks_marked_by_foreign" foreign key ("marked_by") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "skill_marks" add constraint "skill_marks_status_check" check ("status" in ('introduced', 'practising', 'achieved'))`,
    );
    this.addSql(`alter table "skill_marks" enable row level security`);
    this.addSql(
      `create policy "skill_marks_tenant" on "skill_marks" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "student_levels" force row level security`);
    this.addSql(`alter table "skill_marks" force row level security`);
    this.addSql(`alter table "levels" force row level security`);
    this.addSql(`alter table "skills" force row level security`);
    this.addSql(`alter table "students" force row level security`);
    this.addSql(`alter table "tracks" force row level security`);
    this.addSql(`grant select, insert, update, delete on "student_levels" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "skill_marks" to academy_tenant`);
  }
}
