import { sql } from 'kysely';
import { invalidField } from '../../platform/errors/app-error.ts';
import type { Sql } from '../../platform/loaders/read-model.ts';
import { messages } from '../../platform/validation/messages.ts';
import { feeConditions } from './fee-conditions.loaders.ts';
import { isOwnLine, LEDGER_MEASURES, linesOfPeriod, sumsOfDays } from './ledger-facts.loaders.ts';
import { type Asking, type Report, sum } from './report.loaders.ts';
import {
  byCourse,
  byDay,
  byFeeType,
  byInstructor,
  byMethod,
  byMonth,
  inOrder,
  orOnAccount,
} from './report-groups.loaders.ts';
import { RevenueBasis, RevenueGroup } from './revenue.types.ts';

const { DAY, MONTH, COURSE, INSTRUCTOR, FEE_TYPE, METHOD } = RevenueGroup;

/** Of what the net revenue is, by the basis: kinds of lines. */
const KINDS = {
  [RevenueBasis.CASH]: ['payment', 'refund'],
  [RevenueBasis.BILLED]: ['charge', 'adjust', 'void', 'credit_note'],
};

/** What rows are told of that fees say. */
const OF_FEES: ReadonlySet<string> = new Set([COURSE, INSTRUCTOR, FEE_TYPE]);

/** The lines of the period, of fees and on account, with what rows are told of. */
async function facts(asking: Asking): Promise<Sql> {
  const { context, filter, groupBy } = asking;
  const basis: RevenueBasis = filter.get('basis') ?? RevenueBasis.CASH;
  // nothing is billed by a method
  if (groupBy === METHOD && basis === RevenueBasis.BILLED) throw invalidField('groupBy', messages.selected('groupBy'));
  const conditions = feeConditions(asking);
  const isTaxed = await hasTax(asking);
  const among = sql.join(KINDS[basis].map((kind) => sql.lit(kind)));
  const sign = sql.raw(basis === RevenueBasis.CASH ? '-' : '');
  const net = sql`case when l.kind in (${among}) then ${sign}l.amount else 0 end`;
  const isOfFees = conditions.length > 0 || OF_FEES.has(groupBy);
  if (!isOfFees && !isTaxed && groupBy !== METHOD) {
    return sql`select l.day, l.kind, l.amount, ${net} as net, 0 as tax from (${sumsOfDays(asking)}) as l`;
  }
  const lines = linesOfPeriod(asking, groupBy === METHOD ? KINDS[RevenueBasis.CASH] : undefined);
  return sql`select l.day, l.kind, l.amount, l.fee_id is null as is_on_account, x.fee_type, e.course_id, b.instructor_id, p.method,
      ${net} as net,
      case when l.kind in (${among}) then ${sign}${isTaxed ? taxSql(asking) : sql`0`} else 0 end as tax
    from (${isOfFees || isTaxed ? sql`${lines} union all ${movesOf(asking)}` : lines}) as l
    left join fees x on x.academy_id = ${context.academyId} and x.id = l.fee_id${isOfFees ? sql`` : sql` and x.tax <> 0`}
    left join enrollments e on e.academy_id = ${context.academyId} and e.id = x.enrollment_id
    left join batches b on b.academy_id = ${context.academyId} and b.id = e.batch_id
    left join payments p on p.academy_id = ${context.academyId} and p.id = l.payment_id
    where ${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`;
}

/** Whether there is tax in any fee: where there is none, days and months need not know which fees money is on. */
async function hasTax({ ctx, context }: Asking): Promise<boolean> {
  const taxed = sql<{
    id: string;
  }>`select f.id from fees f where f.academy_id = ${context.academyId} and f.tax <> 0 limit 1`;
  return (await ctx.session.query(taxed)).length > 0;
}

/**
 * Where the money of the payments of the period went later, up to the day as of which it is asked: it counts on the day on which
 * it was paid. What leaves a fee comes on account, or to another fee, so that it comes to nothing together.
 */
function movesOf(asking: Asking): Sql {
  const { context, period } = asking;
  return sql`select p.day, 'payment', m.amount, m.fee_id, m.payment_id
    from (select distinct o.payment_id, o.day from (${linesOfPeriod(asking, ['payment'])}) as o) as p
    join ledger_entries m on m.academy_id = ${context.academyId} and m.payment_id = p.payment_id and m.kind = 'move'
      and m.effective_on <= ${period.asOf} and ${isOwnLine(sql`m`, asking)}`;
}

/** The tax in a line, in proportion to that of its fee: minor units, half of one away from zero. */
const taxSql = ({ context }: Asking): Sql =>
  context.engine === 'postgresql'
    ? sql`coalesce(round(cast(l.amount as numeric) * x.tax / x.amount), 0)`
    : sql`cast(coalesce(round(l.amount * 1.0 * x.tax / x.amount), 0) as integer)`;

export const revenue: Report = {
  name: 'revenue',
  definition:
    'By cash, net is what was paid, on the day on which it was paid, less what was given back, on that day; what is on no fee by the day ' +
    'as of which it is asked is on account. Billed, net is what fees were billed, on their days, less what was credited and ' +
    'voided. Tax is in the amounts, and told apart.',
  chart: {
    title: 'Revenue',
    series: [
      { measure: 'billed', label: 'Billed', unit: 'money' },
      { measure: 'collected', label: 'Collected', unit: 'money' },
      { measure: 'net', label: 'Net', unit: 'money', isLine: true },
    ],
  },
  groups: {
    [DAY]: byDay,
    [MONTH]: byMonth,
    ...inOrder(['net desc'], {
      [COURSE]: orOnAccount(byCourse),
      [INSTRUCTOR]: orOnAccount(byInstructor),
      [FEE_TYPE]: orOnAccount(byFeeType),
      [METHOD]: byMethod,
    }),
  },
  measures: { ...LEDGER_MEASURES, net: { of: sum(sql`x.net`) }, tax: { of: sum(sql`x.tax`) } },
  facts,
};
