import { Migration } from '@mikro-orm/migrations';

export class LedgerDays extends Migration {
  override up(): void {
    this.addSql(`drop index \`ledger_entries_academy_id_effective_on_id_index\``);
    this.addSql(
      `create index \`ledger_entries_days_index\` on \`ledger_entries\` (\`academy_id\`, \`effective_on\`, \`kind\`, \`amount\`, \`tax\`, \`fee_id\`, \`account_id\`)`,
    );
  }
}
