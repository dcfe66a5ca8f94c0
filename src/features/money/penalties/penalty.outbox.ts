import { amountField, dateField, idField, wordField } from '../../../platform/events/event-data.ts';
import { eventType } from '../../../platform/events/event-types.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import type { Fee } from '../ledger/fee.entity.ts';

/** A fee was paid late, and a penalty posted for it. */
export const penaltyPosted = eventType<Fee>({
  type: 'penalty.posted',
  description: 'A penalty was posted for a fee that was paid late: there is a `fee.created` for it, as for any fee.',
  resource: 'Fee',
  data: {
    id: idField('The id of the penalty.', ({ id }) => id),
    penalty_for_id: idField('The fee that was not paid in time.', ({ penaltyFor }) => penaltyFor?.id),
    account_id: idField('The account of who pays.', ({ account }) => account.id),
    student_id: idField('The student it is for.', ({ student }) => student?.id, { nullable: true }),
    parent_id: idField('The parent who is billed.', ({ parent }) => parent?.id, { nullable: true }),
    amount: amountField('The amount.', ({ amount }) => formatMoney(amount)),
    currency: wordField('ISO 4217 code of the amounts.', ({ currency }) => currency),
    due_date: dateField('The last day on which to pay: the day on which it was posted.', ({ dueDate }) => dueDate),
    grace_end: dateField('The last day of grace of the fee.', ({ penaltyBasis }) => penaltyBasis?.graceEnd),
    balance: amountField('The open amount of the fee at that time.', ({ penaltyBasis }) =>
      formatMoney(penaltyBasis?.balance ?? 0),
    ),
  },
  idOf: ({ id }) => id,
});
