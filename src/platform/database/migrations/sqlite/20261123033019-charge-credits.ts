import { Migration } from '@mikro-orm/migrations';

export class ChargeCredits extends Migration {
  override up(): void {
    this.addSql(
      `create table \`enrollment_transfers\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`left_id\` text not null, \`entered_id\` text not null, primary key (\`academy_id\`, \`id\`), constraint \`enrollment_transfers_academy_id_left_id_foreign\` foreign key (\`academy_id\`, \`left_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`enrollment_transfers_academy_id_entered_id_foreign\` foreign key (\`academy_id\`, \`entered_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`enrollment_transfers_academy_id_left_id_id_index\` on \`enrollment_transfers\` (\`academy_id\`, \`left_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollment_transfers_academy_id_left_id_index\` on \`enrollment_transfers\` (\`academy_id\`, \`left_id\`)`,
    );
    this.addSql(
      `create index \`enrollment_transfers_academy_id_entered_id_index\` on \`enrollment_transfers\` (\`academy_id\`, \`entered_id\`)`,
    );
    this.addSql(
      `create unique index \`enrollment_transfers_academy_id_entered_id_unique\` on \`enrollment_transfers\` (\`academy_id\`, \`entered_id\`)`,
    );
    this.addSql(
      `create table \`charge_credits\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`enrollment_id\` text not null, \`charge\` text not null, \`slot_date\` date null, \`amount\` bigint not null, primary key (\`academy_id\`, \`id\`), constraint \`charge_credits_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`charge_credits_amount_check\` check (amount >= 0))`,
    );
    this.addSql(
      `create index \`charge_credits_academy_id_enrollment_id_index\` on \`charge_credits\` (\`academy_id\`, \`enrollment_id\`)`,
    );
    this.addSql(
      `create unique index \`charge_credits_academy_id_enrollment_id_charge_slot_date_unique\` on \`charge_credits\` (\`academy_id\`, \`enrollment_id\`, \`charge\`, \`slot_date\`)`,
    );
  }
}
