import { Migration } from '@mikro-orm/migrations';

/** Marks that belong to no session alone are one a student, batch, day and label; the others one a student and session. */
export class MarksWithoutSessionIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // the one that there is holds until the other does
    this.addSql(`drop index concurrently if exists "attendance_one_a_session_unique__new"`);
    this.addSql(
      `create unique index concurrently "attendance_one_a_session_unique__new" on "attendance" (academy_id, student_id, coalesce(batch_id, '00000000-0000-0000-0000-000000000000'), date, coalesce(session, '')) where session_id is null`,
    );
    this.addSql(`drop index concurrently if exists "attendance_one_a_session_unique"`);
    this.addSql(`alter index "attendance_one_a_session_unique__new" rename to "attendance_one_a_session_unique"`);
  }
}
