import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import { badInput, REFUSED_BY_TYPE } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../pricing/setup.ts';
import { discounts, newCode, told } from './setup.ts';

describe('updateDiscount', () => {
  let at: Scene;
  const update = async (id: string, input: object) => {
    const { data, errors } = await discounts.update(at.app, at.admin, id, input);
    expect(errors).toBeUndefined();
    return data.updateDiscount;
  };
  const refused = (id: string, input: object) => refusedOf(at, () => discounts.update(at.app, at.admin, id, input));

  beforeAll(async () => {
    at = await scene();
  });

  it('changes only the fields sent', async () => {
    const { id } = await at.academy.with.discount();
    let before = await discounts.read(at.app, at.admin, id);
    for (const input of [
      { name: 'Other' },
      { percent: null, amount: '5.00' },
      { amount: null, percent: '33.33' },
      { feeTypes: ['ACTIVITY'] },
      { priority: 1, exclusive: true },
      { validFrom: '2026-01-01' },
      { validUntil: '2026-12-31' },
      { validFrom: null, validUntil: null },
      { maxUses: 3 },
      { maxUses: null },
      { condition: told({ code: newCode() }) },
    ]) {
      const after = await update(id, input);
      expect(after).toEqual({ ...before, ...input, version: before.version + 1, updatedAt: after.updatedAt });
      before = after;
    }
    expect(await update(id, { condition: {} })).toEqual(before);
  });

  it('can replace the student of a discount with an enrollment, and an enrollment with a student', async () => {
    const { with: make } = at.academy;
    const { id: studentId } = await make.student();
    const { id: enrollmentId } = await make.enrollment({ studentId });
    const { id } = await make.discount({ kind: DiscountKind.MANUAL, studentId });
    expect(await update(id, { condition: { enrollmentId } })).toMatchObject({ condition: told({ enrollmentId }) });
    expect(await update(id, { condition: { studentId } })).toMatchObject({ condition: told({ studentId }) });
    expect(await refused(id, { condition: { studentId: null } })).toEqual(
      badInput({ 'condition.studentId': ['The condition.student_id field is required.'] }),
    );
  });

  it('validates the changed fields together with the stored fields, like createDiscount', async () => {
    const [one, other] = [
      await at.academy.with.discount(),
      await at.academy.with.discount({ validFrom: '2026-06-01' }),
    ];
    expect(
      await refused(other.id, { amount: '1.00', validUntil: '2026-05-31', condition: { code: one.code } }),
    ).toEqual(
      badInput({
        amount: ['The amount field prohibits percent from being present.'],
        validUntil: ['The valid until field must be a date after or equal to valid from.'],
        'condition.code': ['The condition.code has already been taken.'],
      }),
    );
    expect(await refused(other.id, { percent: null })).toEqual(
      badInput({ percent: ['The percent field is required.'] }),
    );
    expect(await refused(other.id, { condition: { code: null } })).toEqual(
      badInput({ 'condition.code': ['The condition.code field is required.'] }),
    );
    expect(await refused(other.id, { condition: { minCourses: 2 } })).toEqual(
      badInput({
        'condition.minCourses': ['The condition.min_courses field is prohibited unless kind is in multi_course.'],
      }),
    );
    expect(await update(other.id, { condition: { code: other.code } })).toMatchObject({
      condition: { code: other.code },
    });
  });

  it('refuses to change the kind of the discount', async () => {
    const { id } = await at.academy.with.discount();
    expect(await refused(id, { kind: 'SIBLING' })).toEqual(REFUSED_BY_TYPE);
  });

  testWhoMayWrite(
    'Discount',
    (make) => make.discount(),
    (app, as, id) => discounts.update(app, as, id, { name: 'Other' }),
  );
});
