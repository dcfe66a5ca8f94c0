import { Migration } from '@mikro-orm/migrations';

/** What of a payment never changes. */
const LEDGER = [
  ...['academy_id', 'id', 'created_at', 'fee_id', 'amount', 'method', 'paid_at', 'receipt_number', 'received_by'],
  'refund_of_id',
];

export class ErasedPeople extends Migration {
  override up(): void {
    this.addSql(`alter table \`students\` add column \`erased_at\` datetime null`);
    this.addSql(`alter table \`staff\` add column \`erased_at\` datetime null`);
    this.addSql(`alter table \`parents\` add column \`erased_at\` datetime null`);
    // of the ledger, a reference may be taken away, and nothing else
    this.addSql(`drop trigger payments_no_update`);
    const same = LEDGER.map((column) => `new.${column} is old.${column}`).join(' and ');
    this.addSql(`create trigger payments_no_update before update on payments
      when not (old.reference is not null and new.reference is null and ${same})
      begin select raise(abort, 'payments are append-only'); end`);
    this.addSql(`create trigger payments_search_update after update of receipt_number, reference on payments begin
      delete from payments_search where academy_id = old.academy_id and id = old.id;
      insert into payments_search
        select new.academy_id, new.id, unicode_lower(concat_ws(char(31), new.receipt_number, new.reference));
    end`);
  }
}
