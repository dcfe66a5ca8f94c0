import { Migration } from '@mikro-orm/migrations';

export class FeesByAmount extends Migration {
  override up(): void {
    this.addSql(`drop index \`fees_academy_id_created_at_id_voided_at_index\``);
    this.addSql(
      `create index \`fees_academy_id_created_at_id_voided_at_amount_index\` on \`fees\` (\`academy_id\`, \`created_at\`, \`id\`, \`voided_at\`, \`amount\`) where voided_at is null`,
    );
  }
}
