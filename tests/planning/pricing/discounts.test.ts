import { describe, expect, it } from 'vitest';
import { DiscountKind } from '../../../src/features/money/discounts/discount.enums.ts';
import { FeeType } from '../../../src/features/money/ledger/fee.enums.ts';
import { createStandings } from '../../../src/features/money/pricing/discount-standings.ts';
import { inOrder, isGiven } from '../../../src/features/money/pricing/discounts-given.ts';
import { type EnrollmentCost, siblingRanks } from '../../../src/features/money/pricing/sibling-ranks.ts';
import { batch, discount, enrollment, standing } from './setup.ts';

const FEE = { feeType: FeeType.TUITION, day: '2026-03-01' };
const gets = (given: Parameters<typeof discount>[0], at: Parameters<typeof standing>[0] = {}, fee = FEE) =>
  isGiven(discount(given), standing(at), fee);
const { SIBLING, MULTI_COURSE, EARLY_BIRD, SCHOLARSHIP, COUPON, MANUAL } = DiscountKind;

describe('discount', () => {
  it('"for siblings" applies from a given sibling rank on', () => {
    const ranked = [1, 2, 3].map((rank) => gets({ kind: SIBLING, rankFrom: 2 }, { rankBy: () => rank }));
    expect(ranked).toEqual([false, true, true]);
  });

  it('"for siblings" requests the rank for the fee types of the discount and the day of the fee', () => {
    const asked: [readonly FeeType[], string][] = [];
    const rankBy = (types: readonly FeeType[], day: string) => asked.push([types, day]);
    gets({ kind: SIBLING, rankFrom: 2, feeTypes: [FeeType.TUITION] }, { rankBy });
    expect(asked).toEqual([[[FeeType.TUITION], FEE.day]]);
  });

  it('"for several courses" applies to students who attend at least a given number of courses', () => {
    expect(
      [1, 2, 3].map((courses) => gets({ kind: MULTI_COURSE, minCourses: 3 }, { coursesOn: () => courses })),
    ).toEqual([false, false, true]);
  });

  it.each([
    ['2026-01-31', true],
    ['2026-02-01', true],
    ['2026-02-02', false],
  ])(
    '"early bird" applies if the student enrolls at least 28 days before 1 March: enrolled on %s, applies: %s',
    (enrollmentDate, is) => {
      const at = { enrollment: enrollment({ enrollmentDate, batch: batch({ startDate: '2026-03-01' }) }) };
      expect(gets({ kind: EARLY_BIRD, daysBeforeStart: 28 }, at)).toBe(is);
    },
  );

  it('"early bird" does not apply to an enrollment without a batch', () => {
    expect(gets({ kind: EARLY_BIRD, daysBeforeStart: 0 }, { enrollment: enrollment({ batch: null }) })).toBe(false);
  });

  it.each([SCHOLARSHIP, MANUAL])(
    'with the kind %s applies only to the student or the enrollment for which it was created',
    (kind) => {
      expect(gets({ kind, studentId: 'student' })).toBe(true);
      expect(gets({ kind, enrollmentId: 'enrollment' })).toBe(true);
      expect(gets({ kind, studentId: 'another' })).toBe(false);
      expect(gets({ kind, enrollmentId: 'another' })).toBe(false);
    },
  );

  it('from a coupon applies to enrollments that used the coupon, even if it expired later', () => {
    const coupon = { kind: COUPON, validUntil: '2026-01-05', maxUses: 1 };
    expect(gets(coupon, { hasGot: () => true, isLeft: () => false })).toBe(true);
    expect(gets(coupon)).toBe(false);
  });

  it('applies only to the fee types of the discount', () => {
    expect(gets({ studentId: 'student', feeTypes: [FeeType.ADMISSION] })).toBe(false);
    expect(gets({ studentId: 'student', feeTypes: [FeeType.ADMISSION, FeeType.TUITION] })).toBe(true);
  });

  it.each([
    [{ validFrom: '2026-03-01' }, true],
    [{ validFrom: '2026-03-02' }, false],
    [{ validUntil: '2026-03-01' }, true],
    [{ validUntil: '2026-02-28' }, false],
  ])('applies on 1 March if it is valid %j: %s', (days, is) => {
    expect(gets({ studentId: 'student', ...days })).toBe(is);
  });

  it('"early bird" applies if it was valid on the enrollment date', () => {
    const bird = { kind: EARLY_BIRD, daysBeforeStart: 0, validUntil: '2026-01-05' };
    expect(gets(bird)).toBe(true);
    expect(
      gets(bird, {
        enrollment: enrollment({ enrollmentDate: '2026-01-06', batch: batch({ startDate: '2026-03-01' }) }),
      }),
    ).toBe(false);
  });

  it('with a limited number of uses applies while uses remain, and to enrollments that already have it', () => {
    const limited = { studentId: 'student', maxUses: 3 };
    expect(gets(limited, { isLeft: () => false })).toBe(false);
    expect(gets(limited, { isLeft: () => false, hasGot: (id) => id === 'discount' })).toBe(true);
  });
});

