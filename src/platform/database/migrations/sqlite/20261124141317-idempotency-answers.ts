import { Migration } from '@mikro-orm/migrations';

export class IdempotencyAnswers extends Migration {
  override up(): void {
    this.addSql(`alter table \`idempotency_keys\` add column \`answer\` json null`);
  }
}
