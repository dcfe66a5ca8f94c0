import { Migration } from '@mikro-orm/migrations';

export class Sessions extends Migration {
  override up(): void {
    this.addSql(
      `create table \`closures\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`start_date\` date not null, \`end_date\` date not null, \`start_time\` time null, \`end_time\` time null, \`wall_start\` text not null, \`wall_end\` text not null, \`excuses_fees\` integer not null default false, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`closures_academy_id_created_at_id_index\` on \`closures\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`closures_academy_id_updated_at_id_index\` on \`closures\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`closures_academy_id_name_id_index\` on \`closures\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(
      `create index \`closures_academy_id_start_date_id_index\` on \`closures\` (\`academy_id\`, \`start_date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`closures_academy_id_end_date_id_index\` on \`closures\` (\`academy_id\`, \`end_date\`, \`id\`)`,
    );
    this.addSql(
      `create table \`rooms\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`capacity\` integer null, \`status\` text check (\`status\` in ('active', 'archived')) not null default 'active', \`notes\` text null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`rooms_academy_id_created_at_id_index\` on \`rooms\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`rooms_academy_id_updated_at_id_index\` on \`rooms\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`rooms_academy_id_name_id_index\` on \`rooms\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(`create index \`rooms_academy_id_status_id_index\` on \`rooms\` (\`academy_id\`, \`status\`, \`id\`)`);
    this.addSql(
      `create unique index "rooms_academy_id_name_unique" on "rooms" ("academy_id", lower("name")) where deleted_at is null`,
    );
    this.addSql(
      `create table \`staff_time_off\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`staff_id\` text not null, \`start_date\` date not null, \`end_date\` date not null, \`start_time\` time null, \`end_time\` time null, \`wall_start\` text not null, \`wall_end\` text not null, \`reason\` text null, \`status\` text check (\`status\` in ('requested', 'approved', 'declined')) not null default 'requested', primary key (\`academy_id\`, \`id\`), constraint \`staff_time_off_academy_id_staff_id_foreign\` foreign key (\`academy_id\`, \`staff_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`staff_time_off_academy_id_created_at_id_index\` on \`staff_time_off\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`staff_time_off_academy_id_updated_at_id_index\` on \`staff_time_off\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`staff_time_off_academy_id_start_date_id_index\` on \`staff_time_off\` (\`academy_id\`, \`start_date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`staff_time_off_academy_id_end_date_id_index\` on \`staff_time_off\` (\`academy_id\`, \`end_date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`staff_time_off_academy_id_status_id_index\` on \`staff_time_off\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create index \`staff_time_off_academy_id_staff_id_start_date_id_index\` on \`staff_time_off\` (\`academy_id\`, \`staff_id\`, \`start_date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`staff_time_off_academy_id_staff_id_index\` on \`staff_time_off\` (\`academy_id\`, \`staff_id\`)`,
    );
    this.addSql(`alter table \`courses\` add column \`color\` text null`);
    this.addSql(
      `create table \`batches__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`course_id\` text not null, \`name\` text not null, \`code\` text not null, \`start_date\` date not null, \`end_date\` date not null, \`start_time\` time not null, \`end_time\` time not null, \`days_of_week\` json not null, \`max_students\` integer not null, \`instructor_id\` text null, \`room_id\` text null, \`classroom\` text not null default '', \`status\` text check (\`status\` in ('upcoming', 'ongoing', 'completed', 'cancelled')) not null default 'upcoming', \`notes\` text null, \`sessions_until\` date null, primary key (\`academy_id\`, \`id\`), constraint \`batches_academy_id_course_id_foreign\` foreign key (\`academy_id\`, \`course_id\`) references \`courses\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`batches_academy_id_instructor_id_foreign\` foreign key (\`academy_id\`, \`instructor_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`batches_academy_id_room_id_foreign\` foreign key (\`academy_id\`, \`room_id\`) references \`rooms\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `insert into \`batches__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`course_id\`, \`name\`, \`code\`, \`start_date\`, \`end_date\`, \`start_time\`, \`end_time\`, \`days_of_week\`, \`max_students\`, \`instructor_id\`, \`classroom\`, \`status\`, \`notes\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`course_id\`, \`name\`, \`code\`, \`start_date\`, \`end_date\`, \`start_time\`, \`end_time\`, \`days_of_week\`, \`max_students\`, \`instructor_id\`, \`classroom\`, \`status\`, \`notes\` from \`batches\``,
    );
    this.addSql(`drop table \`batches\``);
    this.addSql(`alter table \`batches__new\` rename to \`batches\``);
    this.addSql(
      `create index \`batches_academy_id_created_at_id_index\` on \`batches\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`batches_academy_id_updated_at_id_index\` on \`batches\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`batches_academy_id_name_id_index\` on \`batches\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(
      `create index \`batches_academy_id_start_date_id_index\` on \`batches\` (\`academy_id\`, \`start_date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`batches_academy_id_status_id_index\` on \`batches\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create index \`batches_academy_id_course_id_id_index\` on \`batches\` (\`academy_id\`, \`course_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`batches_academy_id_instructor_id_id_index\` on \`batches\` (\`academy_id\`, \`instructor_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`batches_academy_id_room_id_id_index\` on \`batches\` (\`academy_id\`, \`room_id\`, \`id\`)`,
    );
    this.addSql(`create index \`batches_academy_id_course_id_index\` on \`batches\` (\`academy_id\`, \`course_id\`)`);
    this.addSql(
      `create index \`batches_academy_id_instructor_id_index\` on \`batches\` (\`academy_id\`, \`instructor_id\`)`,
    );
    this.addSql(`create index \`batches_academy_id_room_id_index\` on \`batches\` (\`academy_id\`, \`room_id\`)`);
    this.addSql(`create unique index \`batches_academy_id_code_unique\` on \`batches\` (\`academy_id\`, \`code\`)`);
    this.addSql(
      `create table \`closure_targets\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`closure_id\` text not null, \`course_id\` text null, \`batch_id\` text null, \`room_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`closure_targets_academy_id_closure_id_foreign\` foreign key (\`academy_id\`, \`closure_id\`) references \`closures\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`closure_targets_academy_id_course_id_foreign\` foreign key (\`academy_id\`, \`course_id\`) references \`courses\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`closure_targets_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`closure_targets_academy_id_room_id_foreign\` foreign key (\`academy_id\`, \`room_id\`) references \`rooms\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`closure_targets_academy_id_closure_id_id_index\` on \`closure_targets\` (\`academy_id\`, \`closure_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`closure_targets_academy_id_course_id_id_index\` on \`closure_targets\` (\`academy_id\`, \`course_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`closure_targets_academy_id_batch_id_id_index\` on \`closure_targets\` (\`academy_id\`, \`batch_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`closure_targets_academy_id_room_id_id_index\` on \`closure_targets\` (\`academy_id\`, \`room_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`closure_targets_academy_id_closure_id_index\` on \`closure_targets\` (\`academy_id\`, \`closure_id\`)`,
    );
    this.addSql(
      `create index \`closure_targets_academy_id_course_id_index\` on \`closure_targets\` (\`academy_id\`, \`course_id\`)`,
    );
    this.addSql(
      `create index \`closure_targets_academy_id_batch_id_index\` on \`closure_targets\` (\`academy_id\`, \`batch_id\`)`,
    );
    this.addSql(
      `create index \`closure_targets_academy_id_room_id_index\` on \`closure_targets\` (\`academy_id\`, \`room_id\`)`,
    );
    this.addSql(
      `create table \`class_sessions\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`batch_id\` text not null, \`date\` date not null, \`start_time\` time not null, \`end_time\` time not null, \`starts_at\` datetime not null, \`ends_at\` datetime not null, \`wall_start\` text not null, \`wall_end\` text not null, \`instructor_id\` text null, \`room_id\` text null, \`classroom\` text not null default '', \`status\` text check (\`status\` in ('scheduled', 'held', 'cancelled')) not null default 'scheduled', \`cancel_cause\` text check (\`cancel_cause\` in ('manual', 'closure', 'schedule', 'batch')) null, \`cancel_reason\` text null, \`closure_id\` text null, \`excuses_fees\` integer not null default false, \`slot_date\` date null, \`overrides\` json not null, \`topic\` text null, \`online_url\` text null, \`notes\` text null, \`pinned\` integer not null default false, primary key (\`academy_id\`, \`id\`), constraint \`class_sessions_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`class_sessions_academy_id_instructor_id_foreign\` foreign key (\`academy_id\`, \`instructor_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`class_sessions_academy_id_room_id_foreign\` foreign key (\`academy_id\`, \`room_id\`) references \`rooms\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`class_sessions_academy_id_closure_id_foreign\` foreign key (\`academy_id\`, \`closure_id\`) references \`closures\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_instructor_id_starts_at_id_index\` on \`class_sessions\` (\`academy_id\`, \`instructor_id\`, \`starts_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_room_id_starts_at_id_index\` on \`class_sessions\` (\`academy_id\`, \`room_id\`, \`starts_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_closure_id_id_index\` on \`class_sessions\` (\`academy_id\`, \`closure_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_status_date_start_time_id_index\` on \`class_sessions\` (\`academy_id\`, \`status\`, \`date\`, \`start_time\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_instructor_id_date_start_time_id_index\` on \`class_sessions\` (\`academy_id\`, \`instructor_id\`, \`date\`, \`start_time\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_room_id_date_start_time_id_index\` on \`class_sessions\` (\`academy_id\`, \`room_id\`, \`date\`, \`start_time\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_created_at_id_index\` on \`class_sessions\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_updated_at_id_index\` on \`class_sessions\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_date_start_time_id_index\` on \`class_sessions\` (\`academy_id\`, \`date\`, \`start_time\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_start_time_id_index\` on \`class_sessions\` (\`academy_id\`, \`start_time\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_batch_id_date_start_time_id_index\` on \`class_sessions\` (\`academy_id\`, \`batch_id\`, \`date\`, \`start_time\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_topic_index\` on \`class_sessions\` (\`academy_id\`, \`id\`, \`topic\`) where topic is not null`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_batch_id_index\` on \`class_sessions\` (\`academy_id\`, \`batch_id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_instructor_id_index\` on \`class_sessions\` (\`academy_id\`, \`instructor_id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_room_id_index\` on \`class_sessions\` (\`academy_id\`, \`room_id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_closure_id_index\` on \`class_sessions\` (\`academy_id\`, \`closure_id\`)`,
    );
    this.addSql(
      `create unique index \`class_sessions_academy_id_batch_id_slot_date_unique\` on \`class_sessions\` (\`academy_id\`, \`batch_id\`, \`slot_date\`)`,
    );
    this.addSql(
      `create table \`calendar_feeds\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`user_id\` text not null, \`scope\` text check (\`scope\` in ('mine', 'student', 'staff', 'room', 'batch')) not null, \`target_id\` text null, \`name\` text not null, \`token_hash\` text not null, \`last_fetched_at\` datetime null, primary key (\`academy_id\`, \`id\`), constraint \`calendar_feeds_user_id_foreign\` foreign key (\`user_id\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`calendar_feeds_user_id_index\` on \`calendar_feeds\` (\`user_id\`)`);
    this.addSql(`create index \`calendar_feeds_token_hash_index\` on \`calendar_feeds\` (\`token_hash\`)`);
    this.addSql(
      `create index \`calendar_feeds_academy_id_created_at_id_index\` on \`calendar_feeds\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`calendar_feeds_academy_id_updated_at_id_index\` on \`calendar_feeds\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`calendar_feeds_academy_id_name_id_index\` on \`calendar_feeds\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(
      `create index \`calendar_feeds_academy_id_user_id_created_at_id_index\` on \`calendar_feeds\` (\`academy_id\`, \`user_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create table \`attendance__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`student_id\` text not null, \`batch_id\` text null, \`session_id\` text null, \`date\` date not null, \`session\` text null, \`status\` text check (\`status\` in ('present', 'absent', 'late', 'excused')) not null, \`remarks\` text null, \`minutes_late\` integer null, \`marked_by\` text not null, \`marked_at\` datetime not null, primary key (\`academy_id\`, \`id\`), constraint \`attendance_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`attendance_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`attendance_academy_id_session_id_foreign\` foreign key (\`academy_id\`, \`session_id\`) references \`class_sessions\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`attendance_marked_by_foreign\` foreign key (\`marked_by\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(
      `insert into \`attendance__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`student_id\`, \`batch_id\`, \`date\`, \`session\`, \`status\`, \`remarks\`, \`minutes_late\`, \`marked_by\`, \`marked_at\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`student_id\`, \`batch_id\`, \`date\`, \`session\`, \`status\`, \`remarks\`, \`minutes_late\`, \`marked_by\`, \`marked_at\` from \`attendance\``,
    );
    this.addSql(`drop table \`attendance\``);
    this.addSql(`alter table \`attendance__new\` rename to \`attendance\``);
    this.addSql(`create index \`attendance_marked_by_index\` on \`attendance\` (\`marked_by\`)`);
    this.addSql(
      `create index \`attendance_academy_id_student_id_created_at_id_index\` on \`attendance\` (\`academy_id\`, \`student_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_student_id_date_id_index\` on \`attendance\` (\`academy_id\`, \`student_id\`, \`date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_batch_id_created_at_id_index\` on \`attendance\` (\`academy_id\`, \`batch_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_batch_id_date_id_index\` on \`attendance\` (\`academy_id\`, \`batch_id\`, \`date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_session_id_student_id_id_index\` on \`attendance\` (\`academy_id\`, \`session_id\`, \`student_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_updated_at_id_index\` on \`attendance\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_date_id_index\` on \`attendance\` (\`academy_id\`, \`date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_status_created_at_id_index\` on \`attendance\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_marked_by_id_index\` on \`attendance\` (\`academy_id\`, \`marked_by\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_created_at_id_date_index\` on \`attendance\` (\`academy_id\`, \`created_at\`, \`id\`, \`date\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_student_id_index\` on \`attendance\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_batch_id_index\` on \`attendance\` (\`academy_id\`, \`batch_id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_session_id_index\` on \`attendance\` (\`academy_id\`, \`session_id\`)`,
    );
    this.addSql(
      `create unique index \`attendance_one_a_class_session_unique\` on \`attendance\` (\`academy_id\`, \`student_id\`, \`session_id\`) where session_id is not null`,
    );
    this.addSql(
      `create unique index "attendance_one_a_session_unique" on "attendance" (academy_id, student_id, coalesce(batch_id, '00000000-0000-0000-0000-000000000000'), date, coalesce(session, '')) where session_id is null`,
    );
    this.addSql(`create trigger attendance_count_insert after insert on attendance begin insert into attendance_counts (academy_id, shard, date, status, total) select new.academy_id, 0, new.date, new.status, 1 where true
        on conflict (academy_id, shard, date, status) do update set total = total + excluded.total; end`);
    this.addSql(`create trigger attendance_count_delete after delete on attendance begin insert into attendance_counts (academy_id, shard, date, status, total) select old.academy_id, 0, old.date, old.status, -1 where true
        on conflict (academy_id, shard, date, status) do update set total = total + excluded.total; end`);
    this.addSql(`create trigger attendance_count_update after update of academy_id, date, status on attendance
      begin insert into attendance_counts (academy_id, shard, date, status, total) select old.academy_id, 0, old.date, old.status, -1 where true
        on conflict (academy_id, shard, date, status) do update set total = total + excluded.total; insert into attendance_counts (academy_id, shard, date, status, total) select new.academy_id, 0, new.date, new.status, 1 where true
        on conflict (academy_id, shard, date, status) do update set total = total + excluded.total; end`);
    this.addSql(`create trigger attendance_of_students_insert after insert on attendance begin insert into student_attendance_counts select new.academy_id, new.student_id, 1 where true
          on conflict do update set total = total + excluded.total; end`);
    this.addSql(`create trigger attendance_of_students_delete after delete on attendance begin insert into student_attendance_counts select old.academy_id, old.student_id, -1 where true
          on conflict do update set total = total + excluded.total; end`);
    this.addSql(`create trigger attendance_of_students_update after update of student_id on attendance begin insert into student_attendance_counts select old.academy_id, old.student_id, -1 where true
          on conflict do update set total = total + excluded.total; insert into student_attendance_counts select new.academy_id, new.student_id, 1 where true
          on conflict do update set total = total + excluded.total; end`);
    // as those have them that choose none
    this.addSql(`update \`academies\`
      set settings = json_insert(settings, '$.clashPolicy', 'warn', '$.attendanceRequiresSession', json('false'))
      where settings -> '$.clashPolicy' is null or settings -> '$.attendanceRequiresSession' is null`);
    // what the version before does to batches and marks would leave sessions behind
    this.addSql(`update schema_info set oldest_code = '20261122230132-sessions'`);
  }
}
