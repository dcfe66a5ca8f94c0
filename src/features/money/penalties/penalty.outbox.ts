import { amountField, dateField, idField, wordField } from '../../../platform/events/event-data.ts';
import { eventType } from '../../../platform/events/event-types.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import type { Fee } from '../ledger/fee.entity.ts';

/** The event that a penalty was posted for an overdue fee. */
export const penaltyPosted = eventType<Fee>({
  type: 'penalty.posted',
  description: 'A penalty was posted for an overdue fee. A `fee.created` event exists for the penalty, as for any fee.',
  resource: 'Fee',
  data: {
    id: idField('The id of the penalty.', ({ id }) => id),
    penalty_for_id: idField('The id of the overdue fee.', ({ penaltyFor }) => penaltyFor?.id),
    account_id: idField("The id of the payer's account.", ({ account }) => account.id),
    student_id: idField('The id of the student that the fee is for.', ({ student }) => student?.id, { nullable: true }),
    parent_id: idField('The id of the parent who is billed.', ({ parent }) => parent?.id, { nullable: true }),
    amount: amountField('The amount.', ({ amount }) => formatMoney(amount)),
    currency: wordField('The ISO 4217 code of the currency of the amounts.', ({ currency }) => currency),
    due_date: dateField('The due date: the day on which the penalty was posted.', ({ dueDate }) => dueDate),
    grace_end: dateField(
      'The last day of the grace period of the overdue fee.',
      ({ penaltyBasis }) => penaltyBasis?.graceEnd,
    ),
    balance: amountField('The open amount of the overdue fee at the end of the grace period.', ({ penaltyBasis }) =>
      formatMoney(penaltyBasis?.balance ?? 0),
    ),
  },
  idOf: ({ id }) => id,
});
