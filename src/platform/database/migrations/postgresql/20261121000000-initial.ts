import { Migration } from '@mikro-orm/migrations';

/** The whole data model as of version 1. */
export class Initial extends Migration {
  override up(): void {
    this.addSql(
      `create table "academies" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(255) not null, "slug" varchar(100) not null, "type" text not null, "description" text not null default '', "email" varchar(255) not null, "phone" varchar(32) not null default '', "address" varchar(500) not null default '', "city" varchar(100) not null default '', "state" varchar(100) not null default '', "country" varchar(100) not null default '', "postal_code" varchar(20) not null default '', "website" varchar(2048) not null default '', "logo_url" varchar(2048) not null default '', "status" text not null default 'active', "branding" jsonb not null, "settings" jsonb not null, "subscription" jsonb not null, "deleted_at" timestamptz(3) null, primary key ("id"))`,
    );
    this.addSql(`alter table "academies" add constraint "academies_slug_unique" unique ("slug")`);
    this.addSql(`create index "academies_status_id_index" on "academies" ("status", "id")`);
    this.addSql(`create index "academies_type_id_index" on "academies" ("type", "id")`);
    this.addSql(`create index "academies_name_id_index" on "academies" ("name", "id")`);
    this.addSql(`create index "academies_updated_at_id_index" on "academies" ("updated_at", "id")`);
    this.addSql(`create index "academies_created_at_id_index" on "academies" ("created_at", "id")`);
    this.addSql(
      `alter table "academies" add constraint "academies_type_check" check ("type" in ('tuition', 'coaching', 'swimming', 'karate', 'chess', 'music', 'dance', 'yoga', 'coding', 'other'))`,
    );
    this.addSql(
      `alter table "academies" add constraint "academies_status_check" check ("status" in ('active', 'inactive', 'suspended'))`,
    );
    this.addSql(
      `create table "audit_entries" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid null, "action" varchar(20) not null, "resource" varchar(50) not null, "resource_id" uuid not null, "before" jsonb null, "after" jsonb null, "request_id" varchar(64) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "audit_entries_academy_id_created_at_id_index" on "audit_entries" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "audit_entries_academy_id_user_id_id_index" on "audit_entries" ("academy_id", "user_id", "id")`,
    );
    this.addSql(
      `create index "audit_entries_academy_id_action_id_index" on "audit_entries" ("academy_id", "action", "id")`,
    );
    this.addSql(
      `create index "audit_entries_academy_id_resource_created_at_id_index" on "audit_entries" ("academy_id", "resource", "created_at", "id")`,
    );
    this.addSql(
      `create index "audit_entries_academy_id_resource_id_created_at_id_index" on "audit_entries" ("academy_id", "resource_id", "created_at", "id")`,
    );
    this.addSql(
      `create table "idempotency_keys" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "key" varchar(255) not null, "fingerprint" varchar(64) not null, "result_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "idempotency_keys_academy_id_created_at_id_index" on "idempotency_keys" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `alter table "idempotency_keys" add constraint "idempotency_keys_academy_id_user_id_key_unique" unique ("academy_id", "user_id", "key")`,
    );
    this.addSql(
      `create table "outbox_events" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "type" varchar(100) not null, "payload" jsonb not null, "handed_on_at" timestamptz(3) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "outbox_events_academy_id_created_at_id_index" on "outbox_events" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create table "receipt_counters" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "last_number" int not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `alter table "receipt_counters" add constraint "receipt_counters_academy_id_unique" unique ("academy_id")`,
    );
    this.addSql(
      `create table "users" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(255) not null, "email" varchar(255) not null, "password_hash" varchar(100) not null, "is_super_admin" boolean not null default false, primary key ("id"))`,
    );
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email")`);
    this.addSql(
      `create table "students" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "name" varchar(201) generated always as (first_name || ' ' || last_name) stored not null, "student_number" varchar(12) not null, "external_id" varchar(100) null, "email" varchar(255) null, "phone" varchar(32) null, "date_of_birth" date null, "gender" text null, "address" varchar(500) null, "city" varchar(100) null, "state" varchar(100) null, "country" varchar(100) null, "postal_code" varchar(20) null, "photo_url" varchar(2048) null, "medical_notes" text null, "emergency_contact" jsonb null, "academic_history" jsonb not null, "documents" jsonb not null, "status" text not null default 'active', "joined_at" date not null, "user_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "students_academy_id_created_at_id_index" on "students" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "students_academy_id_updated_at_id_index" on "students" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "students_academy_id_name_id_index" on "students" ("academy_id", "name", "id")`);
    this.addSql(`create index "students_academy_id_user_id_id_index" on "students" ("academy_id", "user_id", "id")`);
    this.addSql(`create index "students_academy_id_status_id_index" on "students" ("academy_id", "status", "id")`);
    this.addSql(
      `create unique index "students_academy_id_external_id_unique" on "students" ("academy_id", "external_id") where deleted_at is null`,
    );
    this.addSql(
      `alter table "students" add constraint "students_academy_id_student_number_unique" unique ("academy_id", "student_number")`,
    );
    this.addSql(
      `alter table "students" add constraint "students_gender_check" check ("gender" in ('male', 'female', 'other', 'undisclosed'))`,
    );
    this.addSql(
      `alter table "students" add constraint "students_status_check" check ("status" in ('active', 'inactive', 'graduated', 'archived'))`,
    );
    this.addSql(
      `create table "staff" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "name" varchar(201) generated always as (first_name || ' ' || last_name) stored not null, "email" varchar(255) not null, "phone" varchar(32) null, "role" text not null, "staff_number" varchar(12) not null, "qualifications" jsonb not null, "employment_type" text not null default 'full_time', "hire_date" date null, "end_date" date null, "hourly_rate" bigint null, "weekly_availability" jsonb not null, "status" text not null default 'active', "user_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "staff_academy_id_created_at_id_index" on "staff" ("academy_id", "created_at", "id")`);
    this.addSql(`create index "staff_academy_id_updated_at_id_index" on "staff" ("academy_id", "updated_at", "id")`);
    this.addSql(`create index "staff_academy_id_name_id_index" on "staff" ("academy_id", "name", "id")`);
    this.addSql(`create index "staff_academy_id_user_id_id_index" on "staff" ("academy_id", "user_id", "id")`);
    this.addSql(`create index "staff_academy_id_role_id_index" on "staff" ("academy_id", "role", "id")`);
    this.addSql(`create index "staff_academy_id_status_id_index" on "staff" ("academy_id", "status", "id")`);
    this.addSql(
      `alter table "staff" add constraint "staff_academy_id_staff_number_unique" unique ("academy_id", "staff_number")`,
    );
    this.addSql(
      `create unique index "staff_academy_id_email_unique" on "staff" ("academy_id", "email") where deleted_at is null`,
    );
    this.addSql(
      `alter table "staff" add constraint "staff_role_check" check ("role" in ('teacher', 'administrator', 'support_staff', 'department_head'))`,
    );
    this.addSql(
      `alter table "staff" add constraint "staff_employment_type_check" check ("employment_type" in ('full_time', 'part_time', 'contract', 'volunteer'))`,
    );
    this.addSql(
      `alter table "staff" add constraint "staff_status_check" check ("status" in ('active', 'on_leave', 'terminated'))`,
    );
    this.addSql(
      `create table "departments" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(100) not null, "head_staff_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "departments_academy_id_created_at_id_index" on "departments" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "departments_academy_id_updated_at_id_index" on "departments" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "departments_academy_id_name_id_index" on "departments" ("academy_id", "name", "id")`);
    this.addSql(
      `create index "departments_academy_id_head_staff_id_id_index" on "departments" ("academy_id", "head_staff_id", "id")`,
    );
    this.addSql(
      `create table "staff_departments" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "staff_id" uuid not null, "department_id" uuid not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "staff_departments_academy_id_department_id_id_index" on "staff_departments" ("academy_id", "department_id", "id")`,
    );
    this.addSql(
      `alter table "staff_departments" add constraint "staff_departments_academy_id_staff_id_department_id_unique" unique ("academy_id", "staff_id", "department_id")`,
    );
    this.addSql(
      `create table "courses" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(255) not null, "code" varchar(12) not null, "description" text null, "category" varchar(100) null, "level" text not null default 'all', "department_id" uuid null, "min_age" int null, "max_age" int null, "price" bigint null, "billing_frequency" text not null default 'one_time', "completion_rule" jsonb not null, "status" text not null default 'active', primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "courses_academy_id_created_at_id_index" on "courses" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "courses_academy_id_updated_at_id_index" on "courses" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "courses_academy_id_name_id_index" on "courses" ("academy_id", "name", "id")`);
    this.addSql(`create index "courses_academy_id_status_id_index" on "courses" ("academy_id", "status", "id")`);
    this.addSql(`create index "courses_academy_id_category_id_index" on "courses" ("academy_id", "category", "id")`);
    this.addSql(
      `create index "courses_academy_id_department_id_id_index" on "courses" ("academy_id", "department_id", "id")`,
    );
    this.addSql(`alter table "courses" add constraint "courses_academy_id_code_unique" unique ("academy_id", "code")`);
    this.addSql(
      `alter table "courses" add constraint "courses_level_check" check ("level" in ('beginner', 'intermediate', 'advanced', 'all'))`,
    );
    this.addSql(
      `alter table "courses" add constraint "courses_billing_frequency_check" check ("billing_frequency" in ('one_time', 'monthly', 'per_term', 'per_session'))`,
    );
    this.addSql(
      `alter table "courses" add constraint "courses_status_check" check ("status" in ('draft', 'active', 'archived'))`,
    );
    this.addSql(
      `create table "batches" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "course_id" uuid not null, "name" varchar(255) not null, "code" varchar(12) not null, "start_date" date not null, "end_date" date not null, "start_time" time(0) not null, "end_time" time(0) not null, "days_of_week" jsonb not null, "max_students" int not null, "instructor_id" uuid null, "classroom" varchar(100) not null default '', "status" text not null default 'upcoming', "notes" text null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "batches_academy_id_created_at_id_index" on "batches" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "batches_academy_id_updated_at_id_index" on "batches" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "batches_academy_id_name_id_index" on "batches" ("academy_id", "name", "id")`);
    this.addSql(
      `create index "batches_academy_id_start_date_id_index" on "batches" ("academy_id", "start_date", "id")`,
    );
    this.addSql(`create index "batches_academy_id_status_id_index" on "batches" ("academy_id", "status", "id")`);
    this.addSql(`create index "batches_academy_id_course_id_id_index" on "batches" ("academy_id", "course_id", "id")`);
    this.addSql(
      `create index "batches_academy_id_instructor_id_id_index" on "batches" ("academy_id", "instructor_id", "id")`,
    );
    this.addSql(`alter table "batches" add constraint "batches_academy_id_code_unique" unique ("academy_id", "code")`);
    this.addSql(
      `alter table "batches" add constraint "batches_status_check" check ("status" in ('upcoming', 'ongoing', 'completed', 'cancelled'))`,
    );
    this.addSql(
      `create table "enrollments" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "student_id" uuid not null, "course_id" uuid not null, "batch_id" uuid null, "enrollment_date" date not null, "status" text not null, "grade" varchar(10) null, "progress_percentage" int not null default 0, "completion_date" date null, "waitlist_position" int null, "drop_reason" varchar(255) null, "dropped_on" date null, "notes" text null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "enrollments_academy_id_batch_id_status_waitlist_po_ef547_index" on "enrollments" ("academy_id", "batch_id", "status", "waitlist_position", "id")`,
    );
    this.addSql(
      `create index "enrollments_academy_id_student_id_created_at_id_index" on "enrollments" ("academy_id", "student_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "enrollments_academy_id_course_id_created_at_id_index" on "enrollments" ("academy_id", "course_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "enrollments_academy_id_batch_id_created_at_id_index" on "enrollments" ("academy_id", "batch_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "enrollments_academy_id_created_at_id_index" on "enrollments" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "enrollments_academy_id_updated_at_id_index" on "enrollments" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "enrollments_academy_id_enrollment_date_id_index" on "enrollments" ("academy_id", "enrollment_date", "id")`,
    );
    this.addSql(
      `create index "enrollments_academy_id_status_id_index" on "enrollments" ("academy_id", "status", "id")`,
    );
    this.addSql(
      `create unique index "enrollments_one_open_unique" on "enrollments" ("academy_id", "student_id", "batch_id") where batch_id is not null and deleted_at is null and status in ('pending', 'active')`,
    );
    this.addSql(
      `alter table "enrollments" add constraint "enrollments_status_check" check ("status" in ('pending', 'active', 'completed', 'dropped'))`,
    );
    this.addSql(
      `create table "sessions" ("id" uuid not null, "user_id" uuid not null, "token_id" uuid not null, "previous_token_id" uuid null, "rotated_at" timestamptz(3) null, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(`create index "sessions_expires_at_index" on "sessions" ("expires_at")`);
    this.addSql(`create index "sessions_user_id_expires_at_index" on "sessions" ("user_id", "expires_at")`);
    this.addSql(
      `create table "parents" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "name" varchar(201) generated always as (first_name || ' ' || last_name) stored not null, "email" varchar(255) not null, "phone" varchar(32) not null, "alternate_phone" varchar(32) null, "occupation" varchar(100) null, "address" varchar(500) null, "city" varchar(100) null, "state" varchar(100) null, "country" varchar(100) null, "postal_code" varchar(20) null, "emergency_contact" boolean not null default false, "communication_preferences" jsonb not null, "status" text not null default 'active', "user_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "parents_academy_id_created_at_id_index" on "parents" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "parents_academy_id_updated_at_id_index" on "parents" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "parents_academy_id_name_id_index" on "parents" ("academy_id", "name", "id")`);
    this.addSql(`create index "parents_academy_id_user_id_id_index" on "parents" ("academy_id", "user_id", "id")`);
    this.addSql(`create index "parents_academy_id_status_id_index" on "parents" ("academy_id", "status", "id")`);
    this.addSql(
      `create unique index "parents_academy_id_email_unique" on "parents" ("academy_id", "email") where deleted_at is null`,
    );
    this.addSql(
      `alter table "parents" add constraint "parents_status_check" check ("status" in ('active', 'inactive'))`,
    );
    this.addSql(
      `create table "parent_students" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "parent_id" uuid not null, "student_id" uuid not null, "relationship" text not null, "is_primary" boolean not null default false, "can_pickup" boolean not null default false, "receives_billing" boolean not null default false, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "parent_students_academy_id_student_id_id_index" on "parent_students" ("academy_id", "student_id", "id")`,
    );
    this.addSql(
      `alter table "parent_students" add constraint "parent_students_academy_id_parent_id_student_id_unique" unique ("academy_id", "parent_id", "student_id")`,
    );
    this.addSql(
      `alter table "parent_students" add constraint "parent_students_relationship_check" check ("relationship" in ('mother', 'father', 'guardian', 'grandparent', 'sibling', 'other'))`,
    );
    this.addSql(
      `create table "fees" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "student_id" uuid null, "parent_id" uuid null, "enrollment_id" uuid null, "fee_type" text not null, "title" varchar(255) null, "period" varchar(50) null, "amount" bigint not null, "currency" varchar(3) not null, "due_date" date not null, "paid_amount" bigint not null default '0', "payment_method" text null, "receipt_number" varchar(20) null, "voided_at" timestamptz(3) null, "notes" text null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "fees_academy_id_student_id_created_at_id_index" on "fees" ("academy_id", "student_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "fees_academy_id_student_id_due_date_id_index" on "fees" ("academy_id", "student_id", "due_date", "id")`,
    );
    this.addSql(
      `create index "fees_academy_id_parent_id_created_at_id_index" on "fees" ("academy_id", "parent_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "fees_academy_id_enrollment_id_id_index" on "fees" ("academy_id", "enrollment_id", "id")`,
    );
    this.addSql(`create index "fees_academy_id_created_at_id_index" on "fees" ("academy_id", "created_at", "id")`);
    this.addSql(`create index "fees_academy_id_updated_at_id_index" on "fees" ("academy_id", "updated_at", "id")`);
    this.addSql(`create index "fees_academy_id_due_date_id_index" on "fees" ("academy_id", "due_date", "id")`);
    this.addSql(`create index "fees_academy_id_amount_id_index" on "fees" ("academy_id", "amount", "id")`);
    this.addSql(`create index "fees_academy_id_fee_type_id_index" on "fees" ("academy_id", "fee_type", "id")`);
    this.addSql(
      `create unique index "fees_academy_id_enrollment_id_fee_type_period_unique" on "fees" ("academy_id", "enrollment_id", "fee_type", "period") where period is not null and voided_at is null`,
    );
    this.addSql(
      `alter table "fees" add constraint "fees_paid_amount_check" check (paid_amount >= 0 and paid_amount <= amount)`,
    );
    this.addSql(
      `alter table "fees" add constraint "fees_billed_to_somebody_check" check (student_id is not null or parent_id is not null)`,
    );
    this.addSql(
      `alter table "fees" add constraint "fees_fee_type_check" check ("fee_type" in ('tuition', 'admission', 'examination', 'activity', 'late_payment_penalty'))`,
    );
    this.addSql(
      `alter table "fees" add constraint "fees_payment_method_check" check ("payment_method" in ('cash', 'card', 'bank_transfer', 'cheque', 'upi', 'online', 'other'))`,
    );
    this.addSql(
      `create table "payments" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "fee_id" uuid not null, "amount" bigint not null, "method" text not null, "reference" varchar(255) null, "paid_at" timestamptz(3) not null, "receipt_number" varchar(20) not null, "received_by" uuid not null, "refund_of_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "payments_academy_id_fee_id_created_at_id_index" on "payments" ("academy_id", "fee_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "payments_academy_id_refund_of_id_id_index" on "payments" ("academy_id", "refund_of_id", "id")`,
    );
    this.addSql(
      `create index "payments_academy_id_received_by_id_index" on "payments" ("academy_id", "received_by", "id")`,
    );
    this.addSql(
      `create index "payments_academy_id_created_at_id_index" on "payments" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "payments_academy_id_updated_at_id_index" on "payments" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "payments_academy_id_paid_at_id_index" on "payments" ("academy_id", "paid_at", "id")`);
    this.addSql(`create index "payments_academy_id_amount_id_index" on "payments" ("academy_id", "amount", "id")`);
    this.addSql(`create index "payments_academy_id_method_id_index" on "payments" ("academy_id", "method", "id")`);
    this.addSql(
      `alter table "payments" add constraint "payments_academy_id_receipt_number_unique" unique ("academy_id", "receipt_number")`,
    );
    this.addSql(
      `alter table "payments" add constraint "payments_method_check" check ("method" in ('cash', 'card', 'bank_transfer', 'cheque', 'upi', 'online', 'other'))`,
    );
    this.addSql(
      `create table "memberships" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "role" text not null, "staff_role" text null, "staff_id" uuid null, "parent_id" uuid null, "student_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "memberships_user_id_academy_id_index" on "memberships" ("user_id", "academy_id")`);
    this.addSql(
      `create index "memberships_academy_id_created_at_id_index" on "memberships" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "memberships_academy_id_updated_at_id_index" on "memberships" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "memberships_academy_id_role_id_index" on "memberships" ("academy_id", "role", "id")`);
    this.addSql(
      `create index "memberships_academy_id_staff_id_id_index" on "memberships" ("academy_id", "staff_id", "id")`,
    );
    this.addSql(
      `create index "memberships_academy_id_parent_id_id_index" on "memberships" ("academy_id", "parent_id", "id")`,
    );
    this.addSql(
      `create index "memberships_academy_id_student_id_id_index" on "memberships" ("academy_id", "student_id", "id")`,
    );
    this.addSql(
      `alter table "memberships" add constraint "memberships_academy_id_user_id_unique" unique ("academy_id", "user_id")`,
    );
    this.addSql(
      `alter table "memberships" add constraint "memberships_role_check" check ("role" in ('academy_admin', 'staff', 'parent', 'student'))`,
    );
    this.addSql(
      `alter table "memberships" add constraint "memberships_staff_role_check" check ("staff_role" in ('teacher', 'administrator', 'support_staff', 'department_head'))`,
    );
    this.addSql(
      `create table "invitations" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "email" varchar(255) not null, "role" text not null, "staff_role" text null, "staff_id" uuid null, "parent_id" uuid null, "student_id" uuid null, "token_hash" varchar(64) not null, "invited_by" uuid not null, "expires_at" timestamptz(3) not null, "accepted_at" timestamptz(3) null, "revoked_at" timestamptz(3) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "invitations_academy_id_created_at_id_index" on "invitations" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "invitations_academy_id_updated_at_id_index" on "invitations" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "invitations_academy_id_email_id_index" on "invitations" ("academy_id", "email", "id")`);
    this.addSql(
      `create index "invitations_academy_id_staff_id_id_index" on "invitations" ("academy_id", "staff_id", "id")`,
    );
    this.addSql(
      `create index "invitations_academy_id_parent_id_id_index" on "invitations" ("academy_id", "parent_id", "id")`,
    );
    this.addSql(
      `create index "invitations_academy_id_student_id_id_index" on "invitations" ("academy_id", "student_id", "id")`,
    );
    this.addSql(
      `create index "invitations_academy_id_invited_by_id_index" on "invitations" ("academy_id", "invited_by", "id")`,
    );
    this.addSql(
      `alter table "invitations" add constraint "invitations_academy_id_token_hash_unique" unique ("academy_id", "token_hash")`,
    );
    this.addSql(
      `alter table "invitations" add constraint "invitations_role_check" check ("role" in ('academy_admin', 'staff', 'parent', 'student'))`,
    );
    this.addSql(
      `alter table "invitations" add constraint "invitations_staff_role_check" check ("staff_role" in ('teacher', 'administrator', 'support_staff', 'department_head'))`,
    );
    this.addSql(
      `create table "attendance" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "student_id" uuid not null, "batch_id" uuid null, "date" date not null, "session" varchar(50) null, "status" text not null, "remarks" varchar(500) null, "minutes_late" int null, "marked_by" uuid not null, "marked_at" timestamptz(3) not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "attendance_academy_id_student_id_created_at_id_index" on "attendance" ("academy_id", "student_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "attendance_academy_id_student_id_date_id_index" on "attendance" ("academy_id", "student_id", "date", "id")`,
    );
    this.addSql(
      `create index "attendance_academy_id_batch_id_created_at_id_index" on "attendance" ("academy_id", "batch_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "attendance_academy_id_batch_id_date_id_index" on "attendance" ("academy_id", "batch_id", "date", "id")`,
    );
    this.addSql(
      `create index "attendance_academy_id_created_at_id_index" on "attendance" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "attendance_academy_id_updated_at_id_index" on "attendance" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "attendance_academy_id_date_id_index" on "attendance" ("academy_id", "date", "id")`);
    this.addSql(`create index "attendance_academy_id_status_id_index" on "attendance" ("academy_id", "status", "id")`);
    this.addSql(
      `create index "attendance_academy_id_marked_by_id_index" on "attendance" ("academy_id", "marked_by", "id")`,
    );
    this.addSql(
      `create unique index "attendance_one_a_session_unique" on "attendance" (academy_id, student_id, coalesce(batch_id, '00000000-0000-0000-0000-000000000000'), date, coalesce(session, ''))`,
    );
    this.addSql(
      `alter table "attendance" add constraint "attendance_status_check" check ("status" in ('present', 'absent', 'late', 'excused'))`,
    );
    this.addSql(
      `create table "attendance_history" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "attendance_id" uuid not null, "status" text not null, "remarks" varchar(500) null, "minutes_late" int null, "marked_by" uuid not null, "marked_at" timestamptz(3) not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "attendance_history_academy_id_attendance_id_created_at_id_index" on "attendance_history" ("academy_id", "attendance_id", "created_at", "id")`,
    );
    this.addSql(
      `alter table "attendance_history" add constraint "attendance_history_status_check" check ("status" in ('present', 'absent', 'late', 'excused'))`,
    );
    this.addSql(
      `alter table "students" add constraint "students_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "staff" add constraint "staff_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "departments" add constraint "departments_academy_id_head_staff_id_foreign" foreign key ("academy_id", "head_staff_id") references "staff" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "staff_departments" add constraint "staff_departments_academy_id_staff_id_foreign" foreign key ("academy_id", "staff_id") references "staff" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "staff_departments" add constraint "staff_departments_academy_id_department_id_foreign" foreign key ("academy_id", "department_id") references "departments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "courses" add constraint "courses_academy_id_department_id_foreign" foreign key ("academy_id", "department_id") references "departments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "batches" add constraint "batches_academy_id_course_id_foreign" foreign key ("academy_id", "course_id") references "courses" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "batches" add constraint "batches_academy_id_instructor_id_foreign" foreign key ("academy_id", "instructor_id") references "staff" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "enrollments" add constraint "enrollments_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "enrollments" add constraint "enrollments_academy_id_course_id_foreign" foreign key ("academy_id", "course_id") references "courses" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "enrollments" add constraint "enrollments_academy_id_batch_id_foreign" foreign key ("academy_id", "batch_id") references "batches" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "parents" add constraint "parents_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "parent_students" add constraint "parent_students_academy_id_parent_id_foreign" foreign key ("academy_id", "parent_id") references "parents" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "parent_students" add constraint "parent_students_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "fees" add constraint "fees_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "fees" add constraint "fees_academy_id_parent_id_foreign" foreign key ("academy_id", "parent_id") references "parents" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "fees" add constraint "fees_academy_id_enrollment_id_foreign" foreign key ("academy_id", "enrollment_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "payments" add constraint "payments_academy_id_fee_id_foreign" foreign key ("academy_id", "fee_id") references "fees" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "payments" add constraint "payments_received_by_foreign" foreign key ("received_by") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "payments" add constraint "payments_academy_id_refund_of_id_foreign" foreign key ("academy_id", "refund_of_id") references "payments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "memberships" add constraint "memberships_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "memberships" add constraint "memberships_academy_id_staff_id_foreign" foreign key ("academy_id", "staff_id") references "staff" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "memberships" add constraint "memberships_academy_id_parent_id_foreign" foreign key ("academy_id", "parent_id") references "parents" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "memberships" add constraint "memberships_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "invitations" add constraint "invitations_academy_id_staff_id_foreign" foreign key ("academy_id", "staff_id") references "staff" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "invitations" add constraint "invitations_academy_id_parent_id_foreign" foreign key ("academy_id", "parent_id") references "parents" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "invitations" add constraint "invitations_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "invitations" add constraint "invitations_invited_by_foreign" foreign key ("invited_by") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "attendance" add constraint "attendance_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "attendance" add constraint "attendance_academy_id_batch_id_foreign" foreign key ("academy_id", "batch_id") references "batches" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "attendance" add constraint "attendance_marked_by_foreign" foreign key ("marked_by") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "attendance_history" add constraint "attendance_history_academy_id_attendance_id_foreign" foreign key ("academy_id", "attendance_id") references "attendance" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "academies" enable row level security`);
    this.addSql(`create policy "academies_tenant" on "academies" using (id = current_setting('app.academy_id')::uuid)`);
    this.addSql(`alter table "audit_entries" enable row level security`);
    this.addSql(`alter table "audit_entries" force row level security`);
    this.addSql(
      `create policy "audit_entries_tenant" on "audit_entries" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "idempotency_keys" enable row level security`);
    this.addSql(`alter table "idempotency_keys" force row level security`);
    this.addSql(
      `create policy "idempotency_keys_tenant" on "idempotency_keys" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "outbox_events" enable row level security`);
    this.addSql(`alter table "outbox_events" force row level security`);
    this.addSql(
      `create policy "outbox_events_tenant" on "outbox_events" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "receipt_counters" enable row level security`);
    this.addSql(`alter table "receipt_counters" force row level security`);
    this.addSql(
      `create policy "receipt_counters_tenant" on "receipt_counters" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "students" enable row level security`);
    this.addSql(`alter table "students" force row level security`);
    this.addSql(
      `create policy "students_tenant" on "students" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "staff" enable row level security`);
    this.addSql(`alter table "staff" force row level security`);
    this.addSql(
      `create policy "staff_tenant" on "staff" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "departments" enable row level security`);
    this.addSql(`alter table "departments" force row level security`);
    this.addSql(
      `create policy "departments_tenant" on "departments" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "staff_departments" enable row level security`);
    this.addSql(`alter table "staff_departments" force row level security`);
    this.addSql(
      `create policy "staff_departments_tenant" on "staff_departments" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "courses" enable row level security`);
    this.addSql(`alter table "courses" force row level security`);
    this.addSql(
      `create policy "courses_tenant" on "courses" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "batches" enable row level security`);
    this.addSql(`alter table "batches" force row level security`);
    this.addSql(
      `create policy "batches_tenant" on "batches" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "enrollments" enable row level security`);
    this.addSql(`alter table "enrollments" force row level security`);
    this.addSql(
      `create policy "enrollments_tenant" on "enrollments" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "parents" enable row level security`);
    this.addSql(`alter table "parents" force row level security`);
    this.addSql(
      `create policy "parents_tenant" on "parents" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "parent_students" enable row level security`);
    this.addSql(`alter table "parent_students" force row level security`);
    this.addSql(
      `create policy "parent_students_tenant" on "parent_students" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "fees" enable row level security`);
    this.addSql(`alter table "fees" force row level security`);
    this.addSql(
      `create policy "fees_tenant" on "fees" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "payments" enable row level security`);
    this.addSql(`alter table "payments" force row level security`);
    this.addSql(
      `create policy "payments_tenant" on "payments" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "memberships" enable row level security`);
    this.addSql(
      `create policy "memberships_tenant" on "memberships" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "invitations" enable row level security`);
    this.addSql(`alter table "invitations" force row level security`);
    this.addSql(
      `create policy "invitations_tenant" on "invitations" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "attendance" enable row level security`);
    this.addSql(`alter table "attendance" force row level security`);
    this.addSql(
      `create policy "attendance_tenant" on "attendance" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "attendance_history" enable row level security`);
    this.addSql(`alter table "attendance_history" force row level security`);
    this.addSql(
      `create policy "attendance_history_tenant" on "attendance_history" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );

    // Tenant work steps down to this role (see tenant-session.ts). Roles belong to the whole server: another database
    // may have made it already, or be making it right now.
    this.addSql(`do $$ begin
      if not exists (select from pg_roles where rolname = 'academy_tenant') then
        create role academy_tenant nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
    this.addSql(`do $$ begin
      if not pg_has_role(current_user, 'academy_tenant', 'set') then
        execute format('grant academy_tenant to %I', current_user);
      end if;
    end $$`);
    this.addSql(`grant usage on schema public to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on departments, staff, staff_departments, students, parents,
      parent_students, courses, batches, enrollments, attendance, fees, memberships to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on invitations, receipt_counters, idempotency_keys, outbox_events
      to academy_tenant`);
    this.addSql(`grant select, insert on payments, audit_entries, attendance_history to academy_tenant`);
    // the ledger is append-only, for the owner of the tables too; it goes only after its whole academy is gone
    this.addSql(`create function refuse_ledger_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if not exists (select from academies where id = old.academy_id) then return old; end if;
      end if;
      raise exception 'payments are append-only';
    end $$`);
    this.addSql(`create trigger payments_append_only before update or delete on payments
      for each row execute function refuse_ledger_change()`);
    this.addSql(`create trigger payments_no_truncate before truncate on payments
      for each statement execute function refuse_ledger_change()`);
    this.addSql(`grant select, insert, update on academies to academy_tenant`);
    this.addSql(`grant select (id, name, email, created_at, updated_at) on users to academy_tenant`);
  }
}
