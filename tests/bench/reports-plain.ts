/** Parameters of a report: dates are YYYY-MM-DD. */
export interface Asked {
  readonly academyId: string;
  readonly from: string;
  readonly to: string;
  readonly asOf: string;
}

type Plain = (asked: Asked) => string;

const PAGE = 'order by 2 desc, 1 limit 101';

/**
 * The sums of the open balances on a day, grouped by a column of fees. Each balance is computed from all entries since
 * the first one.
 */
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
  where e.academy_id = '${academyId}' and e.kind in (${kinds}) and e.effective_on between '${from}' and '${to}' group by 1 order by 1`;

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
 * Sums of ledger entries, enrollment steps, marks and sessions per month. Each row counts in the month of its own date.
 */
const monthly: Plain = ({ academyId, from, to }) => {
  const ofMonth = (table: string, day: string, sums: string, where = 'true') => `
    select to_char(${day}, 'YYYY-MM') as month, ${sums} from ${table} t
    where t.academy_id = '${academyId}' and ${day} between '${from}' and '${to}' and ${where} group by 1`;
  const kinds = ['charge', 'credit_note', 'void', 'payment', 'refund'];
  const money = kinds.map((kind) => `sum(amount) filter (where kind = '${kind}') as ${kind}`).join(', ');
  const steps = `count(*) filter (where to_stage = 'active') as joined, count(*) filter (where from_stage = 'active') as gone`;
  return `select * from (${ofMonth('ledger_entries', 'effective_on', money)}) as m
    left join (${ofMonth('enrollment_events', 'effective_on', steps)}) as e using (month)
    left join (${ofMonth('attendance', 'date', 'count(*) as marked')}) as a using (month)
    left join (${ofMonth('class_sessions', 'date', 'count(*) as sessions', `status = 'held'`)}) as s using (month),
    (select sum(amount) as opening from ledger_entries where academy_id = '${academyId}' and effective_on < '${from}') as o,
    (select count(*) filter (where to_stage = 'active') - count(*) filter (where from_stage = 'active') as active
      from enrollment_events where academy_id = '${academyId}' and effective_on < '${from}') as b order by month`;
};

const staff: Plain = ({ academyId, from, to }) => `
  select t.instructor_id, count(*), count(*) filter (where t.status = 'held'),
    count(*) filter (where a.first < (t.date + 1)::timestamp), sum(a.present), sum(a.marked)
  from class_sessions t left join (select session_id, min(created_at) as first, count(*) as marked,
      count(*) filter (where status in ('present', 'late')) as present from attendance
    where academy_id = '${academyId}' and date between '${from}' and '${to}' group by 1) as a on a.session_id = t.id
  where t.academy_id = '${academyId}' and t.date between '${from}' and '${to}' group by 1 ${PAGE}`;

const funnel: Plain = ({ academyId, from, to }) => `
  select e.course_id, count(*), count(*) filter (where s.active is not null), count(*) filter (where s.ended is not null),
    percentile_disc(0.5) within group (order by s.active - s.began)
  from (select enrollment_id, min(effective_on) as began, min(effective_on) filter (where to_stage = 'active') as active,
      min(effective_on) filter (where to_stage in ('completed', 'dropped')) as ended
    from enrollment_events where academy_id = '${academyId}' group by 1) as s
  join enrollments e on e.academy_id = '${academyId}' and e.id = s.enrollment_id
  where s.began between '${from}' and '${to}' group by 1 ${PAGE}`;

const retention: Plain = ({ academyId, from, to }) => {
  const before = (day: string) => `filter (where v.effective_on < date '${day}')`;
  const change = `case when v.to_stage = 'active' then 1 when v.from_stage = 'active' then -1 else 0 end`;
  return `select course_id, count(*) filter (where began > 0), count(*) filter (where began > 0 and ended <= 0) from (
      select e.student_id, e.course_id, sum(${change}) ${before(from)} as began, sum(${change}) as ended
      from enrollment_events v join enrollments e on e.academy_id = v.academy_id and e.id = v.enrollment_id
      where v.academy_id = '${academyId}' and v.effective_on <= '${to}' group by 1, 2) as s group by 1 ${PAGE}`;
};

const capacity: Plain = ({ academyId, from, to }) => `
  select b.id, e.held, b.max_students, s.sessions from batches b
  left join (select batch_id, count(*) as held from enrollments
    where academy_id = '${academyId}' and status in ('active', 'pending') and deleted_at is null group by 1) as e on e.batch_id = b.id
  left join (select batch_id, count(*) as sessions from class_sessions
    where academy_id = '${academyId}' and date between '${from}' and '${to}' and status <> 'cancelled' group by 1) as s on s.batch_id = b.id
  where b.academy_id = '${academyId}' and b.start_date <= '${to}' and b.end_date >= '${from}' ${PAGE}`;

const history: Plain = ({ academyId, from, to }) => `
  select a.id, a.date, a.status, a.student_id, count(*) over () from attendance a
  where a.academy_id = '${academyId}' and a.date between '${from}' and '${to}' ${PAGE}`;

/**
 * Plain SQL for the default grouping of each report, by the name of the report. It reads marks and ledger entries
 * directly and ignores visibility, like SQL by an author with access to all tables.
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
  'attendance-history': history,
  monthly,
  'staff-performance': staff,
  'enrollment-funnel': funnel,
  retention,
  capacity,
};
