import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, emoji, REFUSED_BY_TYPE, UNKNOWN_ID } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayMake } from '../pricing/setup.ts';
import { discounts, newCoupon, told } from './setup.ts';

describe('createDiscount', () => {
  let at: Scene;
  const create = async (input: object) => {
    const { data, errors } = await discounts.create(at.app, at.admin, input);
    expect(errors).toBeUndefined();
    return data.createDiscount;
  };
  const refused = (input: object) => refusedOf(at, () => discounts.create(at.app, at.admin, input));

  beforeAll(async () => {
    at = await scene();
    await at.academy.with.discount({ kind: DiscountKind.COUPON, code: 'TAKEN' });
  });

  it('creates a coupon', async () => {
    const made = await create({ name: ' Open day ', kind: 'COUPON', percent: 10, condition: { code: 'OPEN-DAY' } });
    expect(made).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), academyId: at.academy.id, name: 'Open day', kind: 'COUPON' },
      ...{ percent: '10.00', amount: null, feeTypes: [], priority: 100, exclusive: false, validFrom: null },
      ...{ validUntil: null, maxUses: null, uses: 0, condition: told({ code: 'OPEN-DAY' }), version: 1 },
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: made.createdAt },
    });
    expect(await discounts.read(at.app, at.admin, made.id)).toEqual(made);
  });

  it('accepts every field', async () => {
    const given = {
      ...{ name: emoji(100), amount: '99999999.99', feeTypes: ['TUITION', 'ADMISSION'], priority: 0, exclusive: true },
      ...{ validFrom: '2026-01-01', validUntil: '2026-01-01', maxUses: 1_000_000 },
    };
    expect(await create({ ...newCoupon(given), percent: undefined })).toMatchObject({ ...given, percent: null });
  });

  it('creates discounts of all other kinds, with the given or the default condition', async () => {
    const { with: make } = at.academy;
    const { id: studentId } = await make.student();
    const { id: enrollmentId } = await make.enrollment({ studentId });
    const of = async (kind: string, condition?: object) =>
      (await create({ name: kind, kind, percent: '5', condition })).condition;
    expect(await of('SIBLING')).toEqual(told({ rankFrom: 2 }));
    expect(await of('SIBLING', { rankFrom: 20 })).toEqual(told({ rankFrom: 20 }));
    expect(await of('MULTI_COURSE', {})).toEqual(told({ minCourses: 2 }));
    expect(await of('MULTI_COURSE', { minCourses: 3 })).toEqual(told({ minCourses: 3 }));
    expect(await of('EARLY_BIRD', { daysBeforeStart: 0 })).toEqual(told({ daysBeforeStart: 0 }));
    expect(await of('SCHOLARSHIP', { studentId: studentId.toUpperCase() })).toEqual(told({ studentId }));
    expect(await of('MANUAL', { enrollmentId, studentId: null })).toEqual(told({ enrollmentId }));
  });

  it('returns a discount whose field `uses` is the number of enrollments that use the discount', async () => {
    const { with: make } = at.academy;
    const { id: discountId } = await make.discount();
    for (let n = 0; n < 2; n++) {
      const { id: studentId } = await make.student();
      await make.discountUse({ discountId, enrollmentId: (await make.enrollment({ studentId })).id });
    }
    expect(await discounts.read(at.app, at.admin, discountId)).toMatchObject({ uses: 2 });
  });

  it.each([
    ['200 %', { percent: '200' }, { percent: ['The percent field must not be greater than 100.'] }],
    ['0 %', { percent: '0.00' }, { percent: ['The percent field must be at least 0.01.'] }],
    ['neither percentage nor amount', { percent: null }, { percent: ['The percent field is required.'] }],
    [
      'a percentage and an amount',
      { amount: '5.00' },
      { amount: ['The amount field prohibits percent from being present.'] },
    ],
    [
      'a code already taken',
      { condition: { code: 'TAKEN' } },
      { 'condition.code': ['The condition.code has already been taken.'] },
    ],
    ['no code', { condition: {} }, { 'condition.code': ['The condition.code field is required.'] }],
    ['an empty code', { condition: { code: ' ' } }, { 'condition.code': ['The condition.code field is required.'] }],
    [
      'a lowercase code',
      { condition: { code: 'open' } },
      { 'condition.code': ['The condition.code field format is invalid.'] },
    ],
    [
      'a code of 31 characters',
      { condition: { code: 'X'.repeat(31) } },
      { 'condition.code': ['The condition.code field must not be greater than 30 characters.'] },
    ],
    [
      'an end before the start',
      { validFrom: '2026-01-02', validUntil: '2026-01-01' },
      { validUntil: ['The valid until field must be a date after or equal to valid from.'] },
    ],
    ['a limit of zero uses', { maxUses: 0 }, { maxUses: ['The max uses field must be at least 1.'] }],
    [
      'a duplicate fee type',
      { feeTypes: ['TUITION', 'TUITION'] },
      { feeTypes: ['The fee types field has a duplicate value.'] },
    ],
    [
      'a priority above 10000',
      { priority: 10_001 },
      { priority: ['The priority field must not be greater than 10000.'] },
    ],
    [
      'conditions for other kinds of discounts',
      { condition: { code: 'FREE', rankFrom: 2, studentId: UNKNOWN_ID } },
      {
        'condition.rankFrom': ['The condition.rank_from field is prohibited unless kind is in sibling.'],
        'condition.studentId': ['The condition.student_id field is prohibited unless kind is in scholarship, manual.'],
      },
    ],
  ])('refuses a coupon with %s', async (_, input, fields) => {
    expect(await refused(newCoupon(input))).toEqual(badInput(fields));
  });

  it('accepts the code of a deleted coupon or of a coupon in another academy', async () => {
    await at.academy.with.discount({ kind: DiscountKind.COUPON, code: 'GONE', deletedAt: new Date().toISOString() });
    await (await seedAcademy(at.app)).with.discount({ kind: DiscountKind.COUPON, code: 'THEIRS' });
    for (const code of ['GONE', 'THEIRS'])
      expect((await create(newCoupon({ condition: { code } }))).condition.code).toBe(code);
  });

  it('refuses a discount with no target, two targets, a target in another academy, or an erased student', async () => {
    const { with: theirs } = await seedAcademy(at.app);
    const { id: stranger } = await theirs.student();
    const { id: enrolled } = await theirs.enrollment({ studentId: stranger });
    const { id: erased } = await at.academy.with.student({ erasedAt: new Date().toISOString() });
    const { id: studentId } = await at.academy.with.student();
    const { id: enrollmentId } = await at.academy.with.enrollment({ studentId });
    const selected = (name: string) => ({ [`condition.${name}Id`]: [`The selected condition.${name}_id is invalid.`] });
    const cases: [object | undefined, Record<string, string[]>][] = [
      [undefined, { 'condition.studentId': ['The condition.student_id field is required.'] }],
      [{ studentId: stranger }, selected('student')],
      [{ studentId: erased }, selected('student')],
      [{ enrollmentId: enrolled }, selected('enrollment')],
      [
        { studentId, enrollmentId },
        { 'condition.enrollmentId': ['The condition.enrollment_id field prohibits student id from being present.'] },
      ],
    ];
    for (const [condition, fields] of cases) {
      const input = { name: 'Scholarship', kind: 'SCHOLARSHIP', percent: '50', condition };
      expect(await refused(input)).toEqual(badInput(fields));
    }
  });

  it('refuses a percentage with more than two decimals', async () => {
    expect(await refused(newCoupon({ percent: '33.333' }))).toEqual(
      badInput({ percent: ['The percent field must have 0-2 decimal places.'] }),
    );
  });

  it('refuses an early-bird discount without daysBeforeStart', async () => {
    expect(await refused({ name: 'Early', kind: 'EARLY_BIRD', amount: '5.00' })).toEqual(
      badInput({ 'condition.daysBeforeStart': ['The condition.days_before_start field is required.'] }),
    );
  });

  it.each([
    ['an unknown kind', { kind: 'FRIEND' }],
    ['a percentage with five decimals', { percent: '33.33333' }],
    ['an amount of zero', { percent: undefined, amount: '0.00' }],
    ['the read-only field `uses`', { uses: 1 }],
  ])('refuses %s with a GraphQL type error', async (_, input) => {
    expect(await refused(newCoupon(input))).toEqual(REFUSED_BY_TYPE);
  });

  testWhoMayMake((there, as) => discounts.create(there.app, as, newCoupon()));
});
