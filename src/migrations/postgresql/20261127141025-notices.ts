import { Migration } from '@mikro-orm/migrations';

export class Notices extends Migration {
  override up(): void {
    this.addSql(
      `create table "fee_reminders" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "fee_id" uuid not null, "offset_days" smallint not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `alter table "fee_reminders" add constraint "fee_reminders_academy_id_fee_id_offset_days_unique" unique ("academy_id", "fee_id", "offset_days")`,
    );
    this.addSql(
      `create table "notice_cursors" ("academy_id" uuid not null, "last" bigint not null, primary key ("academy_id"))`,
    );
    this.addSql(
      `create table "notice_preferences" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "recipient_type" varchar(10) not null, "recipient_id" uuid not null, "kind" varchar(30) not null, "channel" varchar(10) not null, "is_on" boolean null, "digest" varchar(10) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "notice_preferences_academy_id_created_at_id_index" on "notice_preferences" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `alter table "notice_preferences" add constraint "notice_preferences_academy_id_recipient_id_kind_channel_unique" unique ("academy_id", "recipient_id", "kind", "channel")`,
    );
    this.addSql(
      `create table "notification_subjects" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "send_id" uuid not null, "resource_id" uuid not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "notification_subjects_academy_id_created_at_id_index" on "notification_subjects" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "notification_subjects_academy_id_send_id_id_index" on "notification_subjects" ("academy_id", "send_id", "id")`,
    );
    this.addSql(
      `create index "notification_subjects_academy_id_resource_id_send_id_id_index" on "notification_subjects" ("academy_id", "resource_id", "send_id", "id")`,
    );
    this.addSql(
      `create table "notification_sends" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "notification_id" uuid null, "kind" text not null, "recipient_type" varchar(10) not null, "recipient_id" uuid not null, "person_type" varchar(10) null, "person_id" uuid null, "resource_type" varchar(20) not null, "resource_id" uuid not null, "channel" text not null, "address" varchar(320) null, "state" text not null, "reason" text null, "attempts" int not null default 0, "sent_at" timestamptz(3) null, "subject" varchar(300) null, "text" varchar(10000) null, "due_at" timestamptz(3) not null, "in_digest" boolean not null default false, "params" jsonb not null, "dedupe_key" varchar(200) not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "notification_sends_digest_index" on "notification_sends" ("academy_id", "recipient_id", "due_at", "id") where in_digest`,
    );
    this.addSql(
      `create index "notification_sends_academy_id_created_at_id_index" on "notification_sends" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "notification_sends_academy_id_updated_at_id_index" on "notification_sends" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "notification_sends_academy_id_kind_created_at_id_index" on "notification_sends" ("academy_id", "kind", "created_at", "id")`,
    );
    this.addSql(
      `create index "notification_sends_academy_id_channel_created_at_id_index" on "notification_sends" ("academy_id", "channel", "created_at", "id")`,
    );
    this.addSql(
      `create index "notification_sends_academy_id_state_created_at_id_index" on "notification_sends" ("academy_id", "state", "created_at", "id")`,
    );
    this.addSql(
      `create index "notification_sends_academy_id_recipient_id_created_at_id_index" on "notification_sends" ("academy_id", "recipient_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "notification_sends_academy_id_resource_id_created_at_id_index" on "notification_sends" ("academy_id", "resource_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "notification_sends_academy_id_notification_id_id_index" on "notification_sends" ("academy_id", "notification_id", "id")`,
    );
    this.addSql(
      `alter table "notification_sends" add constraint "notification_sends_academy_id_recipient_id_channe_80206_unique" unique ("academy_id", "recipient_id", "channel", "dedupe_key")`,
    );
    this.addSql(
      `create table "notification_templates" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "channel" text not null, "locale" varchar(35) not null, "subject" varchar(200) null, "body" text not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "notification_templates_academy_id_created_at_id_index" on "notification_templates" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "notification_templates_academy_id_updated_at_id_index" on "notification_templates" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "notification_templates_academy_id_kind_created_at_id_index" on "notification_templates" ("academy_id", "kind", "created_at", "id")`,
    );
    this.addSql(
      `alter table "notification_templates" add constraint "notification_templates_academy_id_kind_channel_locale_unique" unique ("academy_id", "kind", "channel", "locale")`,
    );
    this.addSql(
      `create table "fee_reminder_marks" ("academy_id" uuid not null, "reminded_on" date not null, "days" jsonb not null, primary key ("academy_id"))`,
    );
    this.addSql(
      `create table "notifications" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "kind" text not null, "params" jsonb not null, "resource_type" varchar(20) not null, "resource_id" uuid not null, "read_at" timestamptz(3) null, "dedupe_key" varchar(200) not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "notifications_unread_index" on "notifications" ("academy_id", "user_id", "created_at", "id") where read_at is null`,
    );
    this.addSql(
      `create index "notifications_academy_id_created_at_id_index" on "notifications" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "notifications_academy_id_updated_at_id_index" on "notifications" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "notifications_academy_id_user_id_created_at_id_index" on "notifications" ("academy_id", "user_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "notifications_academy_id_user_id_updated_at_id_index" on "notifications" ("academy_id", "user_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "notifications_academy_id_user_id_kind_created_at_id_index" on "notifications" ("academy_id", "user_id", "kind", "created_at", "id")`,
    );
    this.addSql(
      `create index "notifications_academy_id_resource_id_read_at_id_index" on "notifications" ("academy_id", "resource_id", "read_at", "id")`,
    );
    this.addSql(
      `alter table "notifications" add constraint "notifications_academy_id_user_id_dedupe_key_unique" unique ("academy_id", "user_id", "dedupe_key")`,
    );
    this.addSql(
      `create table "announcements" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "title" varchar(200) not null, "body" text not null, "audience" jsonb not null, "publish_at" timestamptz(3) null, "expires_at" timestamptz(3) null, "urgent" boolean not null default false, "state" text not null default 'draft', "author_id" uuid not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "announcements_academy_id_created_at_id_index" on "announcements" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "announcements_academy_id_updated_at_id_index" on "announcements" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "announcements_academy_id_state_created_at_id_index" on "announcements" ("academy_id", "state", "created_at", "id")`,
    );
    this.addSql(
      `create index "announcements_academy_id_publish_at_id_index" on "announcements" ("academy_id", "publish_at", "id")`,
    );
    this.addSql(
      `create index "announcements_academy_id_author_id_id_index" on "announcements" ("academy_id", "author_id", "id")`,
    );
    this.addSql(`alter table "outbox_events" add "transaction_id" uuid null`);
    this.addSql(`alter table "parent_students" add "gets_notices" boolean not null default true`);
    this.addSql(`alter table "fee_reminders" enable row level security`);
    this.addSql(
      `create policy "fee_reminders_tenant" on "fee_reminders" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "notice_cursors" enable row level security`);
    this.addSql(
      `create policy "notice_cursors_tenant" on "notice_cursors" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "notice_preferences" enable row level security`);
    this.addSql(
      `create policy "notice_preferences_tenant" on "notice_preferences" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "notification_subjects" enable row level security`);
    this.addSql(
      `create policy "notification_subjects_tenant" on "notification_subjects" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "notification_sends" add constraint "notification_sends_kind_check" check ("kind" in ('absence', 'low_attendance', 'session_reminder', 'session_changed', 'waitlist_promoted', 'enrollment_decided', 'fee_issued', 'fee_reminder', 'payment_received', 'billing_held', 'announcement', 'results_published', 'certificate_issued', 'certificate_expiring', 'material_published', 'invitation', 'reset', 'security'))`,
    );
    this.addSql(
      `alter table "notification_sends" add constraint "notification_sends_channel_check" check ("channel" in ('email', 'sms', 'push'))`,
    );
    this.addSql(
      `alter table "notification_sends" add constraint "notification_sends_state_check" check ("state" in ('queued', 'held', 'sent', 'failed', 'suppressed'))`,
    );
    this.addSql(
      `alter table "notification_sends" add constraint "notification_sends_reason_check" check ("reason" in ('paid', 'voided', 'corrected', 'unlinked', 'left', 'read', 'withdrawn', 'too_late', 'turned_off', 'refused', 'no_address'))`,
    );
    this.addSql(`alter table "notification_sends" enable row level security`);
    this.addSql(
      `create policy "notification_sends_tenant" on "notification_sends" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "notification_templates" add constraint "notification_templates_kind_check" check ("kind" in ('absence', 'low_attendance', 'session_reminder', 'session_changed', 'waitlist_promoted', 'enrollment_decided', 'fee_issued', 'fee_reminder', 'payment_received', 'billing_held', 'announcement', 'results_published', 'certificate_issued', 'certificate_expiring', 'material_published', 'invitation', 'reset', 'security'))`,
    );
    this.addSql(
      `alter table "notification_templates" add constraint "notification_templates_channel_check" check ("channel" in ('email', 'sms', 'push'))`,
    );
    this.addSql(`alter table "notification_templates" enable row level security`);
    this.addSql(
      `create policy "notification_templates_tenant" on "notification_templates" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "fee_reminder_marks" enable row level security`);
    this.addSql(
      `create policy "fee_reminder_marks_tenant" on "fee_reminder_marks" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('absence', 'low_attendance', 'session_reminder', 'session_changed', 'waitlist_promoted', 'enrollment_decided', 'fee_issued', 'fee_reminder', 'payment_received', 'billing_held', 'announcement', 'results_published', 'certificate_issued', 'certificate_expiring', 'material_published', 'invitation', 'reset', 'security'))`,
    );
    this.addSql(`alter table "notifications" enable row level security`);
    this.addSql(
      `create policy "notifications_tenant" on "notifications" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "announcements" add constraint "announcements_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "announcements" add constraint "announcements_state_check" check ("state" in ('draft', 'scheduled', 'published', 'withdrawn'))`,
    );
    this.addSql(`alter table "announcements" enable row level security`);
    this.addSql(
      `create policy "announcements_tenant" on "announcements" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "fee_reminders" force row level security`);
    this.addSql(`alter table "notice_preferences" force row level security`);
    this.addSql(`alter table "notification_subjects" force row level security`);
    this.addSql(`alter table "notification_sends" force row level security`);
    this.addSql(`alter table "notification_templates" force row level security`);
    this.addSql(`alter table "fee_reminder_marks" force row level security`);
    this.addSql(`alter table "announcements" force row level security`);
    this.addSql(`grant select, insert, update, delete on "fee_reminder_marks" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "notification_templates" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "notification_sends" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "notifications" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "notification_subjects" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "notice_preferences" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "notice_cursors" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "fee_reminders" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "announcements" to academy_tenant`);
  }
}
