import { Migration } from '@mikro-orm/migrations';

export class EnrollmentPlacesIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "enrollments_academy_id_held_from_id_deleted_at_index"`);
    this.addSql(
      `create index concurrently "enrollments_academy_id_held_from_id_deleted_at_index" on "enrollments" ("academy_id", "held_from", "id", "deleted_at") where deleted_at is null`,
    );
  }
}
