import { Migration } from '@mikro-orm/migrations';

export class SessionListsIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "class_sessions_academy_id_status_date_start_time_id_index"`);
    this.addSql(
      `create index concurrently "class_sessions_academy_id_status_date_start_time_id_index" on "class_sessions" ("academy_id", "status", "date", "start_time", "id")`,
    );
    this.addSql(`drop index concurrently if exists "class_sessions_academy_id_instructor_id_date_start_d820e_index"`);
    this.addSql(
      `create index concurrently "class_sessions_academy_id_instructor_id_date_start_d820e_index" on "class_sessions" ("academy_id", "instructor_id", "date", "start_time", "id")`,
    );
    this.addSql(`drop index concurrently if exists "class_sessions_academy_id_room_id_date_start_time_id_index"`);
    this.addSql(
      `create index concurrently "class_sessions_academy_id_room_id_date_start_time_id_index" on "class_sessions" ("academy_id", "room_id", "date", "start_time", "id")`,
    );
    this.addSql(`drop index concurrently if exists "class_sessions_academy_id_start_time_id_index"`);
    this.addSql(
      `create index concurrently "class_sessions_academy_id_start_time_id_index" on "class_sessions" ("academy_id", "start_time", "id")`,
    );
  }
}
