import { Migration } from '@mikro-orm/migrations';

export class FeeSiblingRank extends Migration {
  override up(): void {
    this.addSql(`alter table "fees" add "sibling_rank" smallint null`);
  }
}
