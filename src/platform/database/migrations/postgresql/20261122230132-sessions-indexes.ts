import { Migration } from '@mikro-orm/migrations';

export class SessionsIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "batches_academy_id_room_id_id_index"`);
    this.addSql(
      `create index concurrently "batches_academy_id_room_id_id_index" on "batches" ("academy_id", "room_id", "id")`,
    );
    this.addSql(`drop index concurrently if exists "attendance_academy_id_session_id_student_id_id_index"`);
    this.addSql(
      `create index concurrently "attendance_academy_id_session_id_student_id_id_index" on "attendance" ("academy_id", "session_id", "student_id", "id")`,
    );
    this.addSql(`drop index concurrently if exists "attendance_one_a_class_session_unique"`);
    this.addSql(
      `create unique index concurrently "attendance_one_a_class_session_unique" on "attendance" ("academy_id", "student_id", "session_id") where session_id is not null`,
    );
    // marks that belong to no session alone are one a student, batch, day and label: the index that there is holds until the other does
    this.addSql(`drop index concurrently if exists "attendance_one_a_session_unique__new"`);
    this.addSql(
      `create unique index concurrently "attendance_one_a_session_unique__new" on "attendance" (academy_id, student_id, coalesce(batch_id, '00000000-0000-0000-0000-000000000000'), date, coalesce(session, '')) where session_id is null`,
    );
    this.addSql(`drop index concurrently if exists "attendance_one_a_session_unique"`);
    this.addSql(`alter index "attendance_one_a_session_unique__new" rename to "attendance_one_a_session_unique"`);
  }
}
