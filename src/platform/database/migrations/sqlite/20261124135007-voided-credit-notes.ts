import { Migration } from '@mikro-orm/migrations';

export class VoidedCreditNotes extends Migration {
  override up(): void {
    this.addSql(`alter table \`credit_notes\` add column \`voided_at\` datetime null`);
    this.addSql(
      `create table \`charge_credits__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`enrollment_id\` text not null, \`charge\` text not null, \`slot_date\` date null, \`credit_note_id\` text null, \`amount\` bigint not null, primary key (\`academy_id\`, \`id\`), constraint \`charge_credits_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`charge_credits_academy_id_credit_note_id_foreign\` foreign key (\`academy_id\`, \`credit_note_id\`) references \`credit_notes\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`charge_credits_amount_check\` check (amount >= 0))`,
    );
    this.addSql(
      `insert into \`charge_credits__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`enrollment_id\`, \`charge\`, \`slot_date\`, \`amount\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`enrollment_id\`, \`charge\`, \`slot_date\`, \`amount\` from \`charge_credits\``,
    );
    this.addSql(`drop table \`charge_credits\``);
    this.addSql(`alter table \`charge_credits__new\` rename to \`charge_credits\``);
    this.addSql(
      `create index \`charge_credits_academy_id_credit_note_id_id_index\` on \`charge_credits\` (\`academy_id\`, \`credit_note_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`charge_credits_academy_id_enrollment_id_index\` on \`charge_credits\` (\`academy_id\`, \`enrollment_id\`)`,
    );
    this.addSql(
      `create index \`charge_credits_academy_id_credit_note_id_index\` on \`charge_credits\` (\`academy_id\`, \`credit_note_id\`)`,
    );
    this.addSql(
      `create unique index \`charge_credits_academy_id_enrollment_id_charge_slot_date_unique\` on \`charge_credits\` (\`academy_id\`, \`enrollment_id\`, \`charge\`, \`slot_date\`)`,
    );
  }
}
