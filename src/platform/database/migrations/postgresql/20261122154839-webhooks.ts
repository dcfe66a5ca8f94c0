import { Migration } from '@mikro-orm/migrations';

export class Webhooks extends Migration {
  override up(): void {
    this.addSql(
      `create table "webhook_endpoints" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "url" varchar(2048) not null, "description" varchar(255) null, "event_types" jsonb not null, "status" text not null default 'active', "disabled_reason" varchar(255) null, "rate_per_second" int not null default 20, "failing_since" timestamptz(3) null, "sealed_secret" varchar(255) not null, "former_sealed_secret" varchar(255) null, "former_signs_until" timestamptz(3) null, "rotated_at" timestamptz(3) not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "webhook_endpoints_academy_id_created_at_id_index" on "webhook_endpoints" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "webhook_endpoints_academy_id_updated_at_id_index" on "webhook_endpoints" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "webhook_endpoints_academy_id_status_id_index" on "webhook_endpoints" ("academy_id", "status", "id")`,
    );
    this.addSql(
      `create table "webhook_deliveries" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "endpoint_id" uuid not null, "event_id" uuid not null, "type" varchar(100) not null, "sequence" bigint null, "occurred_at" timestamptz(3) not null, "status" text not null default 'pending', "attempt_count" int not null default 0, "failures" int not null default 0, "next_attempt_at" timestamptz(3) null, "lock_token" uuid null, "attempts" jsonb not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "webhook_deliveries_endpoint_id_next_attempt_at_seq_52b28_index" on "webhook_deliveries" ("endpoint_id", "next_attempt_at", "sequence", "id") where next_attempt_at is not null`,
    );
    this.addSql(
      `create index "webhook_deliveries_academy_id_created_at_id_index" on "webhook_deliveries" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "webhook_deliveries_academy_id_updated_at_id_index" on "webhook_deliveries" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "webhook_deliveries_academy_id_event_id_id_index" on "webhook_deliveries" ("academy_id", "event_id", "id")`,
    );
    this.addSql(
      `create index "webhook_deliveries_academy_id_endpoint_id_created_at_id_index" on "webhook_deliveries" ("academy_id", "endpoint_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "webhook_deliveries_academy_id_status_created_at_id_index" on "webhook_deliveries" ("academy_id", "status", "created_at", "id")`,
    );
    this.addSql(
      `create index "webhook_deliveries_academy_id_type_created_at_id_index" on "webhook_deliveries" ("academy_id", "type", "created_at", "id")`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_academy_id_endpoint_id_event_id_unique" unique ("academy_id", "endpoint_id", "event_id")`,
    );
    this.addSql(
      `alter table "webhook_endpoints" add constraint "webhook_endpoints_status_check" check ("status" in ('active', 'paused', 'disabled'))`,
    );
    this.addSql(`alter table "webhook_endpoints" enable row level security`);
    this.addSql(
      `create policy "webhook_endpoints_tenant" on "webhook_endpoints" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_academy_id_endpoint_id_foreign" foreign key ("academy_id", "endpoint_id") references "webhook_endpoints" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_status_check" check ("status" in ('pending', 'delivered', 'dead', 'cancelled'))`,
    );
    this.addSql(`alter table "webhook_deliveries" enable row level security`);
    this.addSql(
      `create policy "webhook_deliveries_tenant" on "webhook_deliveries" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "webhook_endpoints" force row level security`);
    this.addSql(`grant select, insert, update, delete on "webhook_endpoints" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "webhook_deliveries" to academy_tenant`);
  }
}
