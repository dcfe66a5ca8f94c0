import { Migration } from '@mikro-orm/migrations';

export class BilledUnitsOfFees extends Migration {
  override up(): void {
    this.addSql(`alter table "fees" add "billed_units" smallint null`);
  }
}
