import { Migration } from '@mikro-orm/migrations';

export class TaxedFees extends Migration {
  override up(): void {
    this.addSql(
      `create index \`fees_academy_id_id_tax_amount_index\` on \`fees\` (\`academy_id\`, \`id\`, \`tax\`, \`amount\`) where tax <> 0`,
    );
  }
}
