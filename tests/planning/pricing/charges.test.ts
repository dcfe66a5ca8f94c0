import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../src/features/academics/courses/course.enums.ts';
import { billingKeyOf } from '../../../src/features/money/fees/billing-keys.ts';
import { DueAnchor, ProrationBasis } from '../../../src/features/money/plans/fee-plan.enums.ts';
import { onceCharges, periodCharges, sessionItems } from '../../../src/features/money/pricing/charges.ts';
import { batch, enrollment, item, plan } from './setup.ts';

const { MONTHLY, ONE_TIME, PER_TERM, PER_SESSION } = BillingFrequency;
const TERMS = [{ id: 'spring', startsOn: '2026-03-30', endsOn: '2026-07-10' }];
const whole = (given: Parameters<typeof item>[0]) => item({ proration: ProrationBasis.NONE, ...given });
const summer = { from: '2026-05-15', until: '2026-08-31' };

describe('periodCharges', () => {
  it('returns a charge for each month and term in which the student is enrolled', () => {
    const items = [
      item(),
      whole({ code: 'books', frequency: PER_TERM }),
      whole({ code: 'joining', frequency: ONE_TIME }),
    ];
    const charges = periodCharges(enrollment({ plans: [plan({ items })] }), summer, TERMS);
    expect(charges.map(({ item: { code }, period, day, dueDate }) => [code, period.key, day, dueDate])).toEqual([
      ['tuition', '2026-05', '2026-05-01', '2026-05-01'],
      ['tuition', '2026-06', '2026-06-01', '2026-06-01'],
      ['books', 'spring', '2026-03-30', '2026-03-30'],
    ]);
    const [may, june] = charges;
    expect([may?.proration?.billable, june?.proration]).toEqual([
      8,
      { label: '8 of 9 sessions', billable: 8, scheduled: 9 },
    ]);
  });

  it('returns no charge for periods before or after the enrollment, or without sessions', () => {
    const keys = (given: Parameters<typeof enrollment>[0]) =>
      periodCharges(enrollment(given), summer, TERMS).map(({ period }) => period.key);
    expect(keys({ enrollmentDate: '2026-06-10' })).toEqual(['2026-06']);
    expect(keys({ until: '2026-05-20' })).toEqual(['2026-05']);
    expect(keys({ until: '2026-05-14' })).toEqual([]);
    expect(keys({ enrollmentDate: '2026-06-26' })).toEqual([]);
    expect(keys({ batch: batch({ endDate: '2026-05-14' }) })).toEqual([]);
    expect(keys({ batch: null, batchId: null })).toEqual(['2026-05', '2026-06', '2026-07', '2026-08']);
  });

  it('dates a charge on the first day of the period, or on the enrollment date if that is later, and uses the fee plan of that day', () => {
    const plans = [
      plan({ items: [item({ amount: 1 })] }),
      plan({ id: 'new', items: [item({ amount: 2 })], from: '2026-05-10' }),
    ];
    const amounts = (enrollmentDate: string) =>
      periodCharges(enrollment({ plans, enrollmentDate }), summer, []).map(({ day, item: { amount } }) => [
        day,
        amount,
      ]);
    expect(amounts('2026-01-05')).toEqual([
      ['2026-05-01', 1],
      ['2026-06-01', 2],
    ]);
    expect(amounts('2026-05-12')[0]).toEqual(['2026-05-12', 2]);
  });
});

describe('onceCharges', () => {
  const once = (given: Parameters<typeof item>[0]) => [plan({ items: [item({ frequency: ONE_TIME, ...given })] })];

  it('returns a charge for the days of the batch, due by the due date rule of the item', () => {
    const due = { anchor: DueAnchor.ENROLLMENT, offsetDays: 14 };
    const [charge, ...others] = onceCharges(enrollment({ plans: once({ due }), enrollmentDate: '2026-03-30' }));
    expect(others).toEqual([]);
    expect(charge).toMatchObject({
      ...{ enrollmentId: 'enrollment', day: '2026-03-30', dueDate: '2026-04-13', planId: 'plan', revision: 1 },
      period: { key: 'once', from: '2026-01-05', until: '2026-06-26' },
      proration: { billable: 26, scheduled: 50 },
    });
  });

  it('returns the whole price for a one-time item without a batch, and no charge after the end of the batch', () => {
    const [charge] = onceCharges(enrollment({ plans: once({}), batch: null, batchId: null }));
    expect(charge?.proration).toEqual({ label: '1 of 1 days', billable: 1, scheduled: 1 });
    expect(onceCharges(enrollment({ plans: once({}), enrollmentDate: '2026-06-27' }))).toEqual([]);
    expect(onceCharges(enrollment())).toEqual([]);
  });
});

describe('sessionItems, the items that are billed per session', () => {
  it('returns the items that are in effect on a day', () => {
    const lesson = item({ code: 'lesson', frequency: PER_SESSION });
    const at = enrollment({ plans: [plan({ items: [item({ frequency: MONTHLY }), lesson] })] });
    expect(sessionItems(at, '2026-03-02').map((each) => each.item.code)).toEqual(['lesson']);
  });
});

it('billingKeyOf joins the ids of enrollment, item, period and installment', () => {
  expect(billingKeyOf('e', 'tuition', '2026-12')).toBe('e:tuition:2026-12:1');
  expect(billingKeyOf('e', 'tuition', 'once', 3)).toBe('e:tuition:once:3');
});
