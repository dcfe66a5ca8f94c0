import { sql } from 'kysely';
import { type Report, sum } from '../core/report.loaders.ts';
import { byAccount, byCourse, byFeeType, byStudent, inOrder } from '../core/report-groups.loaders.ts';
import { openFees } from './open-fees.loaders.ts';
import { OpenFeesGroup } from './open-fees.types.ts';

export const outstandingFees: Report = {
  name: 'outstanding-fees',
  definition:
    'What was left to pay of fees when the day ended: what was billed less what was paid, credited and voided up to then. It ' +
    'is overdue where the due date is before that day. Credit that is on no fee is not taken off.',
  groups: inOrder(['outstanding desc'], {
    [OpenFeesGroup.STUDENT]: byStudent,
    [OpenFeesGroup.ACCOUNT]: byAccount,
    [OpenFeesGroup.COURSE]: byCourse,
    [OpenFeesGroup.FEE_TYPE]: byFeeType,
  }),
  measures: {
    outstanding: { of: sum(sql`x.balance`) },
    overdue: { of: sum(sql`x.overdue`) },
    oldestDueDate: { of: sql`cast(min(x.due_date) as text)`, total: 'min', isDay: true },
    fees: { of: sql`count(*)` },
  },
  facts: (asking) => openFees(asking),
};
