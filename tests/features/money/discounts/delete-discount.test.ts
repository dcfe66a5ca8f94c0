import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { notFound } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../pricing/setup.ts';
import { discounts } from './setup.ts';

describe('deleteDiscount', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('hides a discount, even if enrollments use it', async () => {
    const { with: make } = at.academy;
    const { id } = await make.discount();
    const { id: studentId } = await make.student();
    await make.discountUse({ discountId: id, enrollmentId: (await make.enrollment({ studentId })).id });
    expect((await discounts.remove(at.app, at.admin, id)).data.deleteDiscount).toEqual({
      message: 'Discount deleted.',
    });
    expect(await discounts.read(at.app, at.admin, id)).toBeNull();
    expect(await refusedOf(at, () => discounts.remove(at.app, at.admin, id))).toEqual(notFound('Discount'));
  });

  testWhoMayWrite('Discount', (make) => make.discount(), discounts.remove);
});
