import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FormerDueDate } from '../../../../src/features/money/ledger/former-due-date.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { goTo, patientApp } from '../penalties/setup.ts';
import { done, type Family, openFamily } from './family.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

const AGES = ['notDue', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90'] as const;

/**
 * Returns totals of three reports as of a day: the overdue amount, the oldest due date, the amount that is not due yet,
 * the next due date, and amounts by age.
 */
async function toldOf({ admin }: Family, asOf: string) {
  const { outstandingFeesReport, pendingPaymentsReport, ageingReport } = done(
    await gql(
      app,
      admin,
      `query ($asOf: Date!) {
        outstandingFeesReport(filter: { asOf: $asOf }) { totals { overdue oldestDueDate } }
        pendingPaymentsReport(filter: { asOf: $asOf }) { totals { due nextDueDate } }
        ageingReport(filter: { asOf: $asOf }) { totals { ${AGES.join(' ')} } } }`,
      { asOf },
    ),
  );
  const ages = AGES.map((age) => Number(ageingReport.totals[age]));
  return { ...outstandingFeesReport.totals, ...pendingPaymentsReport.totals, ages };
}

const explain = async ({ admin }: Family, id: string, asOf: string) =>
  done(
    await gql(
      app,
      admin,
      'query ($id: ID!, $asOf: Date) { fee(id: $id) { explanation(asOf: $asOf) { dueDate rule } } }',
      {
        ...{ id, asOf },
      },
    ),
  ).fee.explanation;

/** Creates a family that is billed 90.00 on 5 January, due on 31 January. */
async function billed(): Promise<{ family: Family; fee: string }> {
  goTo('2026-01-05');
  const family = await openFamily(app);
  return { family, fee: await family.bill('90', '2026-01-31') };
}

const keptIn = ({ academy }: Family): Promise<number> => academy.run((em) => em.count(FormerDueDate, {}));

describe('change of a due date', () => {
  it('does not change what reports return for past days, even if the due date changes several times', async () => {
    const { family, fee } = await billed();
    goTo('2026-03-10');
    const inFebruary = await toldOf(family, '2026-02-20');
    const yesterday = await toldOf(family, '2026-03-09');
    expect(yesterday).toEqual({
      ...{ overdue: '90.00', oldestDueDate: '2026-01-31', due: '0.00', nextDueDate: null },
      ages: [0, 0, 90, 0, 0],
    });
    done(await family.updateFee(fee, { dueDate: '2026-03-20' }));
    expect(await toldOf(family, '2026-03-10')).toEqual({
      ...{ overdue: '0.00', oldestDueDate: '2026-03-20', due: '90.00', nextDueDate: '2026-03-20' },
      ages: [90, 0, 0, 0, 0],
    });
    goTo('2026-05-01');
    done(await family.updateFee(fee, { dueDate: '2026-06-30' }));
    // on the same day, 31 May replaces 30 June, so 30 June is not stored as a former due date
    done(await family.updateFee(fee, { dueDate: '2026-05-31' }));
    goTo('2026-06-01');
    expect(await toldOf(family, '2026-02-20')).toEqual(inFebruary);
    expect(await toldOf(family, '2026-03-09')).toEqual(yesterday);
    expect(await toldOf(family, '2026-03-10')).toMatchObject({ overdue: '0.00', nextDueDate: '2026-03-20' });
    expect(await toldOf(family, '2026-04-30')).toMatchObject({ overdue: '90.00', ages: [0, 0, 90, 0, 0] });
    expect(await toldOf(family, '2026-05-01')).toMatchObject({ overdue: '0.00', nextDueDate: '2026-05-31' });
    expect(await toldOf(family, '2026-06-01')).toMatchObject({ overdue: '90.00', ages: [0, 90, 0, 0, 0] });
    const told = ['2026-02-20', '2026-03-10', '2026-04-30', '2026-06-01'].map((day) => explain(family, fee, day));
    expect(await Promise.all(told)).toEqual([
      { dueDate: '2026-01-31', rule: 'PAST_DUE' },
      { dueDate: '2026-03-20', rule: 'NOTHING_PAID' },
      { dueDate: '2026-03-20', rule: 'PAST_DUE' },
      { dueDate: '2026-05-31', rule: 'PAST_DUE' },
    ]);
    expect(await keptIn(family)).toBe(2);
  });

  it('by splitFee does not change what reports return for past days', async () => {
    const { family, fee } = await billed();
    goTo('2026-02-10');
    const yesterday = await toldOf(family, '2026-02-09');
    const parts = ['2026-02-28', '2026-03-31'].map((dueDate) => ({ amount: '45', dueDate }));
    done(await family.splitFee(fee, parts));
    expect(await toldOf(family, '2026-02-09')).toEqual(yesterday);
    expect(await toldOf(family, '2026-02-10')).toMatchObject({
      overdue: '0.00',
      due: '90.00',
      nextDueDate: '2026-02-28',
    });
    goTo('2026-03-10');
    expect(await toldOf(family, '2026-03-09')).toMatchObject({ overdue: '45.00', nextDueDate: '2026-03-31' });
    expect(await toldOf(family, '2026-02-09')).toEqual(yesterday);
  });

  it('stores no former due date if the due date stays the same or the change is refused', async () => {
    const { family, fee } = await billed();
    goTo('2026-02-10');
    done(await family.updateFee(fee, { dueDate: '2026-01-31', amount: '80' }));
    const other = await family.academy.as('support_staff');
    expect(codes(await family.updateFee(fee, { dueDate: '2026-03-31' }, other))).toEqual(['FORBIDDEN']);
    expect(codes(await family.updateFee(fee, { dueDate: '2026-03-31', paymentStatus: 'PAID' }))).toEqual([
      'BAD_USER_INPUT',
    ]);
    await family.paid(fee, '10');
    const parts = ['2026-02-28', '2026-03-31'].map((dueDate) => ({ amount: '40', dueDate }));
    expect(codes(await family.splitFee(fee, parts))).toEqual(['BAD_USER_INPUT']);
    expect((await family.read(fee)).dueDate).toBe('2026-01-31');
    expect(await keptIn(family)).toBe(0);
  });
});
