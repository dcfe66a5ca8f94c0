import { Migration } from '@mikro-orm/migrations';

export class BatchesCalledOff extends Migration {
  override up(): void {
    this.addSql(`alter table \`batches\` add column \`called_off_on\` date null`);
  }
}
