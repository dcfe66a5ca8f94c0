import { Migration } from '@mikro-orm/migrations';

export class Notices extends Migration {
  override up(): void {
    this.addSql(
      `create table \`fee_reminders\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`fee_id\` text not null, \`offset_days\` integer not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create unique index \`fee_reminders_academy_id_fee_id_offset_days_unique\` on \`fee_reminders\` (\`academy_id\`, \`fee_id\`, \`offset_days\`)`,
    );
    this.addSql(`create table \`notice_cursors\` (\`academy_id\` text not null primary key, \`last\` bigint not null)`);
    this.addSql(
      `create table \`notice_preferences\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`recipient_type\` text not null, \`recipient_id\` text not null, \`kind\` text not null, \`channel\` text not null, \`is_on\` integer null, \`digest\` text null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`notice_preferences_academy_id_created_at_id_index\` on \`notice_preferences\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create unique index \`notice_preferences_academy_id_recipient_id_kind_channel_unique\` on \`notice_preferences\` (\`academy_id\`, \`recipient_id\`, \`kind\`, \`channel\`)`,
    );
    this.addSql(
      `create table \`notification_subjects\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`send_id\` text not null, \`resource_id\` text not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`notification_subjects_academy_id_created_at_id_index\` on \`notification_subjects\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_subjects_academy_id_send_id_id_index\` on \`notification_subjects\` (\`academy_id\`, \`send_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_subjects_academy_id_resource_id_send_id_id_index\` on \`notification_subjects\` (\`academy_id\`, \`resource_id\`, \`send_id\`, \`id\`)`,
    );
    this.addSql(
      `create table \`notification_sends\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`notification_id\` text null, \`kind\` text check (\`kind\` in ('absence', 'low_attendance', 'session_reminder', 'session_changed', 'waitlist_promoted', 'enrollment_decided', 'fee_issued', 'fee_reminder', 'payment_received', 'billing_held', 'announcement', 'results_published', 'certificate_issued', 'certificate_expiring', 'material_published', 'invitation', 'reset', 'security')) not null, \`recipient_type\` text not null, \`recipient_id\` text not null, \`person_type\` text null, \`person_id\` text null, \`resource_type\` text not null, \`resource_id\` text not null, \`channel\` text check (\`channel\` in ('email', 'sms', 'push')) not null, \`address\` text null, \`state\` text check (\`state\` in ('queued', 'held', 'sent', 'failed', 'suppressed')) not null, \`reason\` text check (\`reason\` in ('paid', 'voided', 'corrected', 'unlinked', 'left', 'read', 'withdrawn', 'too_late', 'turned_off', 'refused', 'no_address')) null, \`attempts\` integer not null default 0, \`sent_at\` datetime null, \`subject\` text null, \`text\` text null, \`due_at\` datetime not null, \`in_digest\` integer not null default false, \`params\` json not null, \`dedupe_key\` text not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`notification_sends_digest_index\` on \`notification_sends\` (\`academy_id\`, \`recipient_id\`, \`due_at\`, \`id\`) where in_digest`,
    );
    this.addSql(
      `create index \`notification_sends_academy_id_created_at_id_index\` on \`notification_sends\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_sends_academy_id_updated_at_id_index\` on \`notification_sends\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_sends_academy_id_kind_created_at_id_index\` on \`notification_sends\` (\`academy_id\`, \`kind\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_sends_academy_id_channel_created_at_id_index\` on \`notification_sends\` (\`academy_id\`, \`channel\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_sends_academy_id_state_created_at_id_index\` on \`notification_sends\` (\`academy_id\`, \`state\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_sends_academy_id_recipient_id_created_at_id_index\` on \`notification_sends\` (\`academy_id\`, \`recipient_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_sends_academy_id_resource_id_created_at_id_index\` on \`notification_sends\` (\`academy_id\`, \`resource_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_sends_academy_id_notification_id_id_index\` on \`notification_sends\` (\`academy_id\`, \`notification_id\`, \`id\`)`,
    );
    this.addSql(
      `create unique index \`notification_sends_academy_id_recipient_id_channel_dedupe_key_unique\` on \`notification_sends\` (\`academy_id\`, \`recipient_id\`, \`channel\`, \`dedupe_key\`)`,
    );
    this.addSql(
      `create table \`notification_templates\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`kind\` text check (\`kind\` in ('absence', 'low_attendance', 'session_reminder', 'session_changed', 'waitlist_promoted', 'enrollment_decided', 'fee_issued', 'fee_reminder', 'payment_received', 'billing_held', 'announcement', 'results_published', 'certificate_issued', 'certificate_expiring', 'material_published', 'invitation', 'reset', 'security')) not null, \`channel\` text check (\`channel\` in ('email', 'sms', 'push')) not null, \`locale\` text not null, \`subject\` text null, \`body\` text not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`notification_templates_academy_id_created_at_id_index\` on \`notification_templates\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_templates_academy_id_updated_at_id_index\` on \`notification_templates\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notification_templates_academy_id_kind_created_at_id_index\` on \`notification_templates\` (\`academy_id\`, \`kind\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create unique index \`notification_templates_academy_id_kind_channel_locale_unique\` on \`notification_templates\` (\`academy_id\`, \`kind\`, \`channel\`, \`locale\`)`,
    );
    this.addSql(`alter table \`outbox_events\` add column \`transaction_id\` text null`);
    this.addSql(
      `create table \`fee_reminder_marks\` (\`academy_id\` text not null primary key, \`reminded_on\` date not null, \`days\` json not null)`,
    );
    this.addSql(`alter table \`parent_students\` add column \`gets_notices\` integer not null default true`);
    this.addSql(
      `create table \`notifications\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`user_id\` text not null, \`kind\` text check (\`kind\` in ('absence', 'low_attendance', 'session_reminder', 'session_changed', 'waitlist_promoted', 'enrollment_decided', 'fee_issued', 'fee_reminder', 'payment_received', 'billing_held', 'announcement', 'results_published', 'certificate_issued', 'certificate_expiring', 'material_published', 'invitation', 'reset', 'security')) not null, \`params\` json not null, \`resource_type\` text not null, \`resource_id\` text not null, \`read_at\` datetime null, \`dedupe_key\` text not null, primary key (\`academy_id\`, \`id\`), constraint \`notifications_user_id_foreign\` foreign key (\`user_id\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`notifications_user_id_index\` on \`notifications\` (\`user_id\`)`);
    this.addSql(
      `create index \`notifications_unread_index\` on \`notifications\` (\`academy_id\`, \`user_id\`, \`created_at\`, \`id\`) where read_at is null`,
    );
    this.addSql(
      `create index \`notifications_academy_id_created_at_id_index\` on \`notifications\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notifications_academy_id_updated_at_id_index\` on \`notifications\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notifications_academy_id_user_id_created_at_id_index\` on \`notifications\` (\`academy_id\`, \`user_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notifications_academy_id_user_id_updated_at_id_index\` on \`notifications\` (\`academy_id\`, \`user_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notifications_academy_id_user_id_kind_created_at_id_index\` on \`notifications\` (\`academy_id\`, \`user_id\`, \`kind\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`notifications_academy_id_resource_id_read_at_id_index\` on \`notifications\` (\`academy_id\`, \`resource_id\`, \`read_at\`, \`id\`)`,
    );
    this.addSql(
      `create unique index \`notifications_academy_id_user_id_dedupe_key_unique\` on \`notifications\` (\`academy_id\`, \`user_id\`, \`dedupe_key\`)`,
    );
    this.addSql(
      `create table \`announcements\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`title\` text not null, \`body\` text not null, \`audience\` json not null, \`publish_at\` datetime null, \`expires_at\` datetime null, \`urgent\` integer not null default false, \`state\` text check (\`state\` in ('draft', 'scheduled', 'published', 'withdrawn')) not null default 'draft', \`author_id\` text not null, primary key (\`academy_id\`, \`id\`), constraint \`announcements_author_id_foreign\` foreign key (\`author_id\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`announcements_author_id_index\` on \`announcements\` (\`author_id\`)`);
    this.addSql(
      `create index \`announcements_academy_id_created_at_id_index\` on \`announcements\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`announcements_academy_id_updated_at_id_index\` on \`announcements\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`announcements_academy_id_state_created_at_id_index\` on \`announcements\` (\`academy_id\`, \`state\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`announcements_academy_id_publish_at_id_index\` on \`announcements\` (\`academy_id\`, \`publish_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`announcements_academy_id_author_id_id_index\` on \`announcements\` (\`academy_id\`, \`author_id\`, \`id\`)`,
    );
  }
}
