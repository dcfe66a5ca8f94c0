import { Migration } from '@mikro-orm/migrations';

export class BillingRuns extends Migration {
  override up(): void {
    this.addSql(`alter table "fees" no force row level security`);
    this.addSql(
      `create table "billing_runs" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "as_of" date not null, "status" text not null, "automatic" boolean not null default false, "since" date null, "counts" jsonb not null, "total" bigint not null default '0', "confirmed_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "cursor" varchar(36) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "billing_runs_academy_id_created_at_id_index" on "billing_runs" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "billing_runs_academy_id_updated_at_id_index" on "billing_runs" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "billing_runs_academy_id_as_of_id_index" on "billing_runs" ("academy_id", "as_of", "id")`,
    );
    this.addSql(
      `create index "billing_runs_academy_id_kind_status_created_at_id_index" on "billing_runs" ("academy_id", "kind", "status", "created_at", "id")`,
    );
    this.addSql(
      `create index "billing_runs_academy_id_status_created_at_id_index" on "billing_runs" ("academy_id", "status", "created_at", "id")`,
    );
    this.addSql(`alter table "fees" add "billing_run_id" uuid null`);
    this.addSql(
      `alter table "fees" add constraint "fees_academy_id_billing_run_id_foreign" foreign key ("academy_id", "billing_run_id") references "billing_runs" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "billing_runs" add constraint "billing_runs_kind_check" check ("kind" in ('enrollment', 'period', 'session', 'penalty'))`,
    );
    this.addSql(
      `alter table "billing_runs" add constraint "billing_runs_status_check" check ("status" in ('preview', 'running', 'done', 'held', 'failed'))`,
    );
    this.addSql(`alter table "billing_runs" enable row level security`);
    this.addSql(
      `create policy "billing_runs_tenant" on "billing_runs" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "billing_runs" force row level security`);
    this.addSql(`alter table "fees" force row level security`);
    this.addSql(`grant select, insert, update, delete on "billing_runs" to academy_tenant`);
    // as those have it that choose nothing
    this.addSql(`update "academies" set settings =
        '{"billing": {"auto": false, "leadDays": 7, "maxBackMonths": 3, "autoSince": null}}'::jsonb || settings
      where settings -> 'billing' is null`);
  }
}
