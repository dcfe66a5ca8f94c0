/** What a report is asked: YYYY-MM-DD. */
export interface Asked {
  readonly academyId: string;
  readonly from: string;
  readonly to: string;
  readonly asOf: string;
}

type Plain = (asked: Asked) => string;

const PAGE = 'order by 2 desc, 1 limit 101';

/** Open balances on a day, worked out from the first entry on, as sums of a column of fees. */
const balances =
  (column: string, sums: (asked: Asked) => string): Plain =>
  (asked) =>
    `select f.${column}, ${sums(asked)} from (
      select e.fee_id, sum(e.amount) as balance from ledger_entries e
      where e.academy_id = '${asked.academyId}' and e.effective_on <= '${asked.asOf}' and e.fee_id is not null
      group by 1 having sum(e.amount) > 0) as b
    join fees f on f.academy_id = '${asked.academyId}' and f.id = b.fee_id group by 1 ${PAGE}`;

const entries =
  (key: string, kinds: string): Plain =>
  ({ academyId, from, to }) =>
    `
  select ${key}, sum(-e.amount), count(*) from ledger_entries e
  where e.academy_id = '${academyId}' and e.kind in (${kinds}) and e.effective_on between '${from}' and '${to}' group by 1 order by 1 limit 101`;

const COUNTS = ['present', 'late', 'absent', 'excused']
  .map((status) => `count(*) filter (where a.status = '${status}')`)
  .join(', ');

const marks =
  (key: string): Plain =>
  ({ academyId, from, to }) =>
    `
  select a.${key}, ${COUNTS} from attendance a
  where a.academy_id = '${academyId}' and a.date between '${from}' and '${to}' group by 1 ${PAGE}`;

/**
 * What the figures of a report come to, as anybody would ask for them who has the tables before them: from marks and entries
 * themselves, whoever may see them. By the name of the report, as it answers where no `group_by` is asked for.
 */
export const PLAIN: Readonly<Record<string, Plain>> = {
  'outstanding-fees': balances(
    'student_id',
    ({ asOf }) => `sum(b.balance), sum(b.balance) filter (where f.due_date < '${asOf}'), min(f.due_date), count(*)`,
  ),
  'pending-payments': balances(
    'student_id',
    ({ asOf }) => `sum(b.balance) filter (where f.due_date >= '${asOf}'), count(*)`,
  ),
  ageing: balances(
    'student_id',
    ({ asOf }) =>
      `sum(b.balance), ${[0, 30, 60, 90].map((days) => `sum(b.balance) filter (where f.due_date < date '${asOf}' - ${days})`).join(', ')}`,
  ),
  'payment-history': entries('e.effective_on', `'payment', 'refund'`),
  revenue: entries('e.effective_on', `'payment', 'refund'`),
  'attendance-summary': marks('student_id'),
  'low-attendance': marks('student_id'),
  'student-progress': marks('student_id'),
  'class-attendance': marks('batch_id'),
};
