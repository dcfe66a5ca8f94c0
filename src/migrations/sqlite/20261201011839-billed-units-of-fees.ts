import { Migration } from '@mikro-orm/migrations';

export class BilledUnitsOfFees extends Migration {
  override up(): void {
    this.addSql(`alter table \`fees\` add column \`billed_units\` integer null`);
  }
}
