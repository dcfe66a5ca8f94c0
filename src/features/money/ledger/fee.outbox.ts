import { amountField, idField, rowsField, wordField } from '../../../platform/events/event-data.ts';
import { eventType } from '../../../platform/events/event-types.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';

/** Credit of a payment, or of a credit note, that went to a fee. */
interface AppliedCredit {
  readonly feeId: string;
  readonly paymentId: string | null;
  readonly creditNoteId: string | null;
  readonly amount: number;
}

interface Applied {
  readonly accountId: string;
  readonly currency: string;
  readonly moves: readonly AppliedCredit[];
}

/** The number of moves that are listed one by one. */
const MOST_MOVES = 50;

/** Credit of an account went to its open fees. */
export const creditApplied = eventType<Applied>({
  type: 'credit.applied',
  description: 'Credit of an account paid fees of it: a `fee.changed` for each has its new balance.',
  resource: 'Account',
  data: {
    id: idField('The id of the account.', ({ accountId }) => accountId),
    amount: amountField('The amount, in all.', ({ moves }) =>
      formatMoney(moves.reduce((sum, { amount }) => sum + amount, 0)),
    ),
    currency: wordField('ISO 4217 code of the amounts.', ({ currency }) => currency),
    moves: rowsField('The fees that it paid: the first 50.', MOST_MOVES, ({ moves }) => moves, {
      fee_id: idField('The fee.', ({ feeId }) => feeId),
      payment_id: idField('The payment whose money it is.', ({ paymentId }) => paymentId, { nullable: true }),
      credit_note_id: idField('The credit note that it is of.', ({ creditNoteId }) => creditNoteId, { nullable: true }),
      amount: amountField('The amount.', ({ amount }) => formatMoney(amount)),
    }),
  },
  idOf: ({ accountId }) => accountId,
});
