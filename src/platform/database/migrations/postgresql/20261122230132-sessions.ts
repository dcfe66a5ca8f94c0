import { Migration } from '@mikro-orm/migrations';

export class Sessions extends Migration {
  override up(): void {
    this.addSql(`alter table "attendance" no force row level security`);
    this.addSql(`alter table "batches" no force row level security`);
    this.addSql(`alter table "courses" no force row level security`);
    this.addSql(`alter table "staff" no force row level security`);
    this.addSql(
      `create table "closures" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(100) not null, "start_date" date not null, "end_date" date not null, "start_time" time(0) null, "end_time" time(0) null, "wall_start" varchar(19) not null, "wall_end" varchar(19) not null, "excuses_fees" boolean not null default false, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "closures_academy_id_created_at_id_index" on "closures" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "closures_academy_id_updated_at_id_index" on "closures" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "closures_academy_id_name_id_index" on "closures" ("academy_id", "name", "id")`);
    this.addSql(
      `create index "closures_academy_id_start_date_id_index" on "closures" ("academy_id", "start_date", "id")`,
    );
    this.addSql(`create index "closures_academy_id_end_date_id_index" on "closures" ("academy_id", "end_date", "id")`);
    this.addSql(
      `create table "rooms" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(100) not null, "capacity" int null, "status" text not null default 'active', "notes" varchar(500) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "rooms_academy_id_created_at_id_index" on "rooms" ("academy_id", "created_at", "id")`);
    this.addSql(`create index "rooms_academy_id_updated_at_id_index" on "rooms" ("academy_id", "updated_at", "id")`);
    this.addSql(`create index "rooms_academy_id_name_id_index" on "rooms" ("academy_id", "name", "id")`);
    this.addSql(`create index "rooms_academy_id_status_id_index" on "rooms" ("academy_id", "status", "id")`);
    this.addSql(
      `create unique index "rooms_academy_id_name_unique" on "rooms" ("academy_id", lower("name")) where deleted_at is null`,
    );
    this.addSql(
      `create table "staff_time_off" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "staff_id" uuid not null, "start_date" date not null, "end_date" date not null, "start_time" time(0) null, "end_time" time(0) null, "wall_start" varchar(19) not null, "wall_end" varchar(19) not null, "reason" varchar(255) null, "status" text not null default 'requested', primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "staff_time_off_academy_id_created_at_id_index" on "staff_time_off" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "staff_time_off_academy_id_updated_at_id_index" on "staff_time_off" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "staff_time_off_academy_id_start_date_id_index" on "staff_time_off" ("academy_id", "start_date", "id")`,
    );
    this.addSql(
      `create index "staff_time_off_academy_id_end_date_id_index" on "staff_time_off" ("academy_id", "end_date", "id")`,
    );
    this.addSql(
      `create index "staff_time_off_academy_id_status_id_index" on "staff_time_off" ("academy_id", "status", "id")`,
    );
    this.addSql(
      `create index "staff_time_off_academy_id_staff_id_start_date_id_index" on "staff_time_off" ("academy_id", "staff_id", "start_date", "id")`,
    );
    this.addSql(
      `create table "closure_targets" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "closure_id" uuid not null, "course_id" uuid null, "batch_id" uuid null, "room_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "closure_targets_academy_id_closure_id_id_index" on "closure_targets" ("academy_id", "closure_id", "id")`,
    );
    this.addSql(
      `create index "closure_targets_academy_id_course_id_id_index" on "closure_targets" ("academy_id", "course_id", "id")`,
    );
    this.addSql(
      `create index "closure_targets_academy_id_batch_id_id_index" on "closure_targets" ("academy_id", "batch_id", "id")`,
    );
    this.addSql(
      `create index "closure_targets_academy_id_room_id_id_index" on "closure_targets" ("academy_id", "room_id", "id")`,
    );
    this.addSql(
      `create table "class_sessions" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "batch_id" uuid not null, "date" date not null, "start_time" time(0) not null, "end_time" time(0) not null, "starts_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "wall_start" varchar(19) not null, "wall_end" varchar(19) not null, "instructor_id" uuid null, "room_id" uuid null, "classroom" varchar(100) not null default '', "status" text not null default 'scheduled', "cancel_cause" text null, "cancel_reason" varchar(255) null, "closure_id" uuid null, "excuses_fees" boolean not null default false, "slot_date" date null, "overrides" jsonb not null, "topic" varchar(255) null, "online_url" varchar(2048) null, "notes" text null, "pinned" boolean not null default false, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `alter table "class_sessions" add constraint "class_sessions_academy_id_batch_id_slot_date_unique" unique ("academy_id", "batch_id", "slot_date")`,
    );
    this.addSql(
      `create table "calendar_feeds" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "scope" text not null, "target_id" uuid null, "name" varchar(100) not null, "token_hash" varchar(64) not null, "last_fetched_at" timestamptz(3) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "calendar_feeds_token_hash_index" on "calendar_feeds" ("token_hash")`);
    this.addSql(
      `create index "calendar_feeds_academy_id_created_at_id_index" on "calendar_feeds" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "calendar_feeds_academy_id_updated_at_id_index" on "calendar_feeds" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "calendar_feeds_academy_id_name_id_index" on "calendar_feeds" ("academy_id", "name", "id")`,
    );
    this.addSql(
      `create index "calendar_feeds_academy_id_user_id_created_at_id_index" on "calendar_feeds" ("academy_id", "user_id", "created_at", "id")`,
    );
    this.addSql(`alter table "courses" add "color" varchar(7) null`);
    this.addSql(`alter table "batches" add "room_id" uuid null, add "sessions_until" date null`);
    this.addSql(
      `alter table "batches" add constraint "batches_academy_id_room_id_foreign" foreign key ("academy_id", "room_id") references "rooms" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "attendance" add "session_id" uuid null`);
    this.addSql(
      `alter table "attendance" add constraint "attendance_academy_id_session_id_foreign" foreign key ("academy_id", "session_id") references "class_sessions" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "closures" enable row level security`);
    this.addSql(
      `create policy "closures_tenant" on "closures" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "rooms" add constraint "rooms_status_check" check ("status" in ('active', 'archived'))`);
    this.addSql(`alter table "rooms" enable row level security`);
    this.addSql(
      `create policy "rooms_tenant" on "rooms" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "staff_time_off" add constraint "staff_time_off_academy_id_staff_id_foreign" foreign key ("academy_id", "staff_id") references "staff" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "staff_time_off" add constraint "staff_time_off_status_check" check ("status" in ('requested', 'approved', 'declined'))`,
    );
    this.addSql(`alter table "staff_time_off" enable row level security`);
    this.addSql(
      `create policy "staff_time_off_tenant" on "staff_time_off" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "closure_targets" add constraint "closure_targets_academy_id_closure_id_foreign" foreign key ("academy_id", "closure_id") references "closures" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "closure_targets" add constraint "closure_targets_academy_id_course_id_foreign" foreign key ("academy_id", "course_id") references "courses" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "closure_targets" add constraint "closure_targets_academy_id_batch_id_foreign" foreign key ("academy_id", "batch_id") references "batches" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "closure_targets" add constraint "closure_targets_academy_id_room_id_foreign" foreign key ("academy_id", "room_id") references "rooms" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "closure_targets" enable row level security`);
    this.addSql(
      `create policy "closure_targets_tenant" on "closure_targets" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "class_sessions" add constraint "class_sessions_academy_id_batch_id_foreign" foreign key ("academy_id", "batch_id") references "batches" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "class_sessions" add constraint "class_sessions_academy_id_instructor_id_foreign" foreign key ("academy_id", "instructor_id") references "staff" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "class_sessions" add constraint "class_sessions_academy_id_room_id_foreign" foreign key ("academy_id", "room_id") references "rooms" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "class_sessions" add constraint "class_sessions_academy_id_closure_id_foreign" foreign key ("academy_id", "closure_id") references "closures" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "class_sessions" add constraint "class_sessions_status_check" check ("status" in ('scheduled', 'held', 'cancelled'))`,
    );
    this.addSql(
      `alter table "class_sessions" add constraint "class_sessions_cancel_cause_check" check ("cancel_cause" in ('manual', 'closure', 'schedule', 'batch'))`,
    );
    this.addSql(`alter table "class_sessions" enable row level security`);
    this.addSql(
      `create policy "class_sessions_tenant" on "class_sessions" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "calendar_feeds" add constraint "calendar_feeds_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "calendar_feeds" add constraint "calendar_feeds_scope_check" check ("scope" in ('mine', 'student', 'staff', 'room', 'batch'))`,
    );
    this.addSql(`alter table "calendar_feeds" enable row level security`);
    this.addSql(
      `create policy "calendar_feeds_tenant" on "calendar_feeds" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "closures" force row level security`);
    this.addSql(`alter table "rooms" force row level security`);
    this.addSql(`alter table "staff_time_off" force row level security`);
    this.addSql(`alter table "closure_targets" force row level security`);
    this.addSql(`alter table "class_sessions" force row level security`);
    this.addSql(`alter table "attendance" force row level security`);
    this.addSql(`alter table "batches" force row level security`);
    this.addSql(`alter table "courses" force row level security`);
    this.addSql(`alter table "staff" force row level security`);
    this.addSql(`grant select, insert, update, delete on "staff_time_off" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "rooms" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "closure_targets" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "closures" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "class_sessions" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "calendar_feeds" to academy_tenant`);
    // as those have them that choose none
    this.addSql(`update "academies"
      set settings = '{"clashPolicy": "warn", "attendanceRequiresSession": false}'::jsonb || settings
      where settings -> 'clashPolicy' is null or settings -> 'attendanceRequiresSession' is null`);
    // what the version before does to batches and marks would leave sessions behind
    this.addSql(`update schema_info set oldest_code = '20261122230132-sessions'`);
  }
}
