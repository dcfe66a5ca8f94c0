import { Migration } from '@mikro-orm/migrations';

/** Adds the setting `billing.holdAbove` to the academies that have none. */
export class HoldAbove extends Migration {
  override up(): void {
    this.addSql(`update \`academies\` set settings = json_insert(settings, '$.billing.holdAbove', 10000)`);
  }
}
