import { Migration } from '@mikro-orm/migrations';

export class KeptBalances extends Migration {
  override up(): void {
    this.addSql(
      `create table \`fee_balances\` (\`academy_id\` text not null, \`month\` date not null, \`account_id\` text not null, \`fee_id\` text not null, \`balance\` bigint not null, primary key (\`academy_id\`, \`month\`, \`account_id\`, \`fee_id\`))`,
    );
    this.addSql(`alter table \`accounts\` add column \`balances_kept_until\` date not null default '0001-01-01'`);
    this.addSql(
      `create index \`accounts_academy_id_balances_kept_until_id_index\` on \`accounts\` (\`academy_id\`, \`balances_kept_until\`, \`id\`)`,
    );
    this.addSql(`create index \`fees_academy_id_currency_index\` on \`fees\` (\`academy_id\`, \`currency\`)`);
    this.addSql(
      `create index \`ledger_entries_academy_id_effective_on_id_index\` on \`ledger_entries\` (\`academy_id\`, \`effective_on\`, \`id\`)`,
    );
  }
}
