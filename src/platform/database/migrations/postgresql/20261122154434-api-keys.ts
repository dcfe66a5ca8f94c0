import { Migration } from '@mikro-orm/migrations';

export class ApiKeys extends Migration {
  override up(): void {
    this.addSql(
      `create table "api_keys" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(100) not null, "role" text not null, "scopes" jsonb not null, "expires_at" timestamptz(3) not null, "allowed_cidrs" jsonb null, "last_used_at" timestamptz(3) null, "revoked_at" timestamptz(3) null, "created_by" uuid not null, "secret_hash" varchar(64) not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "api_keys_id_index" on "api_keys" ("id")`);
    this.addSql(
      `create index "api_keys_academy_id_created_at_id_index" on "api_keys" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "api_keys_academy_id_updated_at_id_index" on "api_keys" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "api_keys_academy_id_name_id_index" on "api_keys" ("academy_id", "name", "id")`);
    this.addSql(
      `create index "api_keys_academy_id_created_by_id_index" on "api_keys" ("academy_id", "created_by", "id")`,
    );
    this.addSql(`alter table "users" add "kind" varchar(10) not null default 'person'`);
    this.addSql(
      `alter table "api_keys" add constraint "api_keys_created_by_foreign" foreign key ("created_by") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "api_keys" add constraint "api_keys_role_check" check ("role" in ('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff'))`,
    );
    this.addSql(`alter table "api_keys" enable row level security`);
    this.addSql(
      `create policy "api_keys_tenant" on "api_keys" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    // whom jobs act as: nobody signs in as it
    this.addSql(
      `insert into "users" ("id", "created_at", "updated_at", "name", "email", "password_hash", "kind") values ('00000000-0000-7000-8000-000000000001', current_timestamp, current_timestamp, 'System', 'system@keys.invalid', '!', 'system') on conflict ("id") do update set "kind" = 'system'`,
    );
    this.addSql(`grant select, insert, update, delete on "api_keys" to academy_tenant`);
  }
}
