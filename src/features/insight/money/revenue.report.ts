import { sql } from 'kysely';
import { Field, InputType, ObjectType } from 'type-graphql';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import { type Asking, type Report, sum } from '../core/report.loaders.ts';
import { reportConnection } from '../core/report.types.ts';
import {
  byCourse,
  byDay,
  byFeeType,
  byInstructor,
  byMethod,
  byMonth,
  inOrder,
  orOnAccount,
} from '../core/report-groups.loaders.ts';
import { rowType } from '../core/report-rows.types.ts';
import type { ServedReport } from '../core/served-report.ts';
import { ASKED_OF_FEES } from './fee-filters.inputs.ts';
import { isOwnLine, LEDGER_MEASURES, linesOfPeriod, sumsOfDays } from './ledger-facts.loaders.ts';
import { feeConditions } from './open-fees.loaders.ts';

export enum RevenueGroup {
  DAY = 'day',
  MONTH = 'month',
  COURSE = 'course',
  INSTRUCTOR = 'instructor',
  FEE_TYPE = 'fee_type',
  METHOD = 'method',
}
describeEnum(RevenueGroup, 'RevenueGroup', 'The grouping of rows in the revenue report.', {
  DAY: 'A day with billed fees or payments.',
  MONTH: 'A month with billed fees or payments.',
  COURSE: 'The course of the enrollment that fees are for.',
  INSTRUCTOR: 'The staff member who leads the batch that fees are for.',
  FEE_TYPE: 'The type of the fees.',
  METHOD: 'The payment method; applies to payments only.',
});

export enum RevenueBasis {
  CASH = 'cash',
  BILLED = 'billed',
}
describeEnum(RevenueBasis, 'RevenueBasis', 'The basis of the net revenue and its tax.', {
  CASH: 'Payments less refunds.',
  BILLED: 'Billed fees less credit notes and voided fees.',
});

@ObjectType({ description: 'Billed fees and payments.' })
export class RevenueTotals {
  @Field(() => MoneyScalar, { description: 'Billed fees with tax, including changes of their amounts.' })
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
    description:
      'The net revenue, including tax: `collected` minus `refunded` for the basis `CASH`, and `billed` minus ' +
      '`credited` and `voided` for the basis `BILLED`.',
  })
  net!: number;

  @Field(() => MoneyScalar, {
    description:
      'The tax that the net revenue includes. A payment includes tax in the same proportion as the fees that ' +
      'it pays.',
  })
  tax!: number;
}

const RevenueRow = rowType(
  'RevenueRow',
  'Billed fees and payments by day, month, course, instructor, type of fee or method.',
  RevenueTotals,
  ['day', 'month', 'course', 'instructor', 'feeType', 'method', 'onAccount'],
);

export const RevenueConnection = reportConnection(RevenueRow, 'Revenue', {
  totals: RevenueTotals,
  groupBy: RevenueGroup,
});

@InputType({ description: 'Filters by period, basis and fees; all conditions must hold.' })
export class RevenueFilter extends filterWith(PeriodFilter, ASKED_OF_FEES) {
  @Field(() => RevenueBasis, { nullable: true, description: 'The basis of the net revenue; `CASH` when omitted.' })
  basis?: RevenueBasis;
}

const numbers: (keyof RevenueTotals)[] = ['billed', 'credited', 'voided', 'collected', 'refunded', 'net', 'tax'];
const RevenueOrder = orderEnum('RevenueReportOrder', numbers);
export const RevenueArgs = reportArgs(RevenueFilter, RevenueGroup, RevenueOrder);

const { DAY, MONTH, COURSE, INSTRUCTOR, FEE_TYPE, METHOD } = RevenueGroup;

/** The kinds of entries in the net revenue, by basis. */
const KINDS = {
  [RevenueBasis.CASH]: ['payment', 'refund'],
  [RevenueBasis.BILLED]: ['charge', 'adjust', 'void', 'credit_note'],
};

