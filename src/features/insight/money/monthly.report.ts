import { sql } from 'kysely';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { addDays, addMonths, monthStart } from '../../../platform/time/days.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { owedAsOf } from '../../money/statements/balances.loaders.ts';
import { bySessions, STATUSES } from '../attendance/attendance-facts.loaders.ts';
import { COUNTS, RATES } from '../attendance/attendance-measures.loaders.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import { type Asking, type Report, sum } from '../core/report.loaders.ts';
import { reportConnection } from '../core/report.types.ts';
import { byMonth } from '../core/report-groups.loaders.ts';
import { monthOf } from '../core/report-period.loaders.ts';
import { lastDay } from '../core/report-period.ts';
import { rowType } from '../core/report-rows.types.ts';
import type { ServedReport } from '../core/served-report.ts';
import { IS_KEPT, IS_LEFT_FOR_KEPT, keptPlaces, WAS_HELD } from '../enrollments/transfers.loaders.ts';
import { LEDGER_MEASURES, linesOfPeriod, sumsOfDays } from './ledger-facts.loaders.ts';

export enum MonthlyGroup {
  MONTH = 'month',
}
describeEnum(MonthlyGroup, 'MonthlyGroup', 'The grouping of rows in the monthly report.', {
  MONTH: 'A month of the period, or the part of the month in the period.',
});

@ObjectType({
  description:
    'Money owed and its movements: opening + billed − credited − voided − collected + refunded = closing. ' +
    'Also students who joined and left, and their attendance.',
})
export class MonthlyTotals {
  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The open amounts of all accounts at the beginning of the month, less their credit; null for a month in ' +
      'the future.',
  })
  opening!: number | null;

  @Field(() => MoneyScalar, { description: 'Billed fees, including changes of their amounts.' })
  billed!: number;

  @Field(() => MoneyScalar, { description: 'The total of credit notes.' })
  credited!: number;

  @Field(() => MoneyScalar, { description: 'The total of voided fees.' })
  voided!: number;

  @Field(() => MoneyScalar, { description: 'The total of received payments.' })
  collected!: number;

  @Field(() => MoneyScalar, { description: 'The total of paid refunds.' })
  refunded!: number;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The open amounts of all accounts at the end of the month, less their credit; null for a month in the ' +
      'future.',
  })
  closing!: number | null;

  @Field(() => Int, { description: 'The number of enrollments that became active.' })
  joined!: number;

  @Field(() => Int, { description: 'The number of enrollments that stopped being active: dropped or completed.' })
  left!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of enrollments that were active at the end of the month; null for a month in the future.',
  })
  active!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The attendance rate in percent, for example `91.11`; null if no mark counts. The settings of the academy ' +
      'decide how late and excused marks count.',
  })
  rate!: string | null;

  @Field(() => Int, { description: 'The number of sessions that were held.' })
  sessions!: number;
}

const MonthlyRow = rowType('MonthlyRow', 'A month of the academy.', MonthlyTotals, ['month']);

export const MonthlyConnection = reportConnection(MonthlyRow, 'Monthly', {
  totals: MonthlyTotals,
  groupBy: MonthlyGroup,
});

@InputType({ description: 'Filters by period; all conditions must hold.' })
export class MonthlyFilter extends PeriodFilter {}

const MonthlyOrder = orderEnum('MonthlyReportOrder', ['month', 'billed', 'collected', 'closing', 'active']);
export const MonthlyArgs = reportArgs(MonthlyFilter, MonthlyGroup, MonthlyOrder);

const MONEY = Object.entries(LEDGER_MEASURES);

/**
 * The columns that are summed by month, from entries, steps of enrollments, marks and sessions. `came` and `went` count
 * the students who joined and left.
 */
const OWN = [...MONEY.map(([name]) => name), 'came', 'went', ...STATUSES, 'sessions'];

/**
 * Selects a row for each month, by its first day. The opening amounts and the active students of a month are computed
 * from the state before the period. The changes of the previous months are added to this state. The ledger is therefore
 * not summed again for each month.
 */
async function facts(asking: Asking): Promise<Sql> {
  const { ctx, period } = asking;
  const firsts = firstsOf(asking);
  const opening = firsts.length === 0 ? 0 : await owedAsOf(ctx, addDays(period.from, -1));
  const known = OWN.map((name) => sql`coalesce(${sql.ref(name)}, 0) as ${sql.ref(name)}`);
  const days =
    firsts.length === 0
      ? [sql`select null as day where 1 = 0`]
      : firsts.map((day) => sql`select ${sql.lit(day)} as day`);
  const months = sql`select m.day, ${sql.join(known)} from (${sql.join(days, sql` union all `)}) as m
    left join (${money(asking)}) as l on l.of_month = ${monthOf(sql`m.day`)}
    left join month_steps s on s.of_month = ${monthOf(sql`m.day`)}
    left join (${marks(asking)}) as k on k.of_month = ${monthOf(sql`m.day`)}
    left join (${sessions(asking)}) as h on h.of_month = ${monthOf(sql`m.day`)}`;
  const before = sql`select coalesce(sum(s.came - s.went), 0) from month_steps s where s.of_month = ''`;
  return sql`with recursive ${keptPlaces(asking.context)}, month_steps as materialized (${steps(asking)})
    select u.*, cast(${opening} as bigint) + u.owed - u.net as opening,
      cast(${opening} as bigint) + u.owed as closing, u.stayed + (${before}) as active
    from (select n.*, sum(n.net) over (order by n.day) as owed, sum(n.came - n.went) over (order by n.day) as stayed
      from (select w.*, w.billed - w.credited - w.voided - w.collected + w.refunded as net from (${months}) as w) as n) as u`;
}

