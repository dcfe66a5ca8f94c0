import { Migration } from '@mikro-orm/migrations';

export class JobSchedulesIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "jobs_dead_index"`);
    this.addSql(
      `create index concurrently "jobs_dead_index" on "jobs" ("updated_at", "id") where coalesce(state, '') = 'dead'`,
    );
    this.addSql(`drop index concurrently if exists "jobs_done_index"`);
    this.addSql(
      `create index concurrently "jobs_done_index" on "jobs" ("updated_at", "id") where coalesce(state, '') = 'done'`,
    );
    this.addSql(`drop index concurrently if exists "jobs_academy_id_id_index"`);
    this.addSql(
      `create index concurrently "jobs_academy_id_id_index" on "jobs" ("academy_id", "id") where coalesce(state, '') = 'held'`,
    );
    this.addSql(`drop index concurrently if exists "system_jobs_dead_index"`);
    this.addSql(
      `create index concurrently "system_jobs_dead_index" on "system_jobs" ("updated_at", "id") where coalesce(state, '') = 'dead'`,
    );
    this.addSql(`drop index concurrently if exists "system_jobs_done_index"`);
    this.addSql(
      `create index concurrently "system_jobs_done_index" on "system_jobs" ("updated_at", "id") where coalesce(state, '') = 'done'`,
    );
  }
}