/** The groupings by a property of fees. */
const OF_FEES: ReadonlySet<string> = new Set([COURSE, INSTRUCTOR, FEE_TYPE]);

/** Selects the entries of the period, for fees and for credit of accounts, with the columns of the groups. */
function facts(asking: Asking): Sql {
  const { context, filter, groupBy } = asking;
  const basis: RevenueBasis = filter.get('basis') ?? RevenueBasis.CASH;
  // billed fees have no payment method
  if (groupBy === METHOD && basis === RevenueBasis.BILLED) throw invalidField('groupBy', messages.selected('groupBy'));
  const conditions = feeConditions(asking);
  const isOfFees = conditions.length > 0 || OF_FEES.has(groupBy);
  const among = sql.join(KINDS[basis].map((kind) => sql.lit(kind)));
  const sign = sql.raw(basis === RevenueBasis.CASH ? '-' : '');
  const net = (amount: Sql) => sql`case when l.kind in (${among}) then ${sign}coalesce(${amount}, 0) else 0 end`;
  const own = linesOfPeriod(asking, groupBy === METHOD ? KINDS[RevenueBasis.CASH] : undefined);
  // without a grouping or a filter by fee, moves change only the tax on payments, which the billed basis does not
  // include
  const lines = isOfFees || basis === RevenueBasis.CASH ? sql`${own} union all ${movesOf(asking)}` : own;
  const known = sql`l.day, l.kind, l.amount, ${net(sql`l.amount`)} as net, ${net(sql`l.tax`)} as tax`;
  if (!isOfFees && groupBy !== METHOD) return sql`select ${known} from (${sumsOfDays(lines)}) as l`;
  return sql`select ${known}, l.fee_id is null as is_on_account, x.fee_type, e.course_id, b.instructor_id, p.method
    from (${lines}) as l
    left join fees x on x.academy_id = ${context.academyId} and x.id = l.fee_id
    left join enrollments e on e.academy_id = ${context.academyId} and e.id = x.enrollment_id
    left join batches b on b.academy_id = ${context.academyId} and b.id = e.batch_id
    left join payments p on p.academy_id = ${context.academyId} and p.id = l.payment_id
    where ${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`;
}

/**
 * Selects the moves of the period's payments between fees and credit, up to the day `asOf`. A move counts on the day of
 * its payment. Money that leaves a fee becomes credit or pays another fee, so the sum of the moves is 0.
 */
function movesOf(asking: Asking): Sql {
  const { context, period } = asking;
  // selects the payments of which a part moved to or from credit; an index finds these entries, because they have no
  // fee
  const moved = sql`select a.payment_id from ledger_entries a
    where a.academy_id = ${context.academyId} and a.fee_id is null and a.kind = 'move' and a.payment_id is not null`;
  return sql`select p.day, 'payment', m.amount, m.tax, m.fee_id, m.payment_id
    from (select distinct o.payment_id, o.day from (${linesOfPeriod(asking, ['payment'])}) as o where o.payment_id in (${moved})) as p
    join ledger_entries m on m.academy_id = ${context.academyId} and m.payment_id = p.payment_id and m.kind = 'move'
      and m.effective_on <= ${period.asOf} and ${isOwnLine(sql`m`, asking)}`;
}

export const revenue: Report = {
  name: 'revenue',
  definition:
    'On a cash basis, net is the amount paid, counted on the day of the payment, less the amount refunded, ' +
    'counted on the day of the refund. Money that is allocated to no fee by the `asOf` day counts as credit. ' +
    'On a billed basis, net is the amount of the fees, counted on the days of billing, less credited and ' +
    'voided amounts. The amounts include tax, which is also shown separately.',
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

export const revenueReport: ServedReport = {
  report: revenue,
  connection: RevenueConnection,
  args: RevenueArgs,
  may: roles('academy_admin', 'administrator'),
  description:
    'The billed fees and payments of a period, and the net revenue on a cash basis or a billed basis, with ' +
    'totals. Only admins may read it.',
};
