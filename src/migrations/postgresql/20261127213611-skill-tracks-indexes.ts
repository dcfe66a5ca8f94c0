import { Migration } from '@mikro-orm/migrations';

export class SkillTracksIndexes extends Migration {
  /** No transaction, because only outside of a transaction can an index be built while others read and write. */
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
