import { Migration } from '@mikro-orm/migrations';

export class EnrollmentEvents extends Migration {
  override up(): void {
    this.addSql(`alter table "enrollments" no force row level security`);
    this.addSql(
      `create table "enrollment_events" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "enrollment_id" uuid not null, "from_stage" text null, "to_stage" text not null, "effective_on" date not null, "actor_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "enrollment_events_academy_id_enrollment_id_id_index" on "enrollment_events" ("academy_id", "enrollment_id", "id")`,
    );
    this.addSql(
      `create index "enrollment_events_academy_id_effective_on_id_index" on "enrollment_events" ("academy_id", "effective_on", "id")`,
    );
    this.addSql(
      `alter table "enrollment_events" add constraint "enrollment_events_academy_id_enrollment_id_foreign" foreign key ("academy_id", "enrollment_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "enrollment_events" add constraint "enrollment_events_from_stage_check" check ("from_stage" in ('requested', 'waitlisted', 'active', 'completed', 'dropped'))`,
    );
    this.addSql(
      `alter table "enrollment_events" add constraint "enrollment_events_to_stage_check" check ("to_stage" in ('requested', 'waitlisted', 'active', 'completed', 'dropped'))`,
    );
    this.addSql(`alter table "enrollment_events" enable row level security`);
    this.addSql(
      `create policy "enrollment_events_tenant" on "enrollment_events" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "enrollment_events" force row level security`);
    this.addSql(`alter table "enrollments" force row level security`);
    this.addSql(`grant select, insert on "enrollment_events" to academy_tenant`);
    this.addSql(`update schema_info set oldest_code = '20261123150246-enrollment-events'`);
  }
}