/** Returns the first days of the months in the period, up to the last day that counts. */
function firstsOf({ period }: Asking): string[] {
  const firsts: string[] = [];
  for (let day = monthStart(period.from); day <= lastDay(period); day = addMonths(day, 1)) firsts.push(day);
  return period.from <= lastDay(period) ? firsts : [];
}

const money = (asking: Asking): Sql => sql`select ${monthOf(sql`x.day`)} as of_month,
    ${sql.join(MONEY.map(([name, { of }]) => sql`${of} as ${sql.ref(name)}`))}
  from (${sumsOfDays(linesOfPeriod(asking))}) as x group by 1`;

/** Returns the month of a day; `''` for the time before the period. */
const stepMonth = (day: Sql, { period }: Asking): Sql =>
  sql`case when ${day} < ${period.from} then '' else ${monthOf(day)} end`;

/**
 * Selects the numbers of enrollments that joined and that left, by month. The month `''` is the time before the period.
 * Places that a student never had, and moves within a course, are not counted. Completing and reopening an enrollment in
 * the same month cancel each other out, as in the retention report.
 */
function steps(asking: Asking): Sql {
  const { academyId } = asking.context;
  const last = lastDay(asking.period);
  return sql`select ${stepMonth(sql`d.day`, asking)} as of_month, sum(d.came) as came, sum(d.went) as went
  from (
    select e.active_from as day, count(*) as came, 0 as went from enrollments e
    where e.academy_id = ${academyId} and e.active_from <= ${last} and ${WAS_HELD} and not ${IS_KEPT} group by 1
    union all
    select e.dropped_on, 0, count(*) from enrollments e
    where e.academy_id = ${academyId} and e.dropped_on <= ${last} and (${WAS_HELD} or ${IS_KEPT})
      and not ${IS_LEFT_FOR_KEPT} group by 1
    union all
    select c.day, case when c.reopened > 0 then c.reopened else 0 end, case when c.reopened < 0 then -c.reopened else 0 end
    from (select min(v.effective_on) as day, sum(case when v.to_stage = 'completed' then -1 else 1 end) as reopened
      from enrollment_events v where v.academy_id = ${academyId} and v.effective_on <= ${last}
        and (coalesce(v.from_stage, '') = 'completed' or coalesce(v.to_stage, '') = 'completed')
      group by v.enrollment_id, ${stepMonth(sql`v.effective_on`, asking)}) as c) as d
  group by 1`;
}

const marks = (asking: Asking): Sql => sql`select ${monthOf(sql`d.day`)} as of_month, ${marksOf('d')}
  from (select c.day, ${marksOf('c')} from (${bySessions(asking)}) as c group by c.day) as d group by 1`;

const marksOf = (facts: string): Sql =>
  sql.join(STATUSES.map((name) => sql`sum(${sql.ref(`${facts}.${name}`)}) as ${sql.ref(name)}`));

const sessions = ({
  context,
  period,
}: Asking): Sql => sql`select ${monthOf(sql`d.day`)} as of_month, sum(d.sessions) as sessions
  from (select c.date as day, count(*) as sessions from class_sessions c
    where c.academy_id = ${context.academyId} and c.status = 'held'
      and c.date >= ${period.from} and c.date <= ${lastDay(period)} group by 1) as d group by 1`;

export const monthly: Report = {
  name: 'monthly',
  definition:
    'Opening and closing are the amounts that all accounts owed less their credit; opening + billed − ' +
    'credited − voided − collected + refunded is closing. Enrollments join on the first day of their place, ' +
    'and leave when they are dropped or completed; a move within a course counts neither as joining nor as ' +
    'leaving. A reopened enrollment joins again, unless it was completed in the same month: it then counts ' +
    'neither as leaving nor as joining. The attendance rate includes all marks.',
  chart: {
    title: 'Months',
    series: [
      { measure: 'billed', label: 'Billed', unit: 'money' },
      { measure: 'collected', label: 'Collected', unit: 'money' },
      { measure: 'closing', label: 'Owed at the end', unit: 'money', isLine: true },
      { measure: 'rate', label: 'Attendance', unit: 'percent', isLine: true },
    ],
  },
  groups: { [MonthlyGroup.MONTH]: byMonth },
  measures: {
    opening: { of: sum(sql`x.opening`), total: 'first' },
    ...Object.fromEntries(MONEY.map(([name]) => [name, { of: sum(sql.ref(`x.${name}`)) }])),
    closing: { of: sum(sql`x.closing`), total: 'last' },
    joined: { of: sum(sql`x.came`) },
    left: { of: sum(sql`x.went`) },
    active: { of: sum(sql`x.active`), total: 'last' },
    sessions: { of: sum(sql`x.sessions`) },
    ...COUNTS,
  },
  shares: { rate: RATES.rate },
  facts,
};

export const monthlyReport: ServedReport = {
  report: monthly,
  connection: MonthlyConnection,
  args: MonthlyArgs,
  may: roles('academy_admin', 'administrator'),
  description:
    'The academy month by month: money owed and its movements, students who joined and left, and attendance. ' +
    'Only admins may read it.',
};
