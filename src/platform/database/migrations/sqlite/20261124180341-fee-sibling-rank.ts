import { Migration } from '@mikro-orm/migrations';

export class FeeSiblingRank extends Migration {
  override up(): void {
    this.addSql(`alter table \`fees\` add column \`sibling_rank\` integer null`);
  }
}
