import { Migration } from '@mikro-orm/migrations';

const COLUMNS = ['academy_id', 'id', 'created_at', 'account_id', 'currency', 'fee_id', 'amount', 'method', 'paid_at'];
const OTHERS = ['paid_on', 'receipt_number', 'received_by', 'refund_of_id'];

/** The day of each payment, as it was when it was entered: the time zone of an academy may change. */
export class PaymentDays extends Migration {
  override up(): void {
    this.addSql(`alter table \`payments\` add column \`paid_on\` date null`);
    this.addSql(`drop trigger payments_no_update`);
    this.addSql(`update payments as p set paid_on = e.day from (
        select academy_id, coalesce(refund_id, payment_id) as id, min(effective_on) as day from ledger_entries
        where kind in ('payment', 'refund') group by 1, 2) as e
      where e.academy_id = p.academy_id and e.id = p.id`);
    const isSame = [...COLUMNS, ...OTHERS].map((name) => `new.${name} is old.${name}`).join(' and ');
    this.addSql(`create trigger payments_no_update before update on payments
      when not (old.reference is not null and new.reference is null and ${isSame})
      begin select raise(abort, 'payments are append-only'); end`);
    this.addSql(
      `create index \`payments_academy_id_paid_on_id_index\` on \`payments\` (\`academy_id\`, \`paid_on\`, \`id\`)`,
    );
  }
}
