import { amountField, idField, rowsField, wordField } from '../../../platform/events/event-data.ts';
import { eventType } from '../../../platform/events/event-types.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';

/** Credit from a payment or a credit note that was allocated to a fee. */
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

/** The maximum number of allocations that the event lists. */
const MOST_MOVES = 50;

/** The event that credit of an account was allocated to open fees of the account. */
export const creditApplied = eventType<Applied>({
  type: 'credit.applied',
  description:
    'Credit of an account paid some of its fees. A `fee.changed` event for each fee contains the new balance.',
  resource: 'Account',
  data: {
    id: idField('The id of the account.', ({ accountId }) => accountId),
    amount: amountField('The total amount.', ({ moves }) =>
      formatMoney(moves.reduce((sum, { amount }) => sum + amount, 0)),
    ),
    currency: wordField('The ISO 4217 code of the currency of the amounts.', ({ currency }) => currency),
    moves: rowsField('The paid fees: the first 50.', MOST_MOVES, ({ moves }) => moves, {
      fee_id: idField('The fee.', ({ feeId }) => feeId),
      payment_id: idField('The payment that the credit comes from.', ({ paymentId }) => paymentId, { nullable: true }),
      credit_note_id: idField('The credit note that the credit comes from.', ({ creditNoteId }) => creditNoteId, {
        nullable: true,
      }),
      amount: amountField('The amount.', ({ amount }) => formatMoney(amount)),
    }),
  },
  idOf: ({ accountId }) => accountId,
});
