import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../../src/platform/time/days.ts';
import type { TestApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { cases, patienceFor } from '../../../support/random.ts';
import { act, dayOf, type Made, noteMade } from '../../money/ledger/acting.ts';
import { done, entriesOf, type Family, openFamily } from '../../money/ledger/family.ts';
import { history, type Step } from '../../money/ledger/history.ts';
import { keepNight, recomputed } from '../../money/ledger/keeping.ts';
import { goTo, patientApp } from '../../money/penalties/setup.ts';

const STORIES = cases(3, 60);

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

const START = '2026-01-20';
/** The maximum number of steps in one run. Together, these steps cover a few months. */
const MOST_STEPS = 16;

const FIRST: Step = { do: 'bill', amount: 12, due: 5, isPenalty: false };
/** A payment of the first fee, with a payment date before the day on which the fee was billed. */
const EARLY: Step = { do: 'payFee', fee: 0, amount: 5, ago: 1 };

/** Amounts of a report in minor units, by name. */
type Numbers = Record<string, number>;

const minor = (totals: Record<string, unknown>): Numbers =>
  Object.fromEntries(Object.entries(totals).map(([name, value]) => [name, Math.round(Number(value) * 100)]));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const add = (rows: readonly Numbers[]): Numbers =>
  Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, sumOf(rows.map((row) => row[name] ?? 0))]));

const AGES = 'notDue days_1_30 days_31_60 days_61_90 days_over_90';
const REVENUE = 'billed credited voided collected refunded net tax';
const MONTHLY = 'opening billed credited voided collected refunded closing';

/** The amounts and the groupings of each report that is read as of a day. */
const DAY_REPORTS = {
  outstandingFees: ['outstanding overdue', ['STUDENT', 'ACCOUNT', 'COURSE', 'FEE_TYPE']],
  pendingPayments: ['due', ['STUDENT', 'ACCOUNT', 'COURSE', 'FEE_TYPE']],
  ageing: [`${AGES} credit`, ['STUDENT', 'ACCOUNT', 'COURSE']],
} as const;
const PERIOD_REPORTS = {
  paymentHistory: ['amount refunded net', ['DAY', 'MONTH', 'METHOD', 'RECEIVER', 'ACCOUNT']],
  revenue: [REVENUE, ['MONTH', 'DAY', 'COURSE', 'INSTRUCTOR', 'FEE_TYPE']],
  monthly: [MONTHLY, ['MONTH']],
} as const;

const FROM = '2025-11-15';

/** Returns the totals of the money reports as of a day, and the rows of the monthly report. */
async function toldOf({ admin }: Family, asOf: string, isWide: boolean) {
  const day = `filter: { asOf: "${asOf}" }`;
  const period = `filter: { asOf: "${asOf}", from: "${FROM}", to: "${asOf}" }`;
  const told: Record<string, Numbers> = {};
  let months: Numbers[] = [];
  const reports = [
    ...Object.entries(DAY_REPORTS).map((each) => [day, ...each] as const),
    ...Object.entries(PERIOD_REPORTS).map((each) => [period, ...each] as const),
  ];
  for (const [filter, name, [numbers, groups]] of reports) {
    for (const group of isWide ? groups : groups.slice(0, 1)) {
      const query = `{ ${name}Report(first: 100, groupBy: ${group}, ${filter}) { totals { ${numbers} } nodes { ${numbers} } } }`;
      const { totals, nodes } = done(await gql(app, admin, query))[`${name}Report`];
      const rows: Numbers[] = nodes.map(minor);
      if (name === 'monthly') months = rows;
      else if (rows.length > 0) expect([name, group, add(rows)]).toEqual([name, group, minor(totals)]);
      told[name] ??= minor(totals);
      expect([name, group, minor(totals)]).toEqual([name, group, told[name]]);
    }
  }
  return { told, months };
}

/**
 * Expects that the reports agree with each other and with the ledger entries. If `isWide` is true, checks every
 * grouping.
 */
async function expectAgreement(family: Family, entries: readonly any[], asOf: string, isWide = false) {
  const { told, months } = await toldOf(family, asOf, isWide);
  const { outstandingFees, pendingPayments, ageing, paymentHistory, revenue, monthly } = told as Record<string, any>;
  const { fees, credits, owed } = recomputed(entries, asOf);
  const open = Object.values(fees);
  const outstanding = sumOf(open.filter((amount) => amount > 0));
  const { credit, ...ages } = ageing;
  expect([
    outstandingFees.outstanding,
    pendingPayments.due + outstandingFees.overdue,
    sumOf(Object.values(ages)),
  ]).toEqual([...[outstanding, outstanding, outstanding]]);
  expect(credit).toBe(sumOf(Object.values(credits)));
  // the balance of a fee is negative between the date of an early payment and the billing
  const prepaid = sumOf(open.filter((amount) => amount < 0));
  expect([monthly.closing, outstanding + prepaid - credit]).toEqual([owed, owed]);
  const { net, amount, refunded } = paymentHistory;
  expect([revenue.net, revenue.collected, revenue.refunded]).toEqual([net, amount, refunded]);
  for (const name of ['billed', 'credited', 'voided', 'collected', 'refunded']) {
    expect([name, monthly[name]]).toEqual([name, revenue[name]]);
  }
  for (const [index, month] of months.entries()) {
    const { opening = 0, billed = 0, credited = 0, voided = 0, collected = 0, closing } = month;
    expect(opening + billed - credited - voided - collected + (month.refunded ?? 0)).toBe(closing);
    expect(opening).toBe(index === 0 ? recomputed(entries, addDays(FROM, -1)).owed : months[index - 1]?.closing);
  }
  return told;
}

describe('money reports after months of random changes', () => {
  it(
    'agree with each other and with the ledger on every day, and later changes do not alter earlier days',
    async () => {
      const between = fc.record({ days: fc.nat({ max: 20 }), isNight: fc.boolean() });
      const steps = fc.tuple(history, fc.infiniteStream(between));
      await fc.assert(
        fc.asyncProperty(steps, async ([story, times]) => {
          goTo(START);
          const made: Made = { fees: [], payments: [] };
          const family = await openFamily(app);
          // uses due dates that pass during the test
          const soon: Family = {
            ...family,
            createFee: (input: any) =>
              family.createFee({ ...input, dueDate: addDays(dayOf(0), Number(input.dueDate.slice(-1)) * 9) }),
          };
          const live = async (step: Step) => {
            const { value } = times.next();
            goTo(addDays(dayOf(0), value.days));
            if (value.isNight) await keepNight(app, family.academy);
            noteMade(made, (await act(soon, step, made, 25)).data);
          };
          const all = [FIRST, EARLY, ...story].filter(({ do: what }) => what !== 'close').slice(0, MOST_STEPS);
          const half = Math.ceil(all.length / 2);
          let billedOn = '';
          for (const step of all.slice(0, half)) {
            await live(step);
            billedOn ||= dayOf(0);
          }
          const noon = dayOf(0);
          const known = await expectAgreement(family, await entriesOf(family), noon);
          goTo(addDays(noon, 1));
          // from here on, no entry is back-dated
          for (const step of all.slice(half)) await live('ago' in step ? ({ ...step, ago: 0 } as Step) : step);
          const entries = await entriesOf(family);
          expect(await expectAgreement(family, entries, noon)).toEqual(known);
          // on the day before the billing, the early payment was already made
          await expectAgreement(family, entries, addDays(billedOn, -1));
          await expectAgreement(family, entries, dayOf(0), true);
        }),
        STORIES,
      );
    },
    patienceFor(STORIES, 60_000),
  );
});
