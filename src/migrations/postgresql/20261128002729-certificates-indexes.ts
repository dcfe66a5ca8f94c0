import { Migration } from '@mikro-orm/migrations';

export class CertificatesIndexes extends Migration {
  /** False, because PostgreSQL can build an index without blocking writes only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "levels_academy_id_certificate_template_id_id_index"`);
    this.addSql(
      `create index concurrently "levels_academy_id_certificate_template_id_id_index" on "levels" ("academy_id", "certificate_template_id", "id")`,
    );
    this.addSql(`drop index concurrently if exists "courses_academy_id_certificate_template_id_id_index"`);
    this.addSql(
      `create index concurrently "courses_academy_id_certificate_template_id_id_index" on "courses" ("academy_id", "certificate_template_id", "id")`,
    );
  }
}
