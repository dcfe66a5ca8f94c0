import { Migration } from '@mikro-orm/migrations';

export class Certificates extends Migration {
  override up(): void {
    this.addSql(
      `create table \`certificate_counters\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`last_number\` integer not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create unique index \`certificate_counters_academy_id_unique\` on \`certificate_counters\` (\`academy_id\`)`,
    );
    this.addSql(
      `create table \`certificate_templates\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`title\` text not null, \`body\` text not null, \`signatories\` json not null, \`background_file_id\` text null, \`valid_months\` integer null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`certificate_templates_academy_id_created_at_id_index\` on \`certificate_templates\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificate_templates_academy_id_updated_at_id_index\` on \`certificate_templates\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificate_templates_academy_id_name_id_index\` on \`certificate_templates\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(`alter table \`tracks\` add column \`auto_certificate\` integer not null default false`);
    this.addSql(
      `create table \`levels__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`track_id\` text not null, \`name\` text not null, \`position\` integer not null, \`min_age\` integer null, \`min_days\` integer null, \`min_sessions\` integer null, \`certificate_template_id\` text null, \`status\` text check (\`status\` in ('active', 'archived')) not null default 'active', primary key (\`academy_id\`, \`id\`), constraint \`levels_academy_id_track_id_foreign\` foreign key (\`academy_id\`, \`track_id\`) references \`tracks\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`levels_academy_id_certificate_template_id_foreign\` foreign key (\`academy_id\`, \`certificate_template_id\`) references \`certificate_templates\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `insert into \`levels__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`track_id\`, \`name\`, \`position\`, \`min_age\`, \`min_days\`, \`min_sessions\`, \`status\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`track_id\`, \`name\`, \`position\`, \`min_age\`, \`min_days\`, \`min_sessions\`, \`status\` from \`levels\``,
    );
    this.addSql(`drop table \`levels\``);
    this.addSql(`alter table \`levels__new\` rename to \`levels\``);
    this.addSql(
      `create index \`levels_academy_id_certificate_template_id_id_index\` on \`levels\` (\`academy_id\`, \`certificate_template_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`levels_academy_id_created_at_id_index\` on \`levels\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`levels_academy_id_updated_at_id_index\` on \`levels\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`levels_academy_id_name_id_index\` on \`levels\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(
      `create index \`levels_academy_id_position_id_index\` on \`levels\` (\`academy_id\`, \`position\`, \`id\`)`,
    );
    this.addSql(
      `create index \`levels_academy_id_status_id_index\` on \`levels\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create index \`levels_academy_id_track_id_position_id_index\` on \`levels\` (\`academy_id\`, \`track_id\`, \`position\`, \`id\`)`,
    );
    this.addSql(`create index \`levels_academy_id_track_id_index\` on \`levels\` (\`academy_id\`, \`track_id\`)`);
    this.addSql(
      `create index \`levels_academy_id_certificate_template_id_index\` on \`levels\` (\`academy_id\`, \`certificate_template_id\`)`,
    );
    this.addSql(
      `create table \`courses__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`code\` text not null, \`description\` text null, \`category\` text null, \`level\` text check (\`level\` in ('beginner', 'intermediate', 'advanced', 'all')) not null default 'all', \`department_id\` text null, \`level_id\` text null, \`min_age\` integer null, \`max_age\` integer null, \`color\` text null, \`price\` bigint null, \`billing_frequency\` text check (\`billing_frequency\` in ('one_time', 'monthly', 'per_term', 'per_session')) not null default 'one_time', \`completion_rule\` json not null, \`certificate_template_id\` text null, \`auto_certificate\` integer not null default false, \`status\` text check (\`status\` in ('draft', 'active', 'archived')) not null default 'active', primary key (\`academy_id\`, \`id\`), constraint \`courses_academy_id_department_id_foreign\` foreign key (\`academy_id\`, \`department_id\`) references \`departments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`courses_academy_id_level_id_foreign\` foreign key (\`academy_id\`, \`level_id\`) references \`levels\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`courses_academy_id_certificate_template_id_foreign\` foreign key (\`academy_id\`, \`certificate_template_id\`) references \`certificate_templates\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `insert into \`courses__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`name\`, \`code\`, \`description\`, \`category\`, \`level\`, \`department_id\`, \`level_id\`, \`min_age\`, \`max_age\`, \`color\`, \`price\`, \`billing_frequency\`, \`completion_rule\`, \`status\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`name\`, \`code\`, \`description\`, \`category\`, \`level\`, \`department_id\`, \`level_id\`, \`min_age\`, \`max_age\`, \`color\`, \`price\`, \`billing_frequency\`, \`completion_rule\`, \`status\` from \`courses\``,
    );
    this.addSql(`drop table \`courses\``);
    this.addSql(`alter table \`courses__new\` rename to \`courses\``);
    this.addSql(
      `create index \`courses_academy_id_certificate_template_id_id_index\` on \`courses\` (\`academy_id\`, \`certificate_template_id\`, \`id\`)`,
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
      `create index \`courses_academy_id_level_id_id_index\` on \`courses\` (\`academy_id\`, \`level_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`courses_academy_id_department_id_index\` on \`courses\` (\`academy_id\`, \`department_id\`)`,
    );
    this.addSql(`create index \`courses_academy_id_level_id_index\` on \`courses\` (\`academy_id\`, \`level_id\`)`);
    this.addSql(
      `create index \`courses_academy_id_certificate_template_id_index\` on \`courses\` (\`academy_id\`, \`certificate_template_id\`)`,
    );
    this.addSql(`create unique index \`courses_academy_id_code_unique\` on \`courses\` (\`academy_id\`, \`code\`)`);
    this.addSql(`alter table \`enrollments\` add column \`completed_progress\` integer null`);
    this.addSql(
      `create table \`certificates\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`number\` text not null, \`code\` text not null, \`student_id\` text not null, \`enrollment_id\` text null, \`level_id\` text null, \`template_id\` text null, \`snapshot\` json null, \`background_file_id\` text null, \`logo_file_id\` text null, \`issued_at\` datetime not null, \`issued_by\` text null, \`expires_on\` date null, \`state\` text check (\`state\` in ('issued', 'revoked', 'replaced', 'withdrawn')) not null default 'issued', \`override_reason\` text null, \`revoke_reason\` text null, \`replaced_by_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`certificates_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`certificates_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`certificates_academy_id_level_id_foreign\` foreign key (\`academy_id\`, \`level_id\`) references \`levels\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`certificates_academy_id_template_id_foreign\` foreign key (\`academy_id\`, \`template_id\`) references \`certificate_templates\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`certificates_issued_by_foreign\` foreign key (\`issued_by\`) references \`users\` (\`id\`) on delete restrict, constraint \`certificates_academy_id_replaced_by_id_foreign\` foreign key (\`academy_id\`, \`replaced_by_id\`) references \`certificates\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`certificates_of_one_check\` check ((enrollment_id is null) <> (level_id is null)))`,
    );
    this.addSql(`create index \`certificates_issued_by_index\` on \`certificates\` (\`issued_by\`)`);
    this.addSql(`create index \`certificates_code_index\` on \`certificates\` (\`code\`)`);
    this.addSql(
      `create index \`certificates_academy_id_level_id_created_at_id_index\` on \`certificates\` (\`academy_id\`, \`level_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_state_created_at_id_index\` on \`certificates\` (\`academy_id\`, \`state\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_expires_on_id_index\` on \`certificates\` (\`academy_id\`, \`expires_on\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_template_id_id_index\` on \`certificates\` (\`academy_id\`, \`template_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_issued_by_id_index\` on \`certificates\` (\`academy_id\`, \`issued_by\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_replaced_by_id_id_index\` on \`certificates\` (\`academy_id\`, \`replaced_by_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_created_at_id_index\` on \`certificates\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_updated_at_id_index\` on \`certificates\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_student_id_created_at_id_index\` on \`certificates\` (\`academy_id\`, \`student_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_enrollment_id_created_at_id_index\` on \`certificates\` (\`academy_id\`, \`enrollment_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_student_id_index\` on \`certificates\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_enrollment_id_index\` on \`certificates\` (\`academy_id\`, \`enrollment_id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_level_id_index\` on \`certificates\` (\`academy_id\`, \`level_id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_template_id_index\` on \`certificates\` (\`academy_id\`, \`template_id\`)`,
    );
    this.addSql(
      `create index \`certificates_academy_id_replaced_by_id_index\` on \`certificates\` (\`academy_id\`, \`replaced_by_id\`)`,
    );
    this.addSql(
      `create unique index \`certificates_one_of_level_unique\` on \`certificates\` (\`academy_id\`, \`student_id\`, \`level_id\`) where level_id is not null and coalesce(state, '') = 'issued'`,
    );
    this.addSql(
      `create unique index \`certificates_one_of_enrollment_unique\` on \`certificates\` (\`academy_id\`, \`enrollment_id\`) where enrollment_id is not null and coalesce(state, '') = 'issued'`,
    );
    this.addSql(
      `create unique index \`certificates_academy_id_number_unique\` on \`certificates\` (\`academy_id\`, \`number\`)`,
    );
  }
}
