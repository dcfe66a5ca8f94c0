import { Migration } from '@mikro-orm/migrations';

/** The columns of an invoice that never change. */
const KEPT = [
  ...['academy_id', 'id', 'created_at', 'number', 'fee_id', 'account_id', 'amount', 'tax', 'currency', 'due_date'],
  ...['issued_at', 'issued_by', 'logo_file_id'],
];

const isSame = KEPT.map((column) => `new.${column} is old.${column}`).join(' and ');

/**
 * SQL for the contents of an invoice that never change. The names and titles are omitted, because they may be erased if
 * a person is erased.
 */
const kept = (row: string) => `json_remove(${row}.snapshot, '$.buyer', '$.student', '$.title', '$.lines')`;

/** Triggers that make invoices unchangeable. An invoice can be deleted only after its whole academy is deleted. */
const APPEND_ONLY = [
  `create trigger invoices_no_update before update on invoices when not (${isSame} and ${kept('new')} is ${kept('old')})
    begin select raise(abort, 'invoices are append-only'); end`,
  `create trigger invoices_no_delete before delete on invoices
    when exists (select 1 from academies where id = old.academy_id)
    begin select raise(abort, 'invoices are append-only'); end`,
];

export class Invoices extends Migration {
  override up(): void {
    this.addSql(
      `create table \`invoice_counters\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`last_number\` integer not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(`create unique index \`invoice_counters_academy_id_unique\` on \`invoice_counters\` (\`academy_id\`)`);
    this.addSql(`alter table \`fees\` add column \`invoiced_at\` datetime null`);
    this.addSql(
      `create table \`invoices\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`number\` text not null, \`fee_id\` text not null, \`account_id\` text not null, \`amount\` bigint not null, \`tax\` bigint not null default '0', \`currency\` text not null, \`due_date\` date not null, \`issued_at\` datetime not null, \`issued_by\` text not null, \`logo_file_id\` text null, \`snapshot\` json not null, primary key (\`academy_id\`, \`id\`), constraint \`invoices_academy_id_fee_id_foreign\` foreign key (\`academy_id\`, \`fee_id\`) references \`fees\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`invoices_academy_id_account_id_foreign\` foreign key (\`academy_id\`, \`account_id\`) references \`accounts\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`invoices_issued_by_foreign\` foreign key (\`issued_by\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`invoices_issued_by_index\` on \`invoices\` (\`issued_by\`)`);
    this.addSql(
      `create index \`invoices_academy_id_created_at_id_index\` on \`invoices\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invoices_academy_id_updated_at_id_index\` on \`invoices\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invoices_academy_id_issued_at_id_index\` on \`invoices\` (\`academy_id\`, \`issued_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invoices_academy_id_due_date_id_index\` on \`invoices\` (\`academy_id\`, \`due_date\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invoices_academy_id_amount_id_index\` on \`invoices\` (\`academy_id\`, \`amount\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invoices_academy_id_issued_by_id_index\` on \`invoices\` (\`academy_id\`, \`issued_by\`, \`id\`)`,
    );
    this.addSql(
      `create index \`invoices_academy_id_account_id_created_at_id_index\` on \`invoices\` (\`academy_id\`, \`account_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(`create index \`invoices_academy_id_fee_id_index\` on \`invoices\` (\`academy_id\`, \`fee_id\`)`);
    this.addSql(
      `create index \`invoices_academy_id_account_id_index\` on \`invoices\` (\`academy_id\`, \`account_id\`)`,
    );
    this.addSql(
      `create unique index \`invoices_academy_id_fee_id_unique\` on \`invoices\` (\`academy_id\`, \`fee_id\`)`,
    );
    this.addSql(
      `create unique index \`invoices_academy_id_number_unique\` on \`invoices\` (\`academy_id\`, \`number\`)`,
    );
    for (const trigger of APPEND_ONLY) this.addSql(trigger);
  }
}
