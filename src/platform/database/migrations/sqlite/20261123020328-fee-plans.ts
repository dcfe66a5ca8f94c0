import { Migration } from '@mikro-orm/migrations';

export class FeePlans extends Migration {
  override up(): void {
    this.addSql(
      `create table \`tax_rates\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`percent\` bigint not null, \`inclusive\` integer not null default false, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`tax_rates_academy_id_created_at_id_index\` on \`tax_rates\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`tax_rates_academy_id_updated_at_id_index\` on \`tax_rates\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`tax_rates_academy_id_name_id_index\` on \`tax_rates\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(
      `create table \`terms\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`code\` text not null, \`starts_on\` date not null, \`ends_on\` date not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`terms_academy_id_created_at_id_index\` on \`terms\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`terms_academy_id_updated_at_id_index\` on \`terms\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`terms_academy_id_name_id_index\` on \`terms\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(
      `create index \`terms_academy_id_starts_on_id_index\` on \`terms\` (\`academy_id\`, \`starts_on\`, \`id\`)`,
    );
    this.addSql(
      `create index \`terms_academy_id_ends_on_id_index\` on \`terms\` (\`academy_id\`, \`ends_on\`, \`id\`)`,
    );
    this.addSql(
      `create unique index \`terms_academy_id_code_unique\` on \`terms\` (\`academy_id\`, \`code\`) where deleted_at is null`,
    );
    this.addSql(
      `create table \`fee_plans\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`course_id\` text null, \`batch_id\` text null, \`status\` text check (\`status\` in ('draft', 'active', 'archived')) not null default 'draft', \`effective_from\` date not null, \`items\` json not null, \`drop_policy\` text check (\`drop_policy\` in ('none', 'credit_unused')) not null default 'none', \`revision\` integer not null default 1, \`revisions\` json not null, primary key (\`academy_id\`, \`id\`), constraint \`fee_plans_academy_id_course_id_foreign\` foreign key (\`academy_id\`, \`course_id\`) references \`courses\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fee_plans_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`fee_plans_academy_id_created_at_id_index\` on \`fee_plans\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fee_plans_academy_id_updated_at_id_index\` on \`fee_plans\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fee_plans_academy_id_name_id_index\` on \`fee_plans\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fee_plans_academy_id_status_id_index\` on \`fee_plans\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fee_plans_academy_id_course_id_id_index\` on \`fee_plans\` (\`academy_id\`, \`course_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fee_plans_academy_id_batch_id_id_index\` on \`fee_plans\` (\`academy_id\`, \`batch_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fee_plans_academy_id_course_id_index\` on \`fee_plans\` (\`academy_id\`, \`course_id\`)`,
    );
    this.addSql(`create index \`fee_plans_academy_id_batch_id_index\` on \`fee_plans\` (\`academy_id\`, \`batch_id\`)`);
    this.addSql(
      `create table \`enrollment_add_ons\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`enrollment_id\` text not null, \`plan_id\` text not null, primary key (\`academy_id\`, \`id\`), constraint \`enrollment_add_ons_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`enrollment_add_ons_academy_id_plan_id_foreign\` foreign key (\`academy_id\`, \`plan_id\`) references \`fee_plans\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`enrollment_add_ons_academy_id_plan_id_id_index\` on \`enrollment_add_ons\` (\`academy_id\`, \`plan_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollment_add_ons_academy_id_enrollment_id_index\` on \`enrollment_add_ons\` (\`academy_id\`, \`enrollment_id\`)`,
    );
    this.addSql(
      `create index \`enrollment_add_ons_academy_id_plan_id_index\` on \`enrollment_add_ons\` (\`academy_id\`, \`plan_id\`)`,
    );
    this.addSql(
      `create unique index \`enrollment_add_ons_academy_id_enrollment_id_plan_id_unique\` on \`enrollment_add_ons\` (\`academy_id\`, \`enrollment_id\`, \`plan_id\`)`,
    );
    this.addSql(
      `create table \`discounts\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`kind\` text check (\`kind\` in ('sibling', 'multi_course', 'early_bird', 'scholarship', 'coupon', 'manual')) not null, \`percent\` bigint null, \`amount\` bigint null, \`fee_types\` json not null, \`priority\` integer not null default 100, \`exclusive\` integer not null default false, \`valid_from\` date null, \`valid_until\` date null, \`max_uses\` integer null, \`rank_from\` integer null, \`min_courses\` integer null, \`days_before_start\` integer null, \`code\` text null, \`student_id\` text null, \`enrollment_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`discounts_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`discounts_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`discounts_percent_or_amount_check\` check ((percent is null) <> (amount is null)))`,
    );
    this.addSql(
      `create index \`discounts_academy_id_created_at_id_index\` on \`discounts\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`discounts_academy_id_updated_at_id_index\` on \`discounts\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`discounts_academy_id_name_id_index\` on \`discounts\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(
      `create index \`discounts_academy_id_kind_id_index\` on \`discounts\` (\`academy_id\`, \`kind\`, \`id\`)`,
    );
    this.addSql(
      `create index \`discounts_academy_id_student_id_id_index\` on \`discounts\` (\`academy_id\`, \`student_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`discounts_academy_id_enrollment_id_id_index\` on \`discounts\` (\`academy_id\`, \`enrollment_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`discounts_academy_id_student_id_index\` on \`discounts\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create index \`discounts_academy_id_enrollment_id_index\` on \`discounts\` (\`academy_id\`, \`enrollment_id\`)`,
    );
    this.addSql(
      `create unique index \`discounts_academy_id_code_unique\` on \`discounts\` (\`academy_id\`, \`code\`) where deleted_at is null`,
    );
    this.addSql(
      `create table \`discount_uses\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`discount_id\` text not null, \`enrollment_id\` text not null, primary key (\`academy_id\`, \`id\`), constraint \`discount_uses_academy_id_discount_id_foreign\` foreign key (\`academy_id\`, \`discount_id\`) references \`discounts\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`discount_uses_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`discount_uses_academy_id_enrollment_id_id_index\` on \`discount_uses\` (\`academy_id\`, \`enrollment_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`discount_uses_academy_id_discount_id_index\` on \`discount_uses\` (\`academy_id\`, \`discount_id\`)`,
    );
    this.addSql(
      `create index \`discount_uses_academy_id_enrollment_id_index\` on \`discount_uses\` (\`academy_id\`, \`enrollment_id\`)`,
    );
    this.addSql(
      `create unique index \`discount_uses_academy_id_discount_id_enrollment_id_unique\` on \`discount_uses\` (\`academy_id\`, \`discount_id\`, \`enrollment_id\`)`,
    );
  }
}
