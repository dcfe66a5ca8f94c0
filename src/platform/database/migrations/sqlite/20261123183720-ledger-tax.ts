import { Migration } from '@mikro-orm/migrations';

/** The tax in entries of the ledger, which was worked out of their fees before: those may be changed. */
export class LedgerTax extends Migration {
  override up(): void {
    this.addSql(`drop index \`fees_academy_id_id_tax_amount_index\``);
    this.addSql(`alter table \`ledger_entries\` add column \`tax\` bigint null`);
    this.addSql(`drop trigger ledger_entries_no_update`);
    this.addSql(`update ledger_entries as e set tax = cast(round(e.amount * 1.0 * f.tax / f.amount) as integer) from fees as f
      where f.academy_id = e.academy_id and f.id = e.fee_id and f.tax <> 0 and f.amount <> 0`);
    this.addSql(`create trigger ledger_entries_no_update before update on ledger_entries
      begin select raise(abort, 'ledger entries are append-only'); end`);
  }
}
