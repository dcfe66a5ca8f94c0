import { Migration } from '@mikro-orm/migrations';

export class SkillTracksIndexes extends Migration {
  /** Returns false, because an index cannot be created concurrently in a transaction. */
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
