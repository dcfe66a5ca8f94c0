import { Migration } from '@mikro-orm/migrations';

export class AccountsWithCredit extends Migration {
  override up(): void {
    this.addSql(
      `create index \`accounts_with_credit_index\` on \`accounts\` (\`academy_id\`, \`id\`, \`credit\`) where credit <> 0`,
    );
  }
}
