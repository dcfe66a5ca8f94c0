import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the table with the transaction id of each caller's last write. This id decides whether a replica may serve
 * the caller (see `last-writes.ts`). Only services with a replica write to the table. The function `record_last_write`
 * runs as the owner of the table, because writing transactions have the tenant role, which may not write to the table.
 */
export class LastWrites extends Migration {
  override up(): void {
    this.addSql(
      'create table last_writes (caller_id uuid primary key, transaction_id xid8 not null, written_at timestamptz not null)',
    );
    this.addSql(`create function record_last_write(caller uuid) returns void language sql security definer
      set search_path = public, pg_temp as $$
        insert into last_writes (caller_id, transaction_id, written_at)
        select caller, pg_current_xact_id(), now() where pg_current_xact_id_if_assigned() is not null
        on conflict (caller_id)
        do update set transaction_id = excluded.transaction_id, written_at = excluded.written_at
      $$`);
    this.addSql('revoke execute on function record_last_write(uuid) from public');
    this.addSql('grant execute on function record_last_write(uuid) to academy_tenant');
  }
}
