import { Migration } from '@mikro-orm/migrations';

export class FormerInstructorsIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "batches_former_instructor_index"`);
    this.addSql(
      `create index concurrently "batches_former_instructor_index" on "batches" ("academy_id", "former_instructor_id") where former_instructor_id is not null`,
    );
    this.addSql(`drop index concurrently if exists "class_sessions_former_instructor_index"`);
    this.addSql(
      `create index concurrently "class_sessions_former_instructor_index" on "class_sessions" ("academy_id", "former_instructor_id") where former_instructor_id is not null`,
    );
  }
}
