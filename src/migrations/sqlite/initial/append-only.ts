/** The columns of a payment that never change. If a person is erased, the payment's reference may be erased. */
const PAYMENT = [
  ...['academy_id', 'id', 'created_at', 'account_id', 'currency', 'fee_id', 'amount', 'method', 'paid_at', 'paid_on'],
  ...['receipt_number', 'received_by', 'refund_of_id'],
];

const isSame = PAYMENT.map((column) => `new.${column} is old.${column}`).join(' and ');

const noDelete = (table: string, named: string) => `create trigger ${table}_no_delete before delete on ${table}
    when exists (select 1 from academies where id = old.academy_id)
    begin select raise(abort, '${named} are append-only'); end`;

/** Triggers that make the ledger append-only. Its rows can be deleted only after their whole academy is deleted. */
export const appendOnly: readonly string[] = [
  `create trigger payments_no_update before update on payments
    when not (old.reference is not null and new.reference is null and ${isSame})
    begin select raise(abort, 'payments are append-only'); end`,
  noDelete('payments', 'payments'),
  `create trigger ledger_entries_no_update before update on ledger_entries
    begin select raise(abort, 'ledger entries are append-only'); end`,
  noDelete('ledger_entries', 'ledger entries'),
];
