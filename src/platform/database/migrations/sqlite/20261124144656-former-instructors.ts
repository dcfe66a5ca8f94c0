import { Migration } from '@mikro-orm/migrations';

export class FormerInstructors extends Migration {
  override up(): void {
    this.addSql(
      `create table \`batches__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`course_id\` text not null, \`name\` text not null, \`code\` text not null, \`start_date\` date not null, \`end_date\` date not null, \`start_time\` time not null, \`end_time\` time not null, \`days_of_week\` json not null, \`max_students\` integer not null, \`instructor_id\` text null, \`former_instructor_id\` text null, \`room_id\` text null, \`classroom\` text not null default '', \`status\` text check (\`status\` in ('upcoming', 'ongoing', 'completed', 'cancelled')) not null default 'upcoming', \`status_is_manual\` integer not null default false, \`called_off_on\` date null, \`notes\` text null, \`sessions_until\` date null, primary key (\`academy_id\`, \`id\`), constraint \`batches_academy_id_course_id_foreign\` foreign key (\`academy_id\`, \`course_id\`) references \`courses\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`batches_academy_id_instructor_id_foreign\` foreign key (\`academy_id\`, \`instructor_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`batches_academy_id_former_instructor_id_foreign\` foreign key (\`academy_id\`, \`former_instructor_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`batches_academy_id_room_id_foreign\` foreign key (\`academy_id\`, \`room_id\`) references \`rooms\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `insert into \`batches__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`course_id\`, \`name\`, \`code\`, \`start_date\`, \`end_date\`, \`start_time\`, \`end_time\`, \`days_of_week\`, \`max_students\`, \`instructor_id\`, \`room_id\`, \`classroom\`, \`status\`, \`status_is_manual\`, \`called_off_on\`, \`notes\`, \`sessions_until\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`course_id\`, \`name\`, \`code\`, \`start_date\`, \`end_date\`, \`start_time\`, \`end_time\`, \`days_of_week\`, \`max_students\`, \`instructor_id\`, \`room_id\`, \`classroom\`, \`status\`, \`status_is_manual\`, \`called_off_on\`, \`notes\`, \`sessions_until\` from \`batches\``,
    );
    this.addSql(`drop table \`batches\``);
    this.addSql(`alter table \`batches__new\` rename to \`batches\``);
    this.addSql(
      `create index \`batches_former_instructor_index\` on \`batches\` (\`academy_id\`, \`former_instructor_id\`) where former_instructor_id is not null`,
    );
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
    this.addSql(
      `create index \`batches_academy_id_former_instructor_id_index\` on \`batches\` (\`academy_id\`, \`former_instructor_id\`)`,
    );
    this.addSql(`create index \`batches_academy_id_room_id_index\` on \`batches\` (\`academy_id\`, \`room_id\`)`);
    this.addSql(`create unique index \`batches_academy_id_code_unique\` on \`batches\` (\`academy_id\`, \`code\`)`);
    this.addSql(
      `create table \`class_sessions__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`batch_id\` text not null, \`date\` date not null, \`start_time\` time not null, \`end_time\` time not null, \`starts_at\` datetime not null, \`ends_at\` datetime not null, \`wall_start\` text not null, \`wall_end\` text not null, \`instructor_id\` text null, \`former_instructor_id\` text null, \`room_id\` text null, \`classroom\` text not null default '', \`status\` text check (\`status\` in ('scheduled', 'held', 'cancelled')) not null default 'scheduled', \`cancel_cause\` text check (\`cancel_cause\` in ('manual', 'closure', 'schedule', 'batch')) null, \`cancel_reason\` text null, \`closure_id\` text null, \`excuses_fees\` integer not null default false, \`slot_date\` date null, \`overrides\` json not null, \`topic\` text null, \`online_url\` text null, \`notes\` text null, \`pinned\` integer not null default false, \`present\` integer not null default 0, \`late\` integer not null default 0, \`absent\` integer not null default 0, \`excused\` integer not null default 0, \`first_marked_at\` datetime null, \`expected\` integer null, primary key (\`academy_id\`, \`id\`), constraint \`class_sessions_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`class_sessions_academy_id_instructor_id_foreign\` foreign key (\`academy_id\`, \`instructor_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`class_sessions_academy_id_former_instructor_id_foreign\` foreign key (\`academy_id\`, \`former_instructor_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`class_sessions_academy_id_room_id_foreign\` foreign key (\`academy_id\`, \`room_id\`) references \`rooms\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`class_sessions_academy_id_closure_id_foreign\` foreign key (\`academy_id\`, \`closure_id\`) references \`closures\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `insert into \`class_sessions__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`batch_id\`, \`date\`, \`start_time\`, \`end_time\`, \`starts_at\`, \`ends_at\`, \`wall_start\`, \`wall_end\`, \`instructor_id\`, \`room_id\`, \`classroom\`, \`status\`, \`cancel_cause\`, \`cancel_reason\`, \`closure_id\`, \`excuses_fees\`, \`slot_date\`, \`overrides\`, \`topic\`, \`online_url\`, \`notes\`, \`pinned\`, \`present\`, \`late\`, \`absent\`, \`excused\`, \`first_marked_at\`, \`expected\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`batch_id\`, \`date\`, \`start_time\`, \`end_time\`, \`starts_at\`, \`ends_at\`, \`wall_start\`, \`wall_end\`, \`instructor_id\`, \`room_id\`, \`classroom\`, \`status\`, \`cancel_cause\`, \`cancel_reason\`, \`closure_id\`, \`excuses_fees\`, \`slot_date\`, \`overrides\`, \`topic\`, \`online_url\`, \`notes\`, \`pinned\`, \`present\`, \`late\`, \`absent\`, \`excused\`, \`first_marked_at\`, \`expected\` from \`class_sessions\``,
    );
    this.addSql(`drop table \`class_sessions\``);
    this.addSql(`alter table \`class_sessions__new\` rename to \`class_sessions\``);
    this.addSql(
      `create index \`class_sessions_former_instructor_index\` on \`class_sessions\` (\`academy_id\`, \`former_instructor_id\`) where former_instructor_id is not null`,
    );
    this.addSql(
      `create index \`class_sessions_topic_index\` on \`class_sessions\` (\`academy_id\`, \`id\`, \`topic\`) where topic is not null`,
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
      `create index \`class_sessions_academy_id_batch_id_index\` on \`class_sessions\` (\`academy_id\`, \`batch_id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_instructor_id_index\` on \`class_sessions\` (\`academy_id\`, \`instructor_id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_former_instructor_id_index\` on \`class_sessions\` (\`academy_id\`, \`former_instructor_id\`)`,
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
    this.addSql(`create trigger class_sessions_unsettle after update of batch_id, date on class_sessions
      when old.batch_id is not new.batch_id or old.date is not new.date begin
        update class_sessions set expected = null where academy_id = new.academy_id and id = new.id and expected is not null;
      end`);
  }
}
