import { Migration } from '@mikro-orm/migrations';

export class FeePlans extends Migration {
  override up(): void {
    this.addSql(`alter table "batches" no force row level security`);
    this.addSql(`alter table "courses" no force row level security`);
    this.addSql(`alter table "enrollments" no force row level security`);
    this.addSql(`alter table "students" no force row level security`);
    this.addSql(
      `create table "tax_rates" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(100) not null, "percent" bigint not null, "inclusive" boolean not null default false, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "tax_rates_academy_id_created_at_id_index" on "tax_rates" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "tax_rates_academy_id_updated_at_id_index" on "tax_rates" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "tax_rates_academy_id_name_id_index" on "tax_rates" ("academy_id", "name", "id")`);
    this.addSql(
      `create table "terms" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(100) not null, "code" varchar(20) not null, "starts_on" date not null, "ends_on" date not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "terms_academy_id_created_at_id_index" on "terms" ("academy_id", "created_at", "id")`);
    this.addSql(`create index "terms_academy_id_updated_at_id_index" on "terms" ("academy_id", "updated_at", "id")`);
    this.addSql(`create index "terms_academy_id_name_id_index" on "terms" ("academy_id", "name", "id")`);
    this.addSql(`create index "terms_academy_id_starts_on_id_index" on "terms" ("academy_id", "starts_on", "id")`);
    this.addSql(`create index "terms_academy_id_ends_on_id_index" on "terms" ("academy_id", "ends_on", "id")`);
    this.addSql(
      `create unique index "terms_academy_id_code_unique" on "terms" ("academy_id", "code") where deleted_at is null`,
    );
    this.addSql(
      `create table "fee_plans" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(100) not null, "course_id" uuid null, "batch_id" uuid null, "status" text not null default 'draft', "effective_from" date not null, "items" jsonb not null, "drop_policy" text not null default 'none', "revision" int not null default 1, "revisions" jsonb not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "fee_plans_academy_id_created_at_id_index" on "fee_plans" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "fee_plans_academy_id_updated_at_id_index" on "fee_plans" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "fee_plans_academy_id_name_id_index" on "fee_plans" ("academy_id", "name", "id")`);
    this.addSql(`create index "fee_plans_academy_id_status_id_index" on "fee_plans" ("academy_id", "status", "id")`);
    this.addSql(
      `create index "fee_plans_academy_id_course_id_id_index" on "fee_plans" ("academy_id", "course_id", "id")`,
    );
    this.addSql(
      `create index "fee_plans_academy_id_batch_id_id_index" on "fee_plans" ("academy_id", "batch_id", "id")`,
    );
    this.addSql(
      `create table "enrollment_add_ons" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "enrollment_id" uuid not null, "plan_id" uuid not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "enrollment_add_ons_academy_id_plan_id_id_index" on "enrollment_add_ons" ("academy_id", "plan_id", "id")`,
    );
    this.addSql(
      `alter table "enrollment_add_ons" add constraint "enrollment_add_ons_academy_id_enrollment_id_plan_id_unique" unique ("academy_id", "enrollment_id", "plan_id")`,
    );
    this.addSql(
      `create table "discounts" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(100) not null, "kind" text not null, "percent" bigint null, "amount" bigint null, "fee_types" jsonb not null, "priority" int not null default 100, "exclusive" boolean not null default false, "valid_from" date null, "valid_until" date null, "max_uses" int null, "rank_from" int null, "min_courses" int null, "days_before_start" int null, "code" varchar(30) null, "student_id" uuid null, "enrollment_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "discounts_academy_id_created_at_id_index" on "discounts" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "discounts_academy_id_updated_at_id_index" on "discounts" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(`create index "discounts_academy_id_name_id_index" on "discounts" ("academy_id", "name", "id")`);
    this.addSql(`create index "discounts_academy_id_kind_id_index" on "discounts" ("academy_id", "kind", "id")`);
    this.addSql(
      `create index "discounts_academy_id_student_id_id_index" on "discounts" ("academy_id", "student_id", "id")`,
    );
    this.addSql(
      `create index "discounts_academy_id_enrollment_id_id_index" on "discounts" ("academy_id", "enrollment_id", "id")`,
    );
    this.addSql(
      `create unique index "discounts_academy_id_code_unique" on "discounts" ("academy_id", "code") where deleted_at is null`,
    );
    this.addSql(
      `create table "discount_uses" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "discount_id" uuid not null, "enrollment_id" uuid not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "discount_uses_academy_id_enrollment_id_id_index" on "discount_uses" ("academy_id", "enrollment_id", "id")`,
    );
    this.addSql(
      `alter table "discount_uses" add constraint "discount_uses_academy_id_discount_id_enrollment_id_unique" unique ("academy_id", "discount_id", "enrollment_id")`,
    );
    this.addSql(`alter table "tax_rates" enable row level security`);
    this.addSql(
      `create policy "tax_rates_tenant" on "tax_rates" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "terms" enable row level security`);
    this.addSql(
      `create policy "terms_tenant" on "terms" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "fee_plans" add constraint "fee_plans_academy_id_course_id_foreign" foreign key ("academy_id", "course_id") references "courses" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "fee_plans" add constraint "fee_plans_academy_id_batch_id_foreign" foreign key ("academy_id", "batch_id") references "batches" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "fee_plans" add constraint "fee_plans_status_check" check ("status" in ('draft', 'active', 'archived'))`,
    );
    this.addSql(
      `alter table "fee_plans" add constraint "fee_plans_drop_policy_check" check ("drop_policy" in ('none', 'credit_unused'))`,
    );
    this.addSql(`alter table "fee_plans" enable row level security`);
    this.addSql(
      `create policy "fee_plans_tenant" on "fee_plans" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "enrollment_add_ons" add constraint "enrollment_add_ons_academy_id_enrollment_id_foreign" foreign key ("academy_id", "enrollment_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "enrollment_add_ons" add constraint "enrollment_add_ons_academy_id_plan_id_foreign" foreign key ("academy_id", "plan_id") references "fee_plans" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "enrollment_add_ons" enable row level security`);
    this.addSql(
      `create policy "enrollment_add_ons_tenant" on "enrollment_add_ons" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "discounts" add constraint "discounts_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "discounts" add constraint "discounts_academy_id_enrollment_id_foreign" foreign key ("academy_id", "enrollment_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "discounts" add constraint "discounts_percent_or_amount_check" check ((percent is null) <> (amount is null))`,
    );
    this.addSql(
      `alter table "discounts" add constraint "discounts_kind_check" check ("kind" in ('sibling', 'multi_course', 'early_bird', 'scholarship', 'coupon', 'manual'))`,
    );
    this.addSql(`alter table "discounts" enable row level security`);
    this.addSql(
      `create policy "discounts_tenant" on "discounts" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "discount_uses" add constraint "discount_uses_academy_id_discount_id_foreign" foreign key ("academy_id", "discount_id") references "discounts" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "discount_uses" add constraint "discount_uses_academy_id_enrollment_id_foreign" foreign key ("academy_id", "enrollment_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "discount_uses" enable row level security`);
    this.addSql(
      `create policy "discount_uses_tenant" on "discount_uses" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "tax_rates" force row level security`);
    this.addSql(`alter table "terms" force row level security`);
    this.addSql(`alter table "fee_plans" force row level security`);
    this.addSql(`alter table "enrollment_add_ons" force row level security`);
    this.addSql(`alter table "discounts" force row level security`);
    this.addSql(`alter table "discount_uses" force row level security`);
    this.addSql(`alter table "batches" force row level security`);
    this.addSql(`alter table "courses" force row level security`);
    this.addSql(`alter table "enrollments" force row level security`);
    this.addSql(`alter table "students" force row level security`);
    this.addSql(`grant select, insert, update, delete on "terms" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "tax_rates" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "fee_plans" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "enrollment_add_ons" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "discount_uses" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "discounts" to academy_tenant`);
  }
}
