import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import { lockCoupon, takeCoupon } from '../../../../src/features/money/discounts/take-coupon.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { type Scene, scene } from '../pricing/setup.ts';
import { newCode } from './setup.ts';

const TODAY = '2026-03-01';
const INVALID = { code: 'BAD_USER_INPUT', details: { fields: { coupon: ['The selected coupon is invalid.'] } } };

describe('lockCoupon, which finds a coupon by its code', () => {
  let at: Scene;
  const found = (code: string) => at.academy.run(async (em) => (await lockCoupon(em, code, TODAY)).id);
  const take = async (code: string) => {
    const { id: studentId } = await at.academy.with.student();
    const { id } = await at.academy.with.enrollment({ studentId });
    await at.academy.run(async (em) => {
      takeCoupon(em, await em.findOneOrFail(Enrollment, { id }), await lockCoupon(em, code, TODAY));
    });
  };

  beforeAll(async () => {
    at = await scene();
  });

  it.each([{}, { validFrom: TODAY }, { validUntil: TODAY }, { maxUses: 1 }])(
    'finds a coupon with the limits %j, even if the code is sent in lowercase',
    async (given) => {
      const code = newCode();
      const { id } = await at.academy.with.discount({ kind: DiscountKind.COUPON, code, ...given });
      expect(await found(code.toLowerCase())).toBe(id);
    },
  );

  it('throws the same error for coupons that are unknown, not yet valid, expired, deleted, used up or of another academy', async () => {
    const codes = await Promise.all(
      [{ validFrom: '2026-03-02' }, { validUntil: '2026-02-28' }, { deletedAt: '2026-01-01T00:00:00.000Z' }].map(
        async (given) =>
          (await at.academy.with.discount({ kind: DiscountKind.COUPON, code: newCode(), ...given })).code,
      ),
    );
    const theirs = (await (await seedAcademy(at.app)).with.discount()).code;
    const { id, code: used } = await at.academy.with.discount({
      kind: DiscountKind.COUPON,
      code: newCode(),
      maxUses: 2,
    });
    await take(used as string);
    expect(await found(used as string)).toBe(id);
    await take(used as string);
    for (const code of [...codes, theirs, used, 'NEVER', '']) {
      await expect(found(code as string)).rejects.toMatchObject(INVALID);
    }
  });
});