describe('order in which discounts apply', () => {
  const order = (price: number, ...given: Parameters<typeof discount>[0][]) =>
    inOrder(given.map(discount), price).map(({ id }) => id);

  it('is by priority and then by id', () => {
    expect(order(10_000, { id: 'c' }, { id: 'b' }, { id: 'a', priority: 101 }, { id: 'd', priority: 0 })).toEqual([
      ...['d', 'b', 'c', 'a'],
    ]);
  });

  it('begins with the best exclusive discount, and excludes all other exclusive discounts', () => {
    const tenth = { id: 'tenth', exclusive: true, percent: 1_000 };
    const fifteen = { id: 'fifteen', exclusive: true, amount: 1_500, percent: null };
    const other = { id: 'other', priority: 0 };
    expect(order(10_000, tenth, other, fifteen)).toEqual(['fifteen', 'other']);
    expect(order(20_000, tenth, other, fifteen)).toEqual(['tenth', 'other']);
    expect(order(15_000, tenth, { ...fifteen, priority: 99 })).toEqual(['fifteen']);
    // the value of a discount is at most the price
    expect(order(1_000, { ...tenth, percent: 10_000, id: 'all' }, { ...fifteen, priority: 101 })).toEqual(['all']);
  });
});

const BEGUN = { id: 'first', heldFrom: '2026-01-05', createdAt: '2026-01-05T09:00:00.000Z' };

const cost = (studentId: string, amount: number, given: Partial<EnrollmentCost> = {}): EnrollmentCost => ({
  ...{ id: `${studentId}-${amount}`, studentId, courseId: 'course', activeFrom: '2026-01-05', lastDay: null },
  ...{ begun: BEGUN, itemsOn: () => [{ feeType: FeeType.TUITION, amount }] },
  ...given,
});

describe('sibling ranks, which put the highest price first', () => {
  const ranks = (enrollments: EnrollmentCost[], feeTypes: FeeType[] = []) =>
    Object.fromEntries(siblingRanks(enrollments, feeTypes, FEE.day));

  it('compare prices, and put the oldest enrollment first if prices are equal', () => {
    const younger = { begun: { ...BEGUN, heldFrom: '2026-01-06' } };
    expect(ranks([cost('b', 10_000, younger), cost('c', 10_000), cost('a', 12_000, younger)])).toEqual({
      a: 1,
      c: 2,
      b: 3,
    });
    const later = { begun: { ...BEGUN, createdAt: '2026-01-05T09:00:00.001Z' } };
    expect(ranks([cost('b', 100, later), cost('c', 100)])).toEqual({ c: 1, b: 2 });
  });

  it('compare the sums of all enrollments of each student', () => {
    const other = cost('a', 3_000, { begun: { ...BEGUN, heldFrom: '2026-02-01' } });
    expect(ranks([cost('b', 10_000), cost('a', 8_000), other])).toEqual({ a: 1, b: 2 });
  });

  it('put students without a monthly price last, in the order of their one-time prices', () => {
    const once = (amount: number) => ({ itemsOn: () => [{ feeType: FeeType.TUITION, amount, isOnce: true }] });
    expect(ranks([cost('b', 0, once(90_000)), cost('a', 0, once(95_000)), cost('c', 100)])).toEqual({
      c: 1,
      a: 2,
      b: 3,
    });
  });

  it('ignore the one-time prices of a student who has a monthly price', () => {
    const admission = { feeType: FeeType.ADMISSION, amount: 5_000, isOnce: true };
    const younger = { begun: { ...BEGUN, heldFrom: '2026-01-06' } };
    const both = [cost('b', 0, { ...younger, itemsOn: () => [{ feeType: FeeType.TUITION, amount: 100 }, admission] })];
    expect(ranks([...both, cost('a', 100)])).toEqual({ a: 1, b: 2 });
  });

  it('compare only prices of the given fee types', () => {
    const items = [
      { feeType: FeeType.TUITION, amount: 100 },
      { feeType: FeeType.ACTIVITY, amount: 900 },
    ];
    const both = [cost('a', 0, { itemsOn: () => items }), cost('b', 500)];
    expect(ranks(both)).toEqual({ a: 1, b: 2 });
    expect(ranks(both, [FeeType.TUITION])).toEqual({ b: 1, a: 2 });
  });
});

describe('createStandings, which computes sibling ranks and uses of discounts', () => {
  const payers = ['a', 'b', 'c'].map((studentId) => ({ studentId, parentId: studentId === 'c' ? null : 'parent' }));
  const costs = [cost('a', 100), cost('b', 200), cost('b', 300, { courseId: 'other' }), cost('c', 50)];
  const of = (studentId: string, given: Partial<Parameters<typeof createStandings>[0]> = {}) =>
    createStandings({ payers, costs, uses: [], counts: new Map(), ...given }).of(enrollment({ studentId }));

  it('ranks siblings and counts courses separately for each payer', () => {
    expect(['a', 'b', 'c', 'd'].map((id) => of(id).rankBy([], FEE.day))).toEqual([2, 1, 1, 1]);
    expect(['a', 'b', 'c', 'd'].map((id) => of(id).coursesOn(FEE.day))).toEqual([1, 2, 1, 0]);
  });

  it('counts each use of a limited discount, and allows no use above the limit', () => {
    const limited = discount({ maxUses: 2 });
    const standings = createStandings({
      ...{ payers, costs, counts: new Map([['discount', 1]]) },
      uses: [{ enrollmentId: 'old', discountId: 'discount' }],
    });
    const [first, second] = [enrollment({ id: 'first' }), enrollment({ id: 'second' })];
    expect(standings.of(first).isLeft(limited)).toBe(true);
    expect(standings.take(first, limited)).toBe(true);
    expect(standings.take(first, limited)).toBe(false);
    expect(standings.of(first).hasGot('discount')).toBe(true);
    expect(standings.of(second).isLeft(limited)).toBe(false);
    expect(standings.take({ id: 'old' }, limited)).toBe(false);
    expect(standings.take(second, discount())).toBe(false);
  });
});
