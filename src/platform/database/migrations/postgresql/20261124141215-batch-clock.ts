import { Migration } from '@mikro-orm/migrations';

/** Lets batches follow the clock: all statuses so far may be moved on, from the next night. Adds the setting `batches`. */
export class BatchClock extends Migration {
  override up(): void {
    this.addSql(`alter table "batches" add "status_is_manual" boolean not null default false`);
    this.addSql(`update "academies" set settings = jsonb_set(settings, '{batches}', '{"completeAfterDays": 7}')
      where settings -> 'batches' is null`);
  }
}
