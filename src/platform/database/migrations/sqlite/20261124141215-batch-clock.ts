import { Migration } from '@mikro-orm/migrations';

/** Lets batches follow the clock: all statuses so far may be moved on, from the next night. Adds the setting `batches`. */
export class BatchClock extends Migration {
  override up(): void {
    this.addSql(`alter table \`batches\` add column \`status_is_manual\` integer not null default false`);
    this.addSql(
      `update \`academies\` set settings = json_insert(settings, '$.batches', json('{"completeAfterDays":7}'))`,
    );
  }
}
