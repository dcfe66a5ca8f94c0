import { sql } from 'kysely';
import { type Report, sum } from '../core/report.loaders.ts';
import { byAccount, byCourse, byFeeType, byStudent, inOrder } from '../core/report-groups.loaders.ts';
import { openFees } from './open-fees.loaders.ts';
import { OpenFeesGroup } from './open-fees.types.ts';

export const pendingPayments: Report = {
  name: 'pending-payments',
  definition:
    'What was left to pay of fees when the day ended that were due on that day or later: what was billed less what was paid, ' +
    'credited and voided up to then. With what was overdue it comes to what was outstanding.',
  groups: inOrder(['nextDueDate asc'], {
    [OpenFeesGroup.STUDENT]: byStudent,
    [OpenFeesGroup.ACCOUNT]: byAccount,
    [OpenFeesGroup.COURSE]: byCourse,
    [OpenFeesGroup.FEE_TYPE]: byFeeType,
  }),
  measures: {
    due: { of: sum(sql`x.balance`) },
    fees: { of: sql`count(*)` },
    nextDueDate: { of: sql`cast(min(x.due_date) as text)`, total: 'min', isDay: true },
  },
  facts: (asking) => openFees(asking, sql`x.due_date >= ${asking.period.asOf}`),
};
