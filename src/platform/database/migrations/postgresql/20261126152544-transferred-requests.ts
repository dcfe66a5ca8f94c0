import { Migration } from '@mikro-orm/migrations';

/**
 * Notes transfers of requests beside those of active places, which all were so far. Code of the version before would take such a
 * request for a place that was billed already, so that it stops.
 */
export class TransferredRequests extends Migration {
  override up(): void {
    this.addSql(`alter table "enrollment_transfers" add "was_active" boolean not null default true`);
    this.addSql(`update schema_info set oldest_code = '20261126152544-transferred-requests'`);
  }
}
