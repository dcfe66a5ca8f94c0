import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../src/features/academics/courses/course.enums.ts';
import { DropPolicy, RevisionScope } from '../../../src/features/money/plans/fee-plan.enums.ts';
import { itemsInEffect } from '../../../src/features/money/pricing/items-in-effect.ts';
import { enrollment, item, plan } from './setup.ts';

const amounts = (given: Parameters<typeof enrollment>[0], day = '2026-03-01') =>
  itemsInEffect(enrollment(given), day).map((each) => each.item.amount);
const costing = (amount: number) => [item({ amount })];

describe('itemsInEffect, which selects the fee plan items for a day', () => {
  it('uses the fee plan of the batch instead of the fee plan of the course', () => {
    const plans = [plan({ items: costing(1) }), plan({ id: 'b', courseId: null, batchId: 'batch', items: costing(2) })];
    expect(amounts({ plans })).toEqual([2]);
    expect(amounts({ plans, batchId: null, batch: null })).toEqual([1]);
  });

  it('uses the fee plan of the course until the fee plan of the batch begins', () => {
    const ofBatch = plan({ courseId: null, batchId: 'batch', items: costing(2), from: '2026-03-01' });
    const plans = [plan({ items: costing(1) }), ofBatch];
    expect(amounts({ plans }, '2026-02-28')).toEqual([1]);
    expect(amounts({ plans }, '2026-03-01')).toEqual([2]);
  });

  it('uses the fee plan that began last, or the newest one if several plans begin on the same day', () => {
    const plans = [
      plan({ id: 'a', items: costing(1), from: '2026-01-01' }),
      plan({ id: 'b', items: costing(2), from: '2026-02-01', createdAt: '2026-01-01T00:00:00.000Z' }),
      plan({ id: 'c', items: costing(3), from: '2026-02-01', createdAt: '2026-01-02T00:00:00.000Z' }),
      plan({ id: 'd', items: costing(4), from: '2026-04-01' }),
    ];
    expect(amounts({ plans })).toEqual([3]);
    expect(amounts({ plans }, '2026-01-15')).toEqual([1]);
  });

  describe('for fee plans with revisions', () => {
    const revised = (appliesTo: RevisionScope) => {
      const first = plan({ items: costing(1), from: '2026-01-01' });
      const second = { number: 2, effectiveFrom: '2026-03-01', appliesTo, items: costing(2) };
      const third = { number: 3, effectiveFrom: '2026-05-01', appliesTo: RevisionScope.ALL, items: costing(3) };
      return { plans: [{ ...first, revisions: [...first.revisions, second, third] }] };
    };

    it('uses the latest revision that has begun', () => {
      const days = ['2026-02-28', '2026-03-01', '2026-04-30', '2026-05-01'];
      expect(days.map((day) => amounts(revised(RevisionScope.ALL), day)[0])).toEqual([1, 2, 2, 3]);
    });

    it('does not apply a revision for new enrollments to enrollments that began earlier', () => {
      const { plans } = revised(RevisionScope.NEW_ENROLLMENTS);
      expect(amounts({ plans, enrollmentDate: '2026-02-28' }, '2026-04-01')).toEqual([1]);
      expect(amounts({ plans, enrollmentDate: '2026-03-01' }, '2026-04-01')).toEqual([2]);
      expect(amounts({ plans, enrollmentDate: '2026-02-28' }, '2026-05-01')).toEqual([3]);
    });
  });

  it('uses the course price if no fee plan is in effect', () => {
    const course = { price: 7_500, billingFrequency: BillingFrequency.PER_TERM };
    const later = [plan({ from: '2026-04-01' })];
    const [only, ...others] = itemsInEffect(enrollment({ course, plans: later }), '2026-03-01');
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      ...{ planId: null, revision: null, dropPolicy: DropPolicy.NONE },
      item: { code: 'tuition', feeType: 'tuition', amount: 7_500, frequency: 'per_term', proration: 'sessions' },
    });
    expect(amounts({ course: { ...course, price: null }, plans: later })).toEqual([]);
  });

  it('adds the items of add-on plans, but uses only one item per item code', () => {
    const minibus = plan({ id: 'bus', courseId: null, items: [item({ code: 'minibus', amount: 30 })] });
    const again = plan({
      id: 'again',
      courseId: null,
      items: [item({ amount: 99 }), item({ code: 'cap', amount: 12 })],
    });
    expect(amounts({ addOns: [minibus, again] })).toEqual([20_000, 30, 12]);
    const [, bus] = itemsInEffect(enrollment({ addOns: [minibus] }), '2026-03-01');
    expect(bus).toMatchObject({ planId: 'bus', revision: 1 });
  });
});
