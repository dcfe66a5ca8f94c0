import { amountField, type DataFields, idField } from '../../../platform/events/event-data.ts';
import { occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { CreditNote } from '../ledger/credit-note.entity.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { Payment } from '../ledger/payment.entity.ts';

const balance: DataFields<RowChange<Fee>> = {
  balance: amountField('The open amount.', ({ row }) =>
    formatMoney(row.voidedAt ? 0 : row.amount - row.paidAmount - row.creditedAmount),
  ),
};

const created = rowType(Fee, 'fee.created', 'A student or a parent was billed.', {
  ...balance,
  billing_run_id: idField('The billing run that billed the fee.', ({ row }) => row.billingRun?.id, { nullable: true }),
});
const changed = rowType(Fee, 'fee.changed', 'A fee, or its paid amount, was changed.', {
  ...balance,
  ...changedFields,
});
const voided = rowType(Fee, 'fee.voided', 'A fee was voided: its amount is not owed any more.', balance);

const typeOf = ({ action, changed: fields }: RowChange<Fee>) =>
  action === 'created' ? created : fields.includes('voided_at') ? voided : changed;

export const feeEvents = recording(Fee, [created, changed, voided], (changes) =>
  changes.map((change) => occurrence(typeOf(change), change)),
);

const recorded = rowType(Payment, 'payment.recorded', 'Money was received for fees, or as credit of an account.');
const refunded = rowType(Payment, 'payment.refunded', 'Money was refunded.', {
  refund_of_id: idField('The refunded payment.', ({ row }) => row.refundOf?.id),
});
const erased = rowType(
  Payment,
  'payment.changed',
  'The names of the payer were erased. The amounts of a payment never change.',
  changedFields,
);

const paymentTypeOf = ({ row, action }: RowChange<Payment>) =>
  action === 'created' ? (row.refundOf ? refunded : recorded) : erased;

export const paymentEvents = recording(Payment, [recorded, refunded, erased], (changes) =>
  changes.map((change) => occurrence(paymentTypeOf(change), change)),
);

const issued = rowType(CreditNote, 'credit_note.created', 'A credit note was issued.');
const blanked = rowType(
  CreditNote,
  'credit_note.changed',
  'The note on a credit note was erased. The amounts of a credit note never change.',
  changedFields,
);
const taken = rowType(CreditNote, 'credit_note.voided', 'A credit note was voided: its amount is owed again.');

const creditNoteTypeOf = ({ action, before, row }: RowChange<CreditNote>) => {
  if (action === 'created') return issued;
  return row.voidedAt !== null && !before?.voidedAt ? taken : blanked;
};

export const creditNoteEvents = recording(CreditNote, [issued, taken, blanked], (changes) =>
  changes.map((change) => occurrence(creditNoteTypeOf(change), change)),
);
