import { Migration } from '@mikro-orm/migrations';

export class Certificates extends Migration {
  override up(): void {
    this.addSql(`alter table "courses" no force row level security`);
    this.addSql(`alter table "enrollments" no force row level security`);
    this.addSql(`alter table "levels" no force row level security`);
    this.addSql(`alter table "students" no force row level security`);
    this.addSql(
      `create table "certificate_counters" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "last_number" int not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `alter table "certificate_counters" add constraint "certificate_counters_academy_id_unique" unique ("academy_id")`,
    );
    this.addSql(
      `create table "certificate_templates" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(100) not null, "title" varchar(100) not null, "body" varchar(2000) not null, "signatories" jsonb not null, "background_file_id" uuid null, "valid_months" int null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "certificate_templates_academy_id_created_at_id_index" on "certificate_templates" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "certificate_templates_academy_id_updated_at_id_index" on "certificate_templates" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "certificate_templates_academy_id_name_id_index" on "certificate_templates" ("academy_id", "name", "id")`,
    );
    this.addSql(
      `create table "certificates" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "number" varchar(20) not null, "code" varchar(16) not null, "student_id" uuid not null, "enrollment_id" uuid null, "level_id" uuid null, "template_id" uuid null, "snapshot" jsonb null, "background_file_id" uuid null, "logo_file_id" uuid null, "issued_at" timestamptz(3) not null, "issued_by" uuid null, "expires_on" date null, "state" text not null default 'issued', "override_reason" varchar(255) null, "revoke_reason" varchar(255) null, "replaced_by_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "certificates_code_index" on "certificates" ("code")`);
    this.addSql(
      `create index "certificates_academy_id_level_id_created_at_id_index" on "certificates" ("academy_id", "level_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "certificates_academy_id_state_created_at_id_index" on "certificates" ("academy_id", "state", "created_at", "id")`,
    );
    this.addSql(
      `create index "certificates_academy_id_expires_on_id_index" on "certificates" ("academy_id", "expires_on", "id")`,
    );
    this.addSql(
      `create index "certificates_academy_id_template_id_id_index" on "certificates" ("academy_id", "template_id", "id")`,
    );
    this.addSql(
      `create index "certificates_academy_id_issued_by_id_index" on "certificates" ("academy_id", "issued_by", "id")`,
    );
    this.addSql(
      `create index "certificates_academy_id_replaced_by_id_id_index" on "certificates" ("academy_id", "replaced_by_id", "id")`,
    );
    this.addSql(
      `create index "certificates_academy_id_created_at_id_index" on "certificates" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "certificates_academy_id_updated_at_id_index" on "certificates" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "certificates_academy_id_student_id_created_at_id_index" on "certificates" ("academy_id", "student_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "certificates_academy_id_enrollment_id_created_at_id_index" on "certificates" ("academy_id", "enrollment_id", "created_at", "id")`,
    );
    this.addSql(
      `create unique index "certificates_one_of_level_unique" on "certificates" ("academy_id", "student_id", "level_id") where level_id is not null and coalesce(state, '') = 'issued'`,
    );
    this.addSql(
      `create unique index "certificates_one_of_enrollment_unique" on "certificates" ("academy_id", "enrollment_id") where enrollment_id is not null and coalesce(state, '') = 'issued'`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_academy_id_number_unique" unique ("academy_id", "number")`,
    );
    this.addSql(`alter table "tracks" add "auto_certificate" boolean not null default false`);
    this.addSql(`alter table "levels" add "certificate_template_id" uuid null`);
    this.addSql(
      `alter table "levels" add constraint "levels_academy_id_certificate_template_id_foreign" foreign key ("academy_id", "certificate_template_id") references "certificate_templates" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "courses" add "certificate_template_id" uuid null, add "auto_certificate" boolean not null default false`,
    );
    this.addSql(
      `alter table "courses" add constraint "courses_academy_id_certificate_template_id_foreign" foreign key ("academy_id", "certificate_template_id") references "certificate_templates" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "enrollments" add "completed_progress" int null`);
    this.addSql(`alter table "certificate_counters" enable row level security`);
    this.addSql(
      `create policy "certificate_counters_tenant" on "certificate_counters" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "certificate_templates" enable row level security`);
    this.addSql(
      `create policy "certificate_templates_tenant" on "certificate_templates" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_academy_id_enrollment_id_foreign" foreign key ("academy_id", "enrollment_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_academy_id_level_id_foreign" foreign key ("academy_id", "level_id") references "levels" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_academy_id_template_id_foreign" foreign key ("academy_id", "template_id") references "certificate_templates" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_issued_by_foreign" foreign key ("issued_by") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_academy_id_replaced_by_id_foreign" foreign key ("academy_id", "replaced_by_id") references "certificates" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_of_one_check" check ((enrollment_id is null) <> (level_id is null))`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_state_check" check ("state" in ('issued', 'revoked', 'replaced', 'withdrawn'))`,
    );
    this.addSql(`alter table "certificates" enable row level security`);
    this.addSql(
      `create policy "certificates_tenant" on "certificates" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "certificate_counters" force row level security`);
    this.addSql(`alter table "certificate_templates" force row level security`);
    this.addSql(`alter table "courses" force row level security`);
    this.addSql(`alter table "enrollments" force row level security`);
    this.addSql(`alter table "levels" force row level security`);
    this.addSql(`alter table "students" force row level security`);
    this.addSql(`grant select, insert, update, delete on "certificate_templates" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "certificate_counters" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "certificates" to academy_tenant`);
  }
}
