import { Migration } from '@mikro-orm/migrations';

export class SkillTracksIndexes extends Migration {
  /** False, because PostgreSQL can build an index without blocking writes only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "courses_academy_id_level_id_id_index"`);
    this.addSql(
      `create index concurrently "courses_academy_id_level_id_id_index" on "courses" ("academy_id", "level_id", "id")`,
    );
  }
}
