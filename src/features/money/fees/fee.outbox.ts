import {
  amountField,
  type DataFields,
  dateField,
  idField,
  instantField,
  wordField,
} from '../../../platform/events/event-data.ts';
import { occurrence } from '../../../platform/events/event-types.ts';
import {
  changedFields,
  ownFields,
  type RowChange,
  recording,
  rowType,
  versionedFields,
} from '../../../platform/events/recording.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { CreditNote } from '../ledger/credit-note.entity.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { Payment } from '../ledger/payment.entity.ts';

const fee: DataFields<RowChange<Fee>> = {
  ...versionedFields,
  student_id: idField('The student it is for.', ({ row }) => row.student?.id, { nullable: true }),
  parent_id: idField('The parent who is billed.', ({ row }) => row.parent?.id, { nullable: true }),
  account_id: idField('The account of who pays.', ({ row }) => row.account.id),
  enrollment_id: idField('The enrollment it is for.', ({ row }) => row.enrollment?.id, { nullable: true }),
  fee_type: wordField('What it is for.', ({ row }) => row.feeType),
  amount: amountField('The amount.', ({ row }) => formatMoney(row.amount)),
  paid_amount: amountField('What was paid, less refunds.', ({ row }) => formatMoney(row.paidAmount)),
  credited_amount: amountField('What of credit notes is on it.', ({ row }) => formatMoney(row.creditedAmount)),
  balance: amountField('What is left to pay.', ({ row }) =>
    formatMoney(row.voidedAt ? 0 : row.amount - row.paidAmount - row.creditedAmount),
  ),
  currency: wordField('ISO 4217 code of the amounts.', ({ row }) => row.currency),
  due_date: dateField('The last day on which to pay.', ({ row }) => row.dueDate),
};

const created = rowType<Fee>('fee.created', 'Fee', 'A student or a parent was billed.', {
  ...fee,
  billing_run_id: idField('The billing run that made it.', ({ row }) => row.billingRun?.id, { nullable: true }),
});
const changed = rowType<Fee>('fee.changed', 'Fee', 'A fee was changed, or what is paid of it.', {
  ...fee,
  ...changedFields,
});
const voided = rowType<Fee>('fee.voided', 'Fee', 'A fee was voided: nobody owes it.', fee);

const typeOf = ({ action, changed: fields }: RowChange<Fee>) =>
  action === 'created' ? created : fields.includes('voided_at') ? voided : changed;

export const feeEvents = recording(Fee, [created, changed, voided], (changes) =>
  changes.map((change) => occurrence(typeOf(change), change)),
);

const payment: DataFields<RowChange<Payment>> = {
  ...ownFields,
  account_id: idField('The account that it was paid to.', ({ row }) => row.account.id),
  fee_id: idField(
    'The fee that was paid; `fee.changed` tells what is left of it. Null where it is for several fees, or on account.',
    ({ row }) => row.fee?.id,
    { nullable: true },
  ),
  amount: amountField('The amount; negative for a refund.', ({ row }) => formatMoney(row.amount)),
  currency: wordField('ISO 4217 code of the amount.', ({ row }) => row.currency),
  method: wordField('How it was paid.', ({ row }) => row.method),
  paid_at: instantField('When it was paid.', ({ row }) => row.paidAt),
  received_by: idField('The user who received it.', ({ row }) => row.receiver.id),
};

const recorded = rowType<Payment>(
  'payment.recorded',
  'Payment',
  'Money was received, for fees or on account.',
  payment,
);
const refunded = rowType<Payment>('payment.refunded', 'Payment', 'Money was given back.', {
  ...payment,
  refund_of_id: idField('The payment that it was of.', ({ row }) => row.refundOf?.id),
});

const erased = rowType<Payment>(
  'payment.changed',
  'Payment',
  'What names the payer was erased: amounts never change.',
  {
    ...payment,
    ...changedFields,
  },
);

const paymentTypeOf = ({ row, action }: RowChange<Payment>) =>
  action === 'created' ? (row.refundOf ? refunded : recorded) : erased;

export const paymentEvents = recording(Payment, [recorded, refunded, erased], (changes) =>
  changes.map((change) => occurrence(paymentTypeOf(change), change)),
);

const creditNote: DataFields<RowChange<CreditNote>> = {
  ...ownFields,
  account_id: idField('The account that it was issued to.', ({ row }) => row.account.id),
  fee_id: idField('The fee that it is of; null where it is on account.', ({ row }) => row.fee?.id, { nullable: true }),
  amount: amountField('The amount.', ({ row }) => formatMoney(row.amount)),
  currency: wordField('ISO 4217 code of the amount.', ({ row }) => row.currency),
  reason: wordField('Why it was issued.', ({ row }) => row.reason),
};

const issued = rowType<CreditNote>('credit_note.created', 'CreditNote', 'A credit note was issued.', creditNote);

const blanked = rowType<CreditNote>(
  'credit_note.changed',
  'CreditNote',
  'The note on a credit note was erased: amounts never change.',
  { ...creditNote, ...changedFields },
);

const taken = rowType<CreditNote>(
  'credit_note.voided',
  'CreditNote',
  'A credit note was taken back: what it credited is owed again.',
  creditNote,
);

const creditNoteTypeOf = ({ action, before, row }: RowChange<CreditNote>) => {
  if (action === 'created') return issued;
  return row.voidedAt !== null && !before?.voidedAt ? taken : blanked;
};

export const creditNoteEvents = recording(CreditNote, [issued, taken, blanked], (changes) =>
  changes.map((change) => occurrence(creditNoteTypeOf(change), change)),
);
