import { Migration } from '@mikro-orm/migrations';

export class BillingRuns extends Migration {
  override up(): void {
    this.addSql(
      `create table \`billing_runs\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`kind\` text check (\`kind\` in ('enrollment', 'period', 'session', 'penalty')) not null, \`as_of\` date not null, \`status\` text check (\`status\` in ('preview', 'running', 'done', 'held', 'failed')) not null, \`automatic\` integer not null default false, \`since\` date null, \`counts\` json not null, \`total\` bigint not null default '0', \`confirmed_at\` datetime null, \`ended_at\` datetime null, \`cursor\` text null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`billing_runs_academy_id_created_at_id_index\` on \`billing_runs\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`billing_runs_academy_id_updated_at_id_index\` on \`billing_runs\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`billing_runs_academy_id_as_of_id_index\` on \`billing_runs\` (\`academy_id\`, \`as_of\`, \`id\`)`,
    );
    this.addSql(
      `create index \`billing_runs_academy_id_kind_status_created_at_id_index\` on \`billing_runs\` (\`academy_id\`, \`kind\`, \`status\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`billing_runs_academy_id_status_created_at_id_index\` on \`billing_runs\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create table \`fees__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`student_id\` text null, \`parent_id\` text null, \`account_id\` text not null, \`enrollment_id\` text null, \`fee_type\` text check (\`fee_type\` in ('tuition', 'admission', 'examination', 'activity', 'late_payment_penalty')) not null, \`title\` text null, \`period\` text null, \`amount\` bigint not null, \`currency\` text not null, \`due_date\` date not null, \`steps\` json null, \`tax\` bigint not null default '0', \`paid_amount\` bigint not null default '0', \`credited_amount\` bigint not null default '0', \`payment_method\` text check (\`payment_method\` in ('cash', 'card', 'bank_transfer', 'cheque', 'upi', 'online', 'other')) null, \`receipt_number\` text null, \`voided_at\` datetime null, \`notes\` text null, \`billing_key\` text null, \`penalty_for_id\` text null, \`penalty_basis\` json null, \`waived_at\` datetime null, \`waive_reason\` text null, \`billing_run_id\` text null, \`installment\` json null, primary key (\`academy_id\`, \`id\`), constraint \`fees_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_parent_id_foreign\` foreign key (\`academy_id\`, \`parent_id\`) references \`parents\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_account_id_foreign\` foreign key (\`academy_id\`, \`account_id\`) references \`accounts\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_penalty_for_id_foreign\` foreign key (\`academy_id\`, \`penalty_for_id\`) references \`fees\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_billing_run_id_foreign\` foreign key (\`academy_id\`, \`billing_run_id\`) references \`billing_runs\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_paid_amount_check\` check (paid_amount >= 0 and credited_amount >= 0 and paid_amount + credited_amount <= amount), constraint \`fees_billed_to_somebody_check\` check (student_id is not null or parent_id is not null))`,
    );
    this.addSql(
      `insert into \`fees__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`student_id\`, \`parent_id\`, \`account_id\`, \`enrollment_id\`, \`fee_type\`, \`title\`, \`period\`, \`amount\`, \`currency\`, \`due_date\`, \`steps\`, \`tax\`, \`paid_amount\`, \`credited_amount\`, \`payment_method\`, \`receipt_number\`, \`voided_at\`, \`notes\`, \`billing_key\`, \`penalty_for_id\`, \`penalty_basis\`, \`waived_at\`, \`waive_reason\`, \`installment\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`student_id\`, \`parent_id\`, \`account_id\`, \`enrollment_id\`, \`fee_type\`, \`title\`, \`period\`, \`amount\`, \`currency\`, \`due_date\`, \`steps\`, \`tax\`, \`paid_amount\`, \`credited_amount\`, \`payment_method\`, \`receipt_number\`, \`voided_at\`, \`notes\`, \`billing_key\`, \`penalty_for_id\`, \`penalty_basis\`, \`waived_at\`, \`waive_reason\`, \`installment\` from \`fees\``,
    );
    this.addSql(`drop table \`fees\``);
    this.addSql(`alter table \`fees__new\` rename to \`fees\``);
    this.addSql(
      `create index \`fees_academy_id_billing_run_id_created_at_id_index\` on \`fees\` (\`academy_id\`, \`billing_run_id\`, \`created_at\`, \`id\`) where billing_run_id is not null`,
    );
    this.addSql(
      `create index \`fees_academy_id_account_id_due_date_id_index\` on \`fees\` (\`academy_id\`, \`account_id\`, \`due_date\`, \`id\`)`,
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
      `create index \`fees_open_due_date_index\` on \`fees\` (\`academy_id\`, \`due_date\`, \`id\`) where voided_at is null and paid_amount + credited_amount < amount`,
    );
    this.addSql(
      `create index \`fees_open_updated_at_index\` on \`fees\` (\`academy_id\`, \`updated_at\`, \`id\`, \`due_date\`) where voided_at is null and paid_amount + credited_amount < amount`,
    );
    this.addSql(
      `create index \`fees_open_created_at_index\` on \`fees\` (\`academy_id\`, \`created_at\`, \`id\`, \`due_date\`) where voided_at is null and paid_amount + credited_amount < amount`,
    );
    this.addSql(
      `create index \`fees_academy_id_amount_id_voided_at_fee_type_index\` on \`fees\` (\`academy_id\`, \`amount\`, \`id\`, \`voided_at\`, \`fee_type\`) where voided_at is null`,
    );
    this.addSql(
      `create index \`fees_academy_id_created_at_id_voided_at_amount_index\` on \`fees\` (\`academy_id\`, \`created_at\`, \`id\`, \`voided_at\`, \`amount\`) where voided_at is null`,
    );
    this.addSql(
      `create index \`fees_academy_id_updated_at_id_voided_at_index\` on \`fees\` (\`academy_id\`, \`updated_at\`, \`id\`, \`voided_at\`) where voided_at is null`,
    );
    this.addSql(
      `create index \`fees_academy_id_due_date_id_voided_at_index\` on \`fees\` (\`academy_id\`, \`due_date\`, \`id\`, \`voided_at\`) where voided_at is null`,
    );
    this.addSql(
      `create index \`fees_academy_id_fee_type_created_at_id_voided_at_index\` on \`fees\` (\`academy_id\`, \`fee_type\`, \`created_at\`, \`id\`, \`voided_at\`) where voided_at is null`,
    );
    this.addSql(`create index \`fees_academy_id_student_id_index\` on \`fees\` (\`academy_id\`, \`student_id\`)`);
    this.addSql(`create index \`fees_academy_id_parent_id_index\` on \`fees\` (\`academy_id\`, \`parent_id\`)`);
    this.addSql(`create index \`fees_academy_id_account_id_index\` on \`fees\` (\`academy_id\`, \`account_id\`)`);
    this.addSql(`create index \`fees_academy_id_enrollment_id_index\` on \`fees\` (\`academy_id\`, \`enrollment_id\`)`);
    this.addSql(
      `create index \`fees_academy_id_penalty_for_id_index\` on \`fees\` (\`academy_id\`, \`penalty_for_id\`)`,
    );
    this.addSql(
      `create index \`fees_academy_id_billing_run_id_index\` on \`fees\` (\`academy_id\`, \`billing_run_id\`)`,
    );
    this.addSql(
      `create unique index \`fees_academy_id_penalty_for_id_unique\` on \`fees\` (\`academy_id\`, \`penalty_for_id\`) where penalty_for_id is not null`,
    );
    this.addSql(
      `create unique index \`fees_academy_id_billing_key_unique\` on \`fees\` (\`academy_id\`, \`billing_key\`) where billing_key is not null`,
    );
    this.addSql(
      `create unique index \`fees_academy_id_enrollment_id_fee_type_period_unique\` on \`fees\` (\`academy_id\`, \`enrollment_id\`, \`fee_type\`, \`period\`) where period is not null and voided_at is null and billing_key is null`,
    );
    this.addSql(`create trigger fees_count_insert after insert on fees begin insert into fee_counts (academy_id, shard, due_date, fee_type, settlement, total) select new.academy_id, 0, new.due_date, new.fee_type, case when new.paid_amount + new.credited_amount >= new.amount then 'paid' when new.paid_amount > 0 then 'partial' else 'unpaid' end, 1 where new.voided_at is null
        on conflict (academy_id, shard, due_date, fee_type, settlement) do update set total = total + excluded.total; end`);
    this.addSql(`create trigger fees_count_delete after delete on fees begin insert into fee_counts (academy_id, shard, due_date, fee_type, settlement, total) select old.academy_id, 0, old.due_date, old.fee_type, case when old.paid_amount + old.credited_amount >= old.amount then 'paid' when old.paid_amount > 0 then 'partial' else 'unpaid' end, -1 where old.voided_at is null
        on conflict (academy_id, shard, due_date, fee_type, settlement) do update set total = total + excluded.total; end`);
    this.addSql(`create trigger fees_count_update after update of academy_id, due_date, fee_type, paid_amount, credited_amount, amount, voided_at on fees
      begin insert into fee_counts (academy_id, shard, due_date, fee_type, settlement, total) select old.academy_id, 0, old.due_date, old.fee_type, case when old.paid_amount + old.credited_amount >= old.amount then 'paid' when old.paid_amount > 0 then 'partial' else 'unpaid' end, -1 where old.voided_at is null
        on conflict (academy_id, shard, due_date, fee_type, settlement) do update set total = total + excluded.total; insert into fee_counts (academy_id, shard, due_date, fee_type, settlement, total) select new.academy_id, 0, new.due_date, new.fee_type, case when new.paid_amount + new.credited_amount >= new.amount then 'paid' when new.paid_amount > 0 then 'partial' else 'unpaid' end, 1 where new.voided_at is null
        on conflict (academy_id, shard, due_date, fee_type, settlement) do update set total = total + excluded.total; end`);
    this.addSql(`create trigger fees_search_insert after insert on fees begin insert into fees_search select new.academy_id, new.id,
      unicode_lower(concat_ws(char(31), new.title, new.receipt_number)), new.student_id where new.voided_at is null; end`);
    this.addSql(
      `create trigger fees_search_delete after delete on fees begin delete from fees_search where academy_id = old.academy_id and id = old.id; end`,
    );
    this.addSql(`create trigger fees_search_update after update of title, receipt_number, voided_at, student_id on fees
      begin delete from fees_search where academy_id = old.academy_id and id = old.id; insert into fees_search select new.academy_id, new.id,
      unicode_lower(concat_ws(char(31), new.title, new.receipt_number)), new.student_id where new.voided_at is null; end`);
    this.addSql(`create trigger fees_of_students_insert after insert on fees begin insert into student_fee_counts select new.academy_id, new.student_id, 1 where new.voided_at is null and new.student_id is not null
          on conflict do update set total = total + excluded.total; end`);
    this.addSql(`create trigger fees_of_students_delete after delete on fees begin insert into student_fee_counts select old.academy_id, old.student_id, -1 where old.voided_at is null and old.student_id is not null
          on conflict do update set total = total + excluded.total; end`);
    this.addSql(`create trigger fees_of_students_update after update of student_id, voided_at on fees begin insert into student_fee_counts select old.academy_id, old.student_id, -1 where old.voided_at is null and old.student_id is not null
          on conflict do update set total = total + excluded.total; insert into student_fee_counts select new.academy_id, new.student_id, 1 where new.voided_at is null and new.student_id is not null
          on conflict do update set total = total + excluded.total; end`);
    // as those have it that choose nothing
    this.addSql(`update \`academies\` set settings = json_insert(settings, '$.billing',
        json('{"auto": false, "leadDays": 7, "maxBackMonths": 3, "autoSince": null}'))
      where settings -> '$.billing' is null`);
  }
}
