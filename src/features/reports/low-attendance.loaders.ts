import { sql } from 'kysely';
import type { Sql } from '../../platform/loaders/read-model.ts';
import { addDays } from '../../platform/time/days.ts';
import { isBelow } from '../attendance/attendance-rates.loaders.ts';
import { isWithin, marksOf, timesExpected } from './attendance-facts.loaders.ts';
import { COUNTS_OF_EXPECTED, RATES_AND_COVERAGE, RATES_IN_WORDS, ratesOfRow } from './attendance-measures.loaders.ts';
import { LowAttendanceGroup } from './low-attendance.types.ts';
import type { Asking, Group, Report } from './report.loaders.ts';
import { byBatch, byStudent, inOrder } from './report-groups.loaders.ts';

const { STUDENT, BATCH } = LowAttendanceGroup;

/** What counts unless the filter says so. */
const DAYS = 30;
const MIN_MARKS = 4;

/** So many absences running are told of whatever the rate is. */
const RUNNING = 3;

/** The days that count, as the period. */
function withinDays(asking: Asking): Asking {
  const { asOf } = asking.period;
  return { ...asking, period: { from: addDays(asOf, 1 - (asking.filter.get('days') ?? DAYS)), to: asOf, asOf } };
}

/** Whether an enrollment was open when the day ended. */
const isOpen = (
  e: Sql,
  { period: { asOf } }: Asking,
): Sql => sql`${e}.deleted_at is null and ${e}.enrollment_date <= ${asOf}
  and (${e}.status in ('pending', 'active') or ${e}.completion_date > ${asOf} or ${e}.dropped_on > ${asOf})`;

/** Marks of students in the batches in which they have an open enrollment; by student, those of no batch, too. */
function openMarks(asking: Asking): Sql {
  const open = sql`from enrollments e where e.academy_id = ${asking.context.academyId} and ${isOpen(sql`e`, asking)}`;
  const within = isWithin(sql`t.date`, asking);
  const places = sql`, t.id, t.session_id`;
  const inBatches = sql`t.batch_id is not null and (t.student_id, t.batch_id) in (select e.student_id, e.batch_id ${open})`;
  const marks = marksOf(asking, sql`${inBatches} and ${within}`, places);
  if (asking.groupBy === BATCH) return marks;
  const inNone = sql`t.batch_id is null and t.student_id in (select e.student_id ${open})`;
  return sql`${marks} union all ${marksOf(asking, sql`${inNone} and ${within}`, places)}`;
}

/** How often running students did not attend, in the order of their lessons: of the marks `m` of those who did not so often. */
const runs = ({ context }: Asking): Sql => sql`select w.student_id, max(w.length) as running from (
    select o.student_id, count(*) as length from (
      select l.student_id, l.absent, row_number() over (partition by l.student_id order by l.day, l.starts, l.id)
        - row_number() over (partition by l.student_id, l.absent order by l.day, l.starts, l.id) as island
      from (select m.student_id, m.absent, m.day, m.id, coalesce(cast(c.start_time as text), '') as starts
        from m left join class_sessions c on c.academy_id = ${context.academyId} and c.id = m.session_id
        where m.excused = 0 and m.student_id in (
          select a.student_id from m a where a.absent = 1 group by a.student_id having count(*) >= ${sql.lit(RUNNING)})) as l) as o
    where o.absent = 1 group by o.student_id, o.island) as w
  group by w.student_id`;

function facts(given: Asking): Sql {
  const asking = withinDays(given);
  if (asking.groupBy === BATCH) return sql`select m.*, 0 as running from (${openMarks(asking)}) as m`;
  return sql`with m as materialized (${openMarks(asking)})
    select m.*, coalesce(n.running, 0) as running from m left join (${runs(asking)}) as n on n.student_id = m.student_id`;
}

/** Of each it would be asked, also of those whose attendance is not low. */
const ofKept = (property: string, column: Sql): Group['ofPage'] => ({
  expected: (given) => {
    const asking = withinDays(given);
    const times = (isTheirs: Sql) => timesExpected(asking, sql`${isTheirs} and ${isOpen(sql`t`, asking)}`);
    const key = sql.ref(property);
    return { row: times(sql`${column} = r.${key}`), all: times(sql`${column} in (select g.${key} from g)`) };
  },
});

/** The rate below which attendance is low, in per cent. */
const threshold = ({ filter, context }: Asking): Sql =>
  filter.has('threshold')
    ? sql`${sql.lit(Number(filter.get('threshold')))}`
    : sql`(select cast(o.settings ->> 'lowAttendanceThreshold' as integer) from academies o where o.id = ${context.academyId})`;

export const lowAttendance: Report = {
  name: 'low-attendance',
  definition:
    `Marks of the days up to the one as of which it is told count, of students with an open enrollment in the batch. ${RATES_IN_WORDS} ` +
    'It is low below the threshold from so many marks on; and of a student who did not attend three times running, excused and ' +
    'unmarked lessons aside, whatever the rate.',
  groups: inOrder(['rate asc'], {
    [STUDENT]: { ...byStudent, ofPage: ofKept('studentId', sql`t.student_id`) },
    [BATCH]: { ...byBatch, ofPage: ofKept('batchId', sql`t.batch_id`) },
  }),
  measures: { ...COUNTS_OF_EXPECTED, absencesRunning: { of: sql`coalesce(max(x.running), 0)`, total: 'max' } },
  shares: RATES_AND_COVERAGE,
  keeps(value, asking) {
    const { rate } = ratesOfRow(value, asking.context);
    const isLow = sql`${value('marked')} >= ${sql.lit(Number(asking.filter.get('minMarks') ?? MIN_MARKS))}
      and ${isBelow(rate, threshold(asking))}`;
    return sql`(${isLow} or ${value('absencesRunning')} >= ${sql.lit(RUNNING)})`;
  },
  facts,
};
