import { Migration } from '@mikro-orm/migrations';

/** The whole data model as of version 1. */
export class Initial extends Migration {
  override up(): void {
    this.addSql(
      `create table \`academies\` (\`id\` text not null primary key, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`slug\` text not null, \`type\` text check (\`type\` in ('tuition', 'coaching', 'swimming', 'karate', 'chess', 'music', 'dance', 'yoga', 'coding', 'other')) not null, \`description\` text not null default '', \`email\` text not null, \`phone\` text not null default '', \`address\` text not null default '', \`city\` text not null default '', \`state\` text not null default '', \`country\` text not null default '', \`postal_code\` text not null default '', \`website\` text not null default '', \`logo_url\` text not null default '', \`status\` text check (\`status\` in ('active', 'inactive', 'suspended')) not null default 'active', \`branding\` json not null, \`settings\` json not null, \`subscription\` json not null, \`deleted_at\` datetime null)`,
    );
    this.addSql(`create unique index \`academies_slug_unique\` on \`academies\` (\`slug\`)`);
    this.addSql(`create index \`academies_status_id_index\` on \`academies\` (\`status\`, \`id\`)`);
    this.addSql(`create index \`academies_type_id_index\` on \`academies\` (\`type\`, \`id\`)`);
    this.addSql(`create index \`academies_name_id_index\` on \`academies\` (\`name\`, \`id\`)`);
    this.addSql(`create index \`academies_updated_at_id_index\` on \`academies\` (\`updated_at\`, \`id\`)`);
    this.addSql(`create index \`academies_created_at_id_index\` on \`academies\` (\`created_at\`, \`id\`)`);
    this.addSql(
      `create table \`audit_entries\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`user_id\` text null, \`action\` text not null, \`resource\` text not null, \`resource_id\` text not null, \`before\` json null, \`after\` json null, \`request_id\` text null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`audit_entries_academy_id_created_at_id_index\` on \`audit_entries\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`audit_entries_academy_id_user_id_id_index\` on \`audit_entries\` (\`academy_id\`, \`user_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`audit_entries_academy_id_action_id_index\` on \`audit_entries\` (\`academy_id\`, \`action\`, \`id\`)`,
    );
    this.addSql(
      `create index \`audit_entries_academy_id_resource_created_at_id_index\` on \`audit_entries\` (\`academy_id\`, \`resource\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`audit_entries_academy_id_resource_id_created_at_id_index\` on \`audit_entries\` (\`academy_id\`, \`resource_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create table \`idempotency_keys\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`user_id\` text not null, \`key\` text not null, \`fingerprint\` text not null, \`result_id\` text null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`idempotency_keys_academy_id_created_at_id_index\` on \`idempotency_keys\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create unique index \`idempotency_keys_academy_id_user_id_key_unique\` on \`idempotency_keys\` (\`academy_id\`, \`user_id\`, \`key\`)`,
    );
    this.addSql(
      `create table \`outbox_events\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`type\` text not null, \`payload\` json not null, \`handed_on_at\` datetime null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`outbox_events_academy_id_created_at_id_index\` on \`outbox_events\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create table \`receipt_counters\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`last_number\` integer not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(`create unique index \`receipt_counters_academy_id_unique\` on \`receipt_counters\` (\`academy_id\`)`);
    this.addSql(
      `create table \`users\` (\`id\` text not null primary key, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`email\` text not null, \`password_hash\` text not null, \`is_super_admin\` integer not null default false)`,
    );
    this.addSql(`create unique index \`users_email_unique\` on \`users\` (\`email\`)`);
    this.addSql(
      `create table \`students\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`first_name\` text not null, \`last_name\` text not null, \`name\` text generated always as (first_name || ' ' || last_name) stored, \`student_number\` text not null, \`external_id\` text null, \`email\` text null, \`phone\` text null, \`date_of_birth\` date null, \`gender\` text check (\`gender\` in ('male', 'female', 'other', 'undisclosed')) null, \`address\` text null, \`city\` text null, \`state\` text null, \`country\` text null, \`postal_code\` text null, \`photo_url\` text null, \`medical_notes\` text null, \`emergency_contact\` json null, \`academic_history\` json not null, \`documents\` json not null, \`status\` text check (\`status\` in ('active', 'inactive', 'graduated', 'archived')) not null default 'active', \`joined_at\` date not null, \`user_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`students_user_id_foreign\` foreign key (\`user_id\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`students_user_id_index\` on \`students\` (\`user_id\`)`);
    this.addSql(
      `create index \`students_academy_id_created_at_id_index\` on \`students\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`students_academy_id_updated_at_id_index\` on \`students\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`students_academy_id_name_id_index\` on \`students\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(
      `create index \`students_academy_id_user_id_id_index\` on \`students\` (\`academy_id\`, \`user_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`students_academy_id_status_id_index\` on \`students\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create unique index \`students_academy_id_external_id_unique\` on \`students\` (\`academy_id\`, \`external_id\`) where deleted_at is null`,
    );
    this.addSql(
      `create unique index \`students_academy_id_student_number_unique\` on \`students\` (\`academy_id\`, \`student_number\`)`,
    );
    this.addSql(
      `create table \`staff\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`first_name\` text not null, \`last_name\` text not null, \`name\` text generated always as (first_name || ' ' || last_name) stored, \`email\` text not null, \`phone\` text null, \`role\` text check (\`role\` in ('teacher', 'administrator', 'support_staff', 'department_head')) not null, \`staff_number\` text not null, \`qualifications\` json not null, \`employment_type\` text check (\`employment_type\` in ('full_time', 'part_time', 'contract', 'volunteer')) not null default 'full_time', \`hire_date\` date null, \`end_date\` date null, \`hourly_rate\` bigint null, \`weekly_availability\` json not null, \`status\` text check (\`status\` in ('active', 'on_leave', 'terminated')) not null default 'active', \`user_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`staff_user_id_foreign\` foreign key (\`user_id\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`staff_user_id_index\` on \`staff\` (\`user_id\`)`);
    this.addSql(
      `create index \`staff_academy_id_created_at_id_index\` on \`staff\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`staff_academy_id_updated_at_id_index\` on \`staff\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`staff_academy_id_name_id_index\` on \`staff\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(
      `create index \`staff_academy_id_user_id_id_index\` on \`staff\` (\`academy_id\`, \`user_id\`, \`id\`)`,
    );
    this.addSql(`create index \`staff_academy_id_role_id_index\` on \`staff\` (\`academy_id\`, \`role\`, \`id\`)`);
    this.addSql(`create index \`staff_academy_id_status_id_index\` on \`staff\` (\`academy_id\`, \`status\`, \`id\`)`);
    this.addSql(
      `create unique index \`staff_academy_id_staff_number_unique\` on \`staff\` (\`academy_id\`, \`staff_number\`)`,
    );
    this.addSql(
      `create unique index \`staff_academy_id_email_unique\` on \`staff\` (\`academy_id\`, \`email\`) where deleted_at is null`,
    );
    this.addSql(
      `create table \`departments\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`head_staff_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`departments_academy_id_head_staff_id_foreign\` foreign key (\`academy_id\`, \`head_staff_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`departments_academy_id_created_at_id_index\` on \`departments\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`departments_academy_id_updated_at_id_index\` on \`departments\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`departments_academy_id_name_id_index\` on \`departments\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(
      `create index \`departments_academy_id_head_staff_id_id_index\` on \`departments\` (\`academy_id\`, \`head_staff_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`departments_academy_id_head_staff_id_index\` on \`departments\` (\`academy_id\`, \`head_staff_id\`)`,
    );
    this.addSql(
      `create table \`staff_departments\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`staff_id\` text not null, \`department_id\` text not null, primary key (\`academy_id\`, \`id\`), constraint \`staff_departments_academy_id_staff_id_foreign\` foreign key (\`academy_id\`, \`staff_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`staff_departments_academy_id_department_id_foreign\` foreign key (\`academy_id\`, \`department_id\`) references \`departments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`staff_departments_academy_id_department_id_id_index\` on \`staff_departments\` (\`academy_id\`, \`department_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`staff_departments_academy_id_staff_id_index\` on \`staff_departments\` (\`academy_id\`, \`staff_id\`)`,
    );
    this.addSql(
      `create index \`staff_departments_academy_id_department_id_index\` on \`staff_departments\` (\`academy_id\`, \`department_id\`)`,
    );
    this.addSql(
      `create unique index \`staff_departments_academy_id_staff_id_department_id_unique\` on \`staff_departments\` (\`academy_id\`, \`staff_id\`, \`department_id\`)`,
    );
    this.addSql(
      `create table \`courses\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`code\` text not null, \`description\` text null, \`category\` text null, \`level\` text check (\`level\` in ('beginner', 'intermediate', 'advanced', 'all')) not null default 'all', \`department_id\` text null, \`min_age\` integer null, \`max_age\` integer null, \`price\` bigint null, \`billing_frequency\` text check (\`billing_frequency\` in ('one_time', 'monthly', 'per_term', 'per_session')) not null default 'one_time', \`completion_rule\` json not null, \`status\` text check (\`status\` in ('draft', 'active', 'archived')) not null default 'active', primary key (\`academy_id\`, \`id\`), constraint \`courses_academy_id_department_id_foreign\` foreign key (\`academy_id\`, \`department_id\`) references \`departments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`courses_academy_id_created_at_id_index\` on \`courses\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`courses_academy_id_updated_at_id_index\` on \`courses\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`courses_academy_id_name_id_index\` on \`courses\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(
      `create index \`courses_academy_id_status_id_index\` on \`courses\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create index \`courses_academy_id_category_id_index\` on \`courses\` (\`academy_id\`, \`category\`, \`id\`)`,
    );
    this.addSql(
      `create index \`courses_academy_id_department_id_id_index\` on \`courses\` (\`academy_id\`, \`department_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`courses_academy_id_department_id_index\` on \`courses\` (\`academy_id\`, \`department_id\`)`,
    );
    this.addSql(`create unique index \`courses_academy_id_code_unique\` on \`courses\` (\`academy_id\`, \`code\`)`);
    this.addSql(
      `create table \`batches\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`course_id\` text not null, \`name\` text not null, \`code\` text not null, \`start_date\` date not null, \`end_date\` date not null, \`start_time\` time not null, \`end_time\` time not null, \`days_of_week\` json not null, \`max_students\` integer not null, \`instructor_id\` text null, \`classroom\` text not null default '', \`status\` text check (\`status\` in ('upcoming', 'ongoing', 'completed', 'cancelled')) not null default 'upcoming', \`notes\` text null, primary key (\`academy_id\`, \`id\`), constraint \`batches_academy_id_course_id_foreign\` foreign key (\`academy_id\`, \`course_id\`) references \`courses\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`batches_academy_id_instructor_id_foreign\` foreign key (\`academy_id\`, \`instructor_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
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
    this.addSql(`create index \`batches_academy_id_course_id_index\` on \`batches\` (\`academy_id\`, \`course_id\`)`);
    this.addSql(
      `create index \`batches_academy_id_instructor_id_index\` on \`batches\` (\`academy_id\`, \`instructor_id\`)`,
    );
    this.addSql(`create unique index \`batches_academy_id_code_unique\` on \`batches\` (\`academy_id\`, \`code\`)`);
    this.addSql(
      `create table \`enrollments\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`student_id\` text not null, \`course_id\` text not null, \`batch_id\` text null, \`enrollment_date\` date not null, \`status\` text check (\`status\` in ('pending', 'active', 'completed', 'dropped')) not null, \`grade\` text null, \`progress_percentage\` integer not null default 0, \`completion_date\` date null, \`waitlist_position\` integer null, \`drop_reason\` text null, \`dropped_on\` date null, \`notes\` text null, primary key (\`academy_id\`, \`id\`), constraint \`enrollments_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`enrollments_academy_id_course_id_foreign\` foreign key (\`academy_id\`, \`course_id\`) references \`courses\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`enrollments_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_batch_id_status_waitlist_position_id_index\` on \`enrollments\` (\`academy_id\`, \`batch_id\`, \`status\`, \`waitlist_position\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_student_id_created_at_id_index\` on \`enrollments\` (\`academy_id\`, \`student_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_course_id_created_at_id_index\` on \`enrollments\` (\`academy_id\`, \`course_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_batch_id_created_at_id_index\` on \`enrollments\` (\`academy_id\`, \`batch_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_created_at_id_index\` on \`enrollments\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_updated_at_id_index\` on \`enrollments\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_enrollment_date_id_index\` on \`enrollments\` (\`academy_id\`, \`enrollment_date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_status_id_index\` on \`enrollments\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_student_id_index\` on \`enrollments\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_course_id_index\` on \`enrollments\` (\`academy_id\`, \`course_id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_batch_id_index\` on \`enrollments\` (\`academy_id\`, \`batch_id\`)`,
    );
    this.addSql(
      `create unique index \`enrollments_one_open_unique\` on \`enrollments\` (\`academy_id\`, \`student_id\`, \`batch_id\`) where batch_id is not null and deleted_at is null and status in ('pending', 'active')`,
    );
    this.addSql(
      `create table \`sessions\` (\`id\` text not null primary key, \`user_id\` text not null, \`token_id\` text not null, \`previous_token_id\` text null, \`rotated_at\` datetime null, \`expires_at\` datetime not null, \`revoked_at\` datetime null, \`created_at\` datetime not null, constraint \`sessions_user_id_foreign\` foreign key (\`user_id\`) references \`users\` (\`id\`) on delete cascade)`,
    );
    this.addSql(`create index \`sessions_user_id_index\` on \`sessions\` (\`user_id\`)`);
    this.addSql(`create index \`sessions_expires_at_index\` on \`sessions\` (\`expires_at\`)`);
    this.addSql(`create index \`sessions_user_id_expires_at_index\` on \`sessions\` (\`user_id\`, \`expires_at\`)`);
    this.addSql(
      `create table \`parents\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`first_name\` text not null, \`last_name\` text not null, \`name\` text generated always as (first_name || ' ' || last_name) stored, \`email\` text not null, \`phone\` text not null, \`alternate_phone\` text null, \`occupation\` text null, \`address\` text null, \`city\` text null, \`state\` text null, \`country\` text null, \`postal_code\` text null, \`emergency_contact\` integer not null default false, \`communication_preferences\` json not null, \`status\` text check (\`status\` in ('active', 'inactive')) not null default 'active', \`user_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`parents_user_id_foreign\` foreign key (\`user_id\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`parents_user_id_index\` on \`parents\` (\`user_id\`)`);
    this.addSql(
      `create index \`parents_academy_id_created_at_id_index\` on \`parents\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`parents_academy_id_updated_at_id_index\` on \`parents\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`parents_academy_id_name_id_index\` on \`parents\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(
      `create index \`parents_academy_id_user_id_id_index\` on \`parents\` (\`academy_id\`, \`user_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`parents_academy_id_status_id_index\` on \`parents\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create unique index \`parents_academy_id_email_unique\` on \`parents\` (\`academy_id\`, \`email\`) where deleted_at is null`,
    );
    this.addSql(
      `create table \`parent_students\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`parent_id\` text not null, \`student_id\` text not null, \`relationship\` text check (\`relationship\` in ('mother', 'father', 'guardian', 'grandparent', 'sibling', 'other')) not null, \`is_primary\` integer not null default false, \`can_pickup\` integer not null default false, \`receives_billing\` integer not null default false, primary key (\`academy_id\`, \`id\`), constraint \`parent_students_academy_id_parent_id_foreign\` foreign key (\`academy_id\`, \`parent_id\`) references \`parents\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`parent_students_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`parent_students_academy_id_student_id_id_index\` on \`parent_students\` (\`academy_id\`, \`student_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`parent_students_academy_id_parent_id_index\` on \`parent_students\` (\`academy_id\`, \`parent_id\`)`,
    );
    this.addSql(
      `create index \`parent_students_academy_id_student_id_index\` on \`parent_students\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create unique index \`parent_students_academy_id_parent_id_student_id_unique\` on \`parent_students\` (\`academy_id\`, \`parent_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create table \`fees\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`student_id\` text null, \`parent_id\` text null, \`enrollment_id\` text null, \`fee_type\` text check (\`fee_type\` in ('tuition', 'admission', 'examination', 'activity', 'late_payment_penalty')) not null, \`title\` text null, \`period\` text null, \`amount\` bigint not null, \`currency\` text not null, \`due_date\` date not null, \`paid_amount\` bigint not null default '0', \`payment_method\` text check (\`payment_method\` in ('cash', 'card', 'bank_transfer', 'cheque', 'upi', 'online', 'other')) null, \`receipt_number\` text null, \`voided_at\` datetime null, \`notes\` text null, primary key (\`academy_id\`, \`id\`), constraint \`fees_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_parent_id_foreign\` foreign key (\`academy_id\`, \`parent_id\`) references \`parents\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_paid_amount_check\` check (paid_amount >= 0 and paid_amount <= amount), constraint \`fees_billed_to_somebody_check\` check (student_id is not null or parent_id is not null))`,
    );
    this.addSql(
      `create index \`fees_academy_id_student_id_created_at_id_index\` on \`fees\` (\`academy_id\`, \`student_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fees_academy_id_student_id_due_date_id_index\` on \`fees\` (\`academy_id\`, \`student_id\`, \`due_date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fees_academy_id_parent_id_created_at_id_index\` on \`fees\` (\`academy_id\`, \`parent_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fees_academy_id_enrollment_id_id_index\` on \`fees\` (\`academy_id\`, \`enrollment_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fees_academy_id_created_at_id_index\` on \`fees\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fees_academy_id_updated_at_id_index\` on \`fees\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fees_academy_id_due_date_id_index\` on \`fees\` (\`academy_id\`, \`due_date\`, \`id\`)`,
    );
    this.addSql(`create index \`fees_academy_id_amount_id_index\` on \`fees\` (\`academy_id\`, \`amount\`, \`id\`)`);
    this.addSql(
      `create index \`fees_academy_id_fee_type_id_index\` on \`fees\` (\`academy_id\`, \`fee_type\`, \`id\`)`,
    );
    this.addSql(`create index \`fees_academy_id_student_id_index\` on \`fees\` (\`academy_id\`, \`student_id\`)`);
    this.addSql(`create index \`fees_academy_id_parent_id_index\` on \`fees\` (\`academy_id\`, \`parent_id\`)`);
    this.addSql(`create index \`fees_academy_id_enrollment_id_index\` on \`fees\` (\`academy_id\`, \`enrollment_id\`)`);
    this.addSql(
      `create unique index \`fees_academy_id_enrollment_id_fee_type_period_unique\` on \`fees\` (\`academy_id\`, \`enrollment_id\`, \`fee_type\`, \`period\`) where period is not null and voided_at is null`,
    );
    this.addSql(
      `create table \`payments\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`fee_id\` text not null, \`amount\` bigint not null, \`method\` text check (\`method\` in ('cash', 'card', 'bank_transfer', 'cheque', 'upi', 'online', 'other')) not null, \`reference\` text null, \`paid_at\` datetime not null, \`receipt_number\` text not null, \`received_by\` text not null, \`refund_of_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`payments_academy_id_fee_id_foreign\` foreign key (\`academy_id\`, \`fee_id\`) references \`fees\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`payments_received_by_foreign\` foreign key (\`received_by\`) references \`users\` (\`id\`) on delete restrict, constraint \`payments_academy_id_refund_of_id_foreign\` foreign key (\`academy_id\`, \`refund_of_id\`) references \`payments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(`create index \`payments_received_by_index\` on \`payments\` (\`received_by\`)`);
    this.addSql(
      `create index \`payments_academy_id_fee_id_created_at_id_index\` on \`payments\` (\`academy_id\`, \`fee_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`payments_academy_id_refund_of_id_id_index\` on \`payments\` (\`academy_id\`, \`refund_of_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`payments_academy_id_received_by_id_index\` on \`payments\` (\`academy_id\`, \`received_by\`, \`id\`)`,
    );
    this.addSql(
      `create index \`payments_academy_id_created_at_id_index\` on \`payments\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`payments_academy_id_updated_at_id_index\` on \`payments\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`payments_academy_id_paid_at_id_index\` on \`payments\` (\`academy_id\`, \`paid_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`payments_academy_id_amount_id_index\` on \`payments\` (\`academy_id\`, \`amount\`, \`id\`)`,
    );
    this.addSql(
      `create index \`payments_academy_id_method_id_index\` on \`payments\` (\`academy_id\`, \`method\`, \`id\`)`,
    );
    this.addSql(`create index \`payments_academy_id_fee_id_index\` on \`payments\` (\`academy_id\`, \`fee_id\`)`);
    this.addSql(
      `create index \`payments_academy_id_refund_of_id_index\` on \`payments\` (\`academy_id\`, \`refund_of_id\`)`,
    );
    this.addSql(
      `create unique index \`payments_academy_id_receipt_number_unique\` on \`payments\` (\`academy_id\`, \`receipt_number\`)`,
    );
    this.addSql(
      `create table \`memberships\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`user_id\` text not null, \`role\` text check (\`role\` in ('academy_admin', 'staff', 'parent', 'student')) not null, \`staff_role\` text check (\`staff_role\` in ('teacher', 'administrator', 'support_staff', 'department_head')) null, \`staff_id\` text null, \`parent_id\` text null, \`student_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`memberships_user_id_foreign\` foreign key (\`user_id\`) references \`users\` (\`id\`) on delete restrict, constraint \`memberships_academy_id_staff_id_foreign\` foreign key (\`academy_id\`, \`staff_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`memberships_academy_id_parent_id_foreign\` foreign key (\`academy_id\`, \`parent_id\`) references \`parents\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`memberships_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(`create index \`memberships_user_id_index\` on \`memberships\` (\`user_id\`)`);
    this.addSql(
      `create index \`memberships_user_id_academy_id_index\` on \`memberships\` (\`user_id\`, \`academy_id\`)`,
    );
    this.addSql(
      `create index \`memberships_academy_id_created_at_id_index\` on \`memberships\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`memberships_academy_id_updated_at_id_index\` on \`memberships\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`memberships_academy_id_role_id_index\` on \`memberships\` (\`academy_id\`, \`role\`, \`id\`)`,
    );
    this.addSql(
      `create index \`memberships_academy_id_staff_id_id_index\` on \`memberships\` (\`academy_id\`, \`staff_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`memberships_academy_id_parent_id_id_index\` on \`memberships\` (\`academy_id\`, \`parent_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`memberships_academy_id_student_id_id_index\` on \`memberships\` (\`academy_id\`, \`student_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`memberships_academy_id_staff_id_index\` on \`memberships\` (\`academy_id\`, \`staff_id\`)`,
    );
    this.addSql(
      `create index \`memberships_academy_id_parent_id_index\` on \`memberships\` (\`academy_id\`, \`parent_id\`)`,
    );
    this.addSql(
      `create index \`memberships_academy_id_student_id_index\` on \`memberships\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create unique index \`memberships_academy_id_user_id_unique\` on \`memberships\` (\`academy_id\`, \`user_id\`)`,
    );
    this.addSql(
      `create table \`invitations\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`email\` text not null, \`role\` text check (\`role\` in ('academy_admin', 'staff', 'parent', 'student')) not null, \`staff_role\` text check (\`staff_role\` in ('teacher', 'administrator', 'support_staff', 'department_head')) null, \`staff_id\` text null, \`parent_id\` text null, \`student_id\` text null, \`token_hash\` text not null, \`invited_by\` text not null, \`expires_at\` datetime not null, \`accepted_at\` datetime null, \`revoked_at\` datetime null, primary key (\`academy_id\`, \`id\`), constraint \`invitations_academy_id_staff_id_foreign\` foreign key (\`academy_id\`, \`staff_id\`) references \`staff\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`invitations_academy_id_parent_id_foreign\` foreign key (\`academy_id\`, \`parent_id\`) references \`parents\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`invitations_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`invitations_invited_by_foreign\` foreign key (\`invited_by\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`invitations_invited_by_index\` on \`invitations\` (\`invited_by\`)`);
    this.addSql(
      `create index \`invitations_academy_id_created_at_id_index\` on \`invitations\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invitations_academy_id_updated_at_id_index\` on \`invitations\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invitations_academy_id_email_id_index\` on \`invitations\` (\`academy_id\`, \`email\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invitations_academy_id_staff_id_id_index\` on \`invitations\` (\`academy_id\`, \`staff_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invitations_academy_id_parent_id_id_index\` on \`invitations\` (\`academy_id\`, \`parent_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invitations_academy_id_student_id_id_index\` on \`invitations\` (\`academy_id\`, \`student_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invitations_academy_id_invited_by_id_index\` on \`invitations\` (\`academy_id\`, \`invited_by\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invitations_academy_id_staff_id_index\` on \`invitations\` (\`academy_id\`, \`staff_id\`)`,
    );
    this.addSql(
      `create index \`invitations_academy_id_parent_id_index\` on \`invitations\` (\`academy_id\`, \`parent_id\`)`,
    );
    this.addSql(
      `create index \`invitations_academy_id_student_id_index\` on \`invitations\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create unique index \`invitations_academy_id_token_hash_unique\` on \`invitations\` (\`academy_id\`, \`token_hash\`)`,
    );
    this.addSql(
      `create table \`attendance\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`student_id\` text not null, \`batch_id\` text null, \`date\` date not null, \`session\` text null, \`status\` text check (\`status\` in ('present', 'absent', 'late', 'excused')) not null, \`remarks\` text null, \`minutes_late\` integer null, \`marked_by\` text not null, \`marked_at\` datetime not null, primary key (\`academy_id\`, \`id\`), constraint \`attendance_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`attendance_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`attendance_marked_by_foreign\` foreign key (\`marked_by\`) references \`users\` (\`id\`) on delete restrict)`,
    );
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
      `create index \`attendance_academy_id_created_at_id_index\` on \`attendance\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_updated_at_id_index\` on \`attendance\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_date_id_index\` on \`attendance\` (\`academy_id\`, \`date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_status_id_index\` on \`attendance\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_marked_by_id_index\` on \`attendance\` (\`academy_id\`, \`marked_by\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_student_id_index\` on \`attendance\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create index \`attendance_academy_id_batch_id_index\` on \`attendance\` (\`academy_id\`, \`batch_id\`)`,
    );
    this.addSql(
      `create unique index "attendance_one_a_session_unique" on "attendance" (academy_id, student_id, coalesce(batch_id, '00000000-0000-0000-0000-000000000000'), date, coalesce(session, ''))`,
    );
    this.addSql(
      `create table \`attendance_history\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`attendance_id\` text not null, \`status\` text check (\`status\` in ('present', 'absent', 'late', 'excused')) not null, \`remarks\` text null, \`minutes_late\` integer null, \`marked_by\` text not null, \`marked_at\` datetime not null, primary key (\`academy_id\`, \`id\`), constraint \`attendance_history_academy_id_attendance_id_foreign\` foreign key (\`academy_id\`, \`attendance_id\`) references \`attendance\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`attendance_history_academy_id_attendance_id_created_at_id_index\` on \`attendance_history\` (\`academy_id\`, \`attendance_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`attendance_history_academy_id_attendance_id_index\` on \`attendance_history\` (\`academy_id\`, \`attendance_id\`)`,
    );

    // the ledger is append-only; it goes only after its whole academy is gone
    this.addSql(`create trigger payments_no_update before update on payments
      begin select raise(abort, 'payments are append-only'); end`);
    this.addSql(`create trigger payments_no_delete before delete on payments
      when exists (select 1 from academies where id = old.academy_id)
      begin select raise(abort, 'payments are append-only'); end`);
  }
}
