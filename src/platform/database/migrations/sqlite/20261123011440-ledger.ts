import { Migration } from '@mikro-orm/migrations';

/** A UUID of version 7 of an instant: its milliseconds before what is random. */
function uuidV7(at: string): string {
  const time = `printf('%012x', cast(round((julianday(${at}) - 2440587.5) * 86400000) as integer))`;
  return `lower(substr(${time}, 1, 8) || '-' || substr(${time}, 9) || '-7' || substr(hex(randomblob(2)), 2) ||
    '-' || substr('89ab', 1 + abs(random() % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;
}

/** 8 upper-case letters or digits. */
const CODE = Array(8).fill(`substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 1 + abs(random() % 36), 1)`).join(' || ');

/** Who pays for a fee `f`: the parent who is billed, else the student's parent who receives bills; null for the student. */
const PAYING_PARENT = `coalesce(f.parent_id, (select l.parent_id from parent_students l
  join parents r on r.academy_id = l.academy_id and r.id = l.parent_id and r.deleted_at is null
  where l.academy_id = f.academy_id and l.student_id = f.student_id and l.receives_billing
  order by l.is_primary desc, l.created_at, l.id limit 1))`;

/** The day of an instant in the academy `o`. */
const dayOf = (at: string) => `day_in(o.settings ->> '$.timezone', ${at})`;

/**
 * Accounts and the ledger, with those of the fees and payments that there are: what was billed, voided, paid and given back,
 * each on its day. Fails where the ledger does not come to what fees say. `day_in` is given by whoever runs migrations.
 */
export class Ledger extends Migration {
  override up(): void {
    this.addSql(
      `create table \`credit_note_counters\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`last_number\` integer not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create unique index \`credit_note_counters_academy_id_unique\` on \`credit_note_counters\` (\`academy_id\`)`,
    );
    this.addSql(
      `create table \`accounts\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`number\` text not null, \`parent_id\` text null, \`student_id\` text null, \`owed\` bigint not null default '0', \`credit\` bigint not null default '0', \`auto_apply_credit\` integer not null default true, primary key (\`academy_id\`, \`id\`), constraint \`accounts_academy_id_parent_id_foreign\` foreign key (\`academy_id\`, \`parent_id\`) references \`parents\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`accounts_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`accounts_credit_check\` check (credit >= 0), constraint \`accounts_payer_check\` check ((parent_id is null) <> (student_id is null)))`,
    );
    this.addSql(
      `create index \`accounts_academy_id_created_at_id_index\` on \`accounts\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`accounts_academy_id_updated_at_id_index\` on \`accounts\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`accounts_academy_id_parent_id_index\` on \`accounts\` (\`academy_id\`, \`parent_id\`)`);
    this.addSql(
      `create index \`accounts_academy_id_student_id_index\` on \`accounts\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create unique index \`accounts_academy_id_student_id_unique\` on \`accounts\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create unique index \`accounts_academy_id_parent_id_unique\` on \`accounts\` (\`academy_id\`, \`parent_id\`)`,
    );
    this.addSql(
      `create unique index \`accounts_academy_id_number_unique\` on \`accounts\` (\`academy_id\`, \`number\`)`,
    );
    this.addSql(
      `create table \`fees__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`student_id\` text null, \`parent_id\` text null, \`account_id\` text not null, \`enrollment_id\` text null, \`fee_type\` text check (\`fee_type\` in ('tuition', 'admission', 'examination', 'activity', 'late_payment_penalty')) not null, \`title\` text null, \`period\` text null, \`amount\` bigint not null, \`currency\` text not null, \`due_date\` date not null, \`steps\` json null, \`tax\` bigint not null default '0', \`paid_amount\` bigint not null default '0', \`credited_amount\` bigint not null default '0', \`payment_method\` text check (\`payment_method\` in ('cash', 'card', 'bank_transfer', 'cheque', 'upi', 'online', 'other')) null, \`receipt_number\` text null, \`voided_at\` datetime null, \`notes\` text null, \`billing_key\` text null, \`penalty_for_id\` text null, \`installment\` json null, primary key (\`academy_id\`, \`id\`), constraint \`fees_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_parent_id_foreign\` foreign key (\`academy_id\`, \`parent_id\`) references \`parents\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_account_id_foreign\` foreign key (\`academy_id\`, \`account_id\`) references \`accounts\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_academy_id_penalty_for_id_foreign\` foreign key (\`academy_id\`, \`penalty_for_id\`) references \`fees\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`fees_paid_amount_check\` check (paid_amount >= 0 and credited_amount >= 0 and paid_amount + credited_amount <= amount), constraint \`fees_billed_to_somebody_check\` check (student_id is not null or parent_id is not null))`,
    );
    this.openAccounts();
    this.copyFees();
    this.addSql(`drop table \`fees\``);
    this.addSql(`alter table \`fees__new\` rename to \`fees\``);
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
    this.addSql(
      `create table \`payments__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`account_id\` text not null, \`fee_id\` text null, \`amount\` bigint not null, \`currency\` text not null, \`method\` text check (\`method\` in ('cash', 'card', 'bank_transfer', 'cheque', 'upi', 'online', 'other')) not null, \`reference\` text null, \`paid_at\` datetime not null, \`receipt_number\` text not null, \`received_by\` text not null, \`refund_of_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`payments_academy_id_account_id_foreign\` foreign key (\`academy_id\`, \`account_id\`) references \`accounts\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`payments_academy_id_fee_id_foreign\` foreign key (\`academy_id\`, \`fee_id\`) references \`fees\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`payments_received_by_foreign\` foreign key (\`received_by\`) references \`users\` (\`id\`) on delete restrict, constraint \`payments_academy_id_refund_of_id_foreign\` foreign key (\`academy_id\`, \`refund_of_id\`) references \`payments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.copyPayments();
    this.addSql(`drop table \`payments\``);
    this.addSql(`alter table \`payments__new\` rename to \`payments\``);
    this.addSql(`create index \`payments_received_by_index\` on \`payments\` (\`received_by\`)`);
    this.addSql(
      `create index \`payments_academy_id_fee_id_created_at_id_index\` on \`payments\` (\`academy_id\`, \`fee_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`payments_academy_id_account_id_paid_at_id_index\` on \`payments\` (\`academy_id\`, \`account_id\`, \`paid_at\`, \`id\`)`,
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
    this.addSql(
      `create index \`payments_academy_id_account_id_index\` on \`payments\` (\`academy_id\`, \`account_id\`)`,
    );
    this.addSql(`create index \`payments_academy_id_fee_id_index\` on \`payments\` (\`academy_id\`, \`fee_id\`)`);
    this.addSql(
      `create index \`payments_academy_id_refund_of_id_index\` on \`payments\` (\`academy_id\`, \`refund_of_id\`)`,
    );
    this.addSql(
      `create unique index \`payments_academy_id_receipt_number_unique\` on \`payments\` (\`academy_id\`, \`receipt_number\`)`,
    );
    this.addSql(`create trigger payments_no_delete before delete on payments
      when exists (select 1 from academies where id = old.academy_id)
      begin select raise(abort, 'payments are append-only'); end`);
    this.addSql(
      `create trigger payments_search_insert after insert on payments begin insert into payments_search select new.academy_id, new.id, unicode_lower(concat_ws(char(31), new.receipt_number, new.reference)); end`,
    );
    this.addSql(
      `create trigger payments_search_delete after delete on payments begin delete from payments_search where academy_id = old.academy_id and id = old.id; end`,
    );
    this.addSql(`create trigger payments_count_insert after insert on payments begin insert into payment_counts (academy_id, shard, method, total) select new.academy_id, 0, new.method, 1 where true
        on conflict (academy_id, shard, method) do update set total = total + excluded.total; end`);
    this.addSql(`create trigger payments_count_delete after delete on payments begin insert into payment_counts (academy_id, shard, method, total) select old.academy_id, 0, old.method, -1 where true
        on conflict (academy_id, shard, method) do update set total = total + excluded.total; end`);
    this.addSql(`create trigger payments_count_update after update of academy_id, method on payments
      begin insert into payment_counts (academy_id, shard, method, total) select old.academy_id, 0, old.method, -1 where true
        on conflict (academy_id, shard, method) do update set total = total + excluded.total; insert into payment_counts (academy_id, shard, method, total) select new.academy_id, 0, new.method, 1 where true
        on conflict (academy_id, shard, method) do update set total = total + excluded.total; end`);
    this.addSql(`create trigger payments_no_update before update on payments
      when not (old.reference is not null and new.reference is null and new.academy_id is old.academy_id and new.id is old.id and new.created_at is old.created_at and new.account_id is old.account_id and new.currency is old.currency and new.fee_id is old.fee_id and new.amount is old.amount and new.method is old.method and new.paid_at is old.paid_at and new.receipt_number is old.receipt_number and new.received_by is old.received_by and new.refund_of_id is old.refund_of_id)
      begin select raise(abort, 'payments are append-only'); end`);
    this.addSql(`create trigger payments_search_update after update of receipt_number, reference on payments begin
      delete from payments_search where academy_id = old.academy_id and id = old.id;
      insert into payments_search
        select new.academy_id, new.id, unicode_lower(concat_ws(char(31), new.receipt_number, new.reference));
    end`);
    this.addSql(
      `create table \`credit_notes\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`number\` text not null, \`account_id\` text not null, \`fee_id\` text null, \`amount\` bigint not null, \`currency\` text not null, \`reason\` text check (\`reason\` in ('drop', 'goodwill', 'correction', 'write_off')) not null, \`note\` text null, primary key (\`academy_id\`, \`id\`), constraint \`credit_notes_academy_id_account_id_foreign\` foreign key (\`academy_id\`, \`account_id\`) references \`accounts\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`credit_notes_academy_id_fee_id_foreign\` foreign key (\`academy_id\`, \`fee_id\`) references \`fees\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`credit_notes_amount_check\` check (amount > 0))`,
    );
    this.addSql(
      `create index \`credit_notes_academy_id_created_at_id_index\` on \`credit_notes\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`credit_notes_academy_id_updated_at_id_index\` on \`credit_notes\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`credit_notes_academy_id_amount_id_index\` on \`credit_notes\` (\`academy_id\`, \`amount\`, \`id\`)`,
    );
    this.addSql(
      `create index \`credit_notes_academy_id_reason_id_index\` on \`credit_notes\` (\`academy_id\`, \`reason\`, \`id\`)`,
    );
    this.addSql(
      `create index \`credit_notes_academy_id_account_id_created_at_id_index\` on \`credit_notes\` (\`academy_id\`, \`account_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`credit_notes_academy_id_fee_id_created_at_id_index\` on \`credit_notes\` (\`academy_id\`, \`fee_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`credit_notes_academy_id_account_id_index\` on \`credit_notes\` (\`academy_id\`, \`account_id\`)`,
    );
    this.addSql(
      `create index \`credit_notes_academy_id_fee_id_index\` on \`credit_notes\` (\`academy_id\`, \`fee_id\`)`,
    );
    this.addSql(
      `create unique index \`credit_notes_academy_id_number_unique\` on \`credit_notes\` (\`academy_id\`, \`number\`)`,
    );
    this.addSql(
      `create table \`ledger_entries\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`account_id\` text not null, \`fee_id\` text null, \`payment_id\` text null, \`credit_note_id\` text null, \`refund_id\` text null, \`kind\` text check (\`kind\` in ('charge', 'adjust', 'void', 'credit_note', 'payment', 'refund', 'move')) not null, \`amount\` bigint not null, \`effective_on\` date not null, \`actor_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`ledger_entries_academy_id_account_id_foreign\` foreign key (\`academy_id\`, \`account_id\`) references \`accounts\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`ledger_entries_academy_id_fee_id_foreign\` foreign key (\`academy_id\`, \`fee_id\`) references \`fees\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`ledger_entries_academy_id_payment_id_foreign\` foreign key (\`academy_id\`, \`payment_id\`) references \`payments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`ledger_entries_academy_id_credit_note_id_foreign\` foreign key (\`academy_id\`, \`credit_note_id\`) references \`credit_notes\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`ledger_entries_academy_id_refund_id_foreign\` foreign key (\`academy_id\`, \`refund_id\`) references \`payments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`ledger_entries_academy_id_refund_id_fee_id_index\` on \`ledger_entries\` (\`academy_id\`, \`refund_id\`, \`fee_id\`) where refund_id is not null`,
    );
    this.addSql(
      `create index \`ledger_entries_academy_id_credit_note_id_fee_id_index\` on \`ledger_entries\` (\`academy_id\`, \`credit_note_id\`, \`fee_id\`) where credit_note_id is not null`,
    );
    this.addSql(
      `create index \`ledger_entries_academy_id_payment_id_fee_id_index\` on \`ledger_entries\` (\`academy_id\`, \`payment_id\`, \`fee_id\`) where payment_id is not null`,
    );
    this.addSql(
      `create index \`ledger_entries_academy_id_account_id_effective_on_id_index\` on \`ledger_entries\` (\`academy_id\`, \`account_id\`, \`effective_on\`, \`id\`)`,
    );
    this.addSql(
      `create index \`ledger_entries_academy_id_fee_id_effective_on_id_index\` on \`ledger_entries\` (\`academy_id\`, \`fee_id\`, \`effective_on\`, \`id\`)`,
    );
    this.addSql(
      `create index \`ledger_entries_academy_id_account_id_index\` on \`ledger_entries\` (\`academy_id\`, \`account_id\`)`,
    );
    this.addSql(
      `create index \`ledger_entries_academy_id_fee_id_index\` on \`ledger_entries\` (\`academy_id\`, \`fee_id\`)`,
    );
    this.addSql(
      `create index \`ledger_entries_academy_id_payment_id_index\` on \`ledger_entries\` (\`academy_id\`, \`payment_id\`)`,
    );
    this.addSql(
      `create index \`ledger_entries_academy_id_credit_note_id_index\` on \`ledger_entries\` (\`academy_id\`, \`credit_note_id\`)`,
    );
    this.addSql(
      `create index \`ledger_entries_academy_id_refund_id_index\` on \`ledger_entries\` (\`academy_id\`, \`refund_id\`)`,
    );
    this.addSql(`create trigger ledger_entries_no_update before update on ledger_entries
      begin select raise(abort, 'ledger entries are append-only'); end`);
    this.addSql(`create trigger ledger_entries_no_delete before delete on ledger_entries
      when exists (select 1 from academies where id = old.academy_id)
      begin select raise(abort, 'ledger entries are append-only'); end`);
    this.enter();
    this.prove();
    this.addSql(`update schema_info set oldest_code = '20261123011440-ledger'`);
  }

  /** An account for whoever pays one of the fees. */
  private openAccounts(): void {
    this.addSql(`create temporary table payers as
      select f.academy_id, f.id as fee_id, ${PAYING_PARENT} as parent_id, f.student_id, f.created_at from fees f`);
    this.addSql(`insert into accounts (academy_id, id, created_at, updated_at, number, parent_id, student_id)
      select p.academy_id, ${uuidV7('p.since')}, p.since, p.since, 'ACC-' || ${CODE}, p.parent_id, p.student_id
      from (select academy_id, parent_id, iif(parent_id is null, student_id, null) as student_id, min(created_at) as since
        from payers group by 1, 2, 3) as p`);
    this.addSql(`create temporary table billed as
      select p.academy_id, p.fee_id, coalesce(a.id, b.id) as account_id from payers p
      left join accounts a on a.academy_id = p.academy_id and a.parent_id = p.parent_id
      left join accounts b on p.parent_id is null and b.academy_id = p.academy_id and b.student_id = p.student_id`);
    this.addSql(`create unique index temp.billed_fees on billed (academy_id, fee_id)`);
  }

  private copyFees(): void {
    const columns = `academy_id, id, created_at, updated_at, version, student_id, parent_id, enrollment_id, fee_type,
      title, period, amount, currency, due_date, paid_amount, payment_method, receipt_number, voided_at, notes`;
    this.addSql(`insert into fees__new (${columns}, account_id)
      select ${columns.replaceAll(/(\w+)/g, 'f.$1')}, b.account_id
      from fees f join billed b on b.academy_id = f.academy_id and b.fee_id = f.id`);
  }

  private copyPayments(): void {
    const columns = `academy_id, id, created_at, updated_at, fee_id, amount, method, reference, paid_at, receipt_number,
      received_by, refund_of_id`;
    this.addSql(`insert into payments__new (${columns}, account_id, currency)
      select ${columns.replaceAll(/(\w+)/g, 'p.$1')}, f.account_id, f.currency
      from payments p join fees f on f.academy_id = p.academy_id and f.id = p.fee_id`);
  }

  /** What happened to the money of each account. */
  private enter(): void {
    const enter = (at: string, values: string) =>
      this.addSql(`insert into ledger_entries (academy_id, id, created_at, updated_at, account_id, fee_id, payment_id,
        refund_id, kind, amount, effective_on, actor_id) select x.academy_id, ${uuidV7(at)}, ${at}, ${at}, x.account_id, ${values}`);
    enter(
      'x.created_at',
      `x.id, null, null, 'charge', x.amount, ${dayOf('x.created_at')}, null from fees x join academies o on o.id = x.academy_id`,
    );
    enter(
      'x.created_at',
      `x.fee_id, coalesce(x.refund_of_id, x.id), iif(x.refund_of_id is null, null, x.id),
        iif(x.refund_of_id is null, 'payment', 'refund'), -x.amount, ${dayOf('x.paid_at')}, x.received_by
        from payments x join academies o on o.id = x.academy_id`,
    );
    enter(
      'x.voided_at',
      `x.id, null, null, 'void', x.paid_amount - x.amount, ${dayOf('x.voided_at')}, null
        from fees x join academies o on o.id = x.academy_id where x.voided_at is not null`,
    );
    this.addSql(`update accounts as a set owed = s.owed
      from (select f.academy_id, f.account_id, sum(f.amount - f.paid_amount) as owed from fees f join academies o on o.id = f.academy_id
        where f.voided_at is null and f.currency = o.settings ->> '$.currency' group by 1, 2) as s
      where s.academy_id = a.academy_id and s.account_id = a.id`);
  }

  /** A row that would be a difference is refused. */
  private prove(): void {
    this.addSql(
      `create temporary table proof (difference integer constraint "the ledger comes to what fees say" check (difference = 0))`,
    );
    this.addSql(`insert into proof select coalesce(e.amount, 0) - iif(f.voided_at is null, f.amount - f.paid_amount - f.credited_amount, 0)
      from fees f left join (select academy_id, fee_id, sum(amount) as amount from ledger_entries group by 1, 2) as e
        on e.academy_id = f.academy_id and e.fee_id = f.id`);
    this.addSql(`insert into proof select (select coalesce(sum(amount), 0) from payments)
      + (select coalesce(sum(amount), 0) from ledger_entries where kind in ('payment', 'refund'))`);
    for (const table of ['proof', 'billed', 'payers']) this.addSql(`drop table temp.${table}`);
  }
}
