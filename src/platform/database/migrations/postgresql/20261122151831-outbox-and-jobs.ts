import { Migration } from '@mikro-orm/migrations';

export class OutboxAndJobs extends Migration {
  override up(): void {
    this.addSql(
      `create table "event_cursors" ("academy_id" uuid not null, "last" bigint not null, primary key ("academy_id"))`,
    );
    this.addSql(
      `create table "jobs" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" varchar(50) not null, "payload" jsonb not null, "run_at" timestamptz(3) not null, "state" varchar(10) not null default 'waiting', "attempts" int not null default 0, "max_attempts" int not null, "locked_until" timestamptz(3) null, "lock_token" uuid null, "dedupe_key" varchar(200) null, "last_error" varchar(500) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "jobs_locked_until_id_index" on "jobs" ("locked_until", "id") where lock_token is not null`,
    );
    this.addSql(`create index "jobs_run_at_id_index" on "jobs" ("run_at", "id") where coalesce(state, '') = 'waiting'`);
    this.addSql(`create index "jobs_academy_id_created_at_id_index" on "jobs" ("academy_id", "created_at", "id")`);
    this.addSql(
      `alter table "jobs" add constraint "jobs_academy_id_dedupe_key_unique" unique ("academy_id", "dedupe_key")`,
    );
    this.addSql(
      `create table "system_jobs" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" varchar(50) not null, "payload" jsonb not null, "run_at" timestamptz(3) not null, "state" varchar(10) not null default 'waiting', "attempts" int not null default 0, "max_attempts" int not null, "locked_until" timestamptz(3) null, "lock_token" uuid null, "dedupe_key" varchar(200) null, "last_error" varchar(500) null, primary key ("id"))`,
    );
    this.addSql(
      `create index "system_jobs_locked_until_id_index" on "system_jobs" ("locked_until", "id") where lock_token is not null`,
    );
    this.addSql(
      `create index "system_jobs_run_at_id_index" on "system_jobs" ("run_at", "id") where coalesce(state, '') = 'waiting'`,
    );
    this.addSql(`create index "system_jobs_created_at_id_index" on "system_jobs" ("created_at", "id")`);
    this.addSql(`alter table "system_jobs" add constraint "system_jobs_dedupe_key_unique" unique ("dedupe_key")`);
    this.addSql(`alter table "outbox_events" no force row level security`);
    this.addSql(`alter table "outbox_events" drop column "handed_on_at"`);
    this.addSql(
      `alter table "outbox_events" add "resource" varchar(50), add "resource_id" uuid, add "resource_version" int null, add "occurred_at" timestamptz(3), add "sequence" bigint null`,
    );
    // so far there was one kind of event, which nobody has heard of; it named an address
    this.addSql(
      `update "outbox_events" set "resource" = 'Invitation', "resource_id" = coalesce(("payload" ->> 'invitationId')::uuid, "id"), "occurred_at" = "created_at", "payload" = "payload" - 'invitationId' - 'email'`,
    );
    this.addSql(
      `alter table "outbox_events" alter column "resource" set not null, alter column "resource_id" set not null, alter column "occurred_at" set not null`,
    );
    this.addSql(`alter table "event_cursors" enable row level security`);
    this.addSql(
      `create policy "event_cursors_tenant" on "event_cursors" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "jobs" enable row level security`);
    this.addSql(
      `create policy "jobs_tenant" on "jobs" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`grant select, insert, update, delete on "jobs" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "event_cursors" to academy_tenant`);
    this.addSql(`update schema_info set oldest_code = '20261122151831-outbox-and-jobs'`);
  }
}
