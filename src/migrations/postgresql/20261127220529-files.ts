import { Migration } from '@mikro-orm/migrations';

/**
 * The function `plan_usage` of the first release, extended by the total size of the files. The function can be created
 * before the table `files`, because it reads the table only when it is called.
 */
const PLAN_USAGE = `create or replace function plan_usage(wanted uuid) returns json language plpgsql as $$
    declare
      chosen text := coalesce(current_setting('app.academy_id', true), '');
      usage json;
    begin
      perform set_config('app.academy_id', wanted::text, true);
      select json_build_object(
        'students', (select count(*) from students where academy_id = wanted and deleted_at is null),
        'staff', (select count(*) from staff where academy_id = wanted and deleted_at is null),
        'batches', (select count(*) from batches where academy_id = wanted and deleted_at is null),
        'storageMb', (select (coalesce(sum(size), 0) + 1048575) / 1048576 from files where academy_id = wanted))
        into usage;
      perform set_config('app.academy_id', chosen, true);
      return usage;
    end $$`;

export class Files extends Migration {
  override up(): void {
    this.addSql(PLAN_USAGE);
    this.addSql(
      `create table "files" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(255) not null, "size" int not null, "mime_type" varchar(100) not null, "sha256" varchar(64) not null, "uploaded_by" uuid not null, "unused_since" timestamptz(3) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "files_academy_id_created_at_id_index" on "files" ("academy_id", "created_at", "id")`);
    this.addSql(`create index "files_academy_id_updated_at_id_index" on "files" ("academy_id", "updated_at", "id")`);
    this.addSql(
      `create index "files_academy_id_uploaded_by_created_at_id_index" on "files" ("academy_id", "uploaded_by", "created_at", "id")`,
    );
    this.addSql(
      `create index "files_academy_id_uploaded_by_updated_at_id_index" on "files" ("academy_id", "uploaded_by", "updated_at", "id")`,
    );
    this.addSql(
      `create index "files_academy_id_unused_since_id_index" on "files" ("academy_id", "unused_since", "id")`,
    );
    this.addSql(
      `create table "file_references" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "file_id" uuid not null, "resource_type" varchar(50) not null, "resource_id" uuid not null, "field" varchar(50) not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "file_references_academy_id_created_at_id_index" on "file_references" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "file_references_academy_id_file_id_id_index" on "file_references" ("academy_id", "file_id", "id")`,
    );
    this.addSql(
      `alter table "file_references" add constraint "file_references_academy_id_resource_id_field_file_id_unique" unique ("academy_id", "resource_id", "field", "file_id")`,
    );
    this.addSql(`alter table "academies" add "logo_file_id" uuid null`);
    this.addSql(`alter table "students" add "photo_file_id" uuid null`);
    this.addSql(
      `alter table "files" add constraint "files_uploaded_by_foreign" foreign key ("uploaded_by") references "users" ("id") on delete restrict`,
    );
    this.addSql(`alter table "files" enable row level security`);
    this.addSql(
      `create policy "files_tenant" on "files" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "file_references" add constraint "file_references_academy_id_file_id_foreign" foreign key ("academy_id", "file_id") references "files" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "file_references" enable row level security`);
    this.addSql(
      `create policy "file_references_tenant" on "file_references" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "file_references" force row level security`);
    this.addSql(`grant select, insert, update, delete on "file_references" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "files" to academy_tenant`);
  }
}
