import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { FeePlan } from '../../../../src/features/money/plans/fee-plan.entity.ts';
import { FeePlanStatus } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { badInput } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../pricing/setup.ts';
import { taxRates } from './setup.ts';

const USED = badInput({ id: ['The tax rate is still in fee plans.'] });

describe('deleteTaxRate', () => {
  let at: Scene;
  const remove = (id: string) => taxRates.remove(at.app, at.admin, id);

  beforeAll(async () => {
    at = await scene();
  });

  it('hides a tax rate that is used by no plan, or only by archived or deleted plans', async () => {
    const { id } = await at.academy.with.taxRate();
    const items = [{}, { code: 'books', taxRateId: id }];
    await at.academy.with.feePlan({ status: FeePlanStatus.ARCHIVED, items });
    await at.academy.with.feePlan({ deletedAt: new Date().toISOString(), items });
    expect((await remove(id)).data.deleteTaxRate).toEqual({ message: 'Tax rate deleted.' });
    expect(await taxRates.read(at.app, at.admin, id)).toBeNull();
  });

  it.each([FeePlanStatus.DRAFT, FeePlanStatus.ACTIVE])(
    'refuses a tax rate that a plan with status %s uses',
    async (status) => {
      const { id } = await at.academy.with.taxRate();
      await at.academy.with.feePlan({ status, items: [{}, { code: 'books', taxRateId: id }] });
      expect(await refusedOf(at, () => remove(id))).toEqual(USED);
    },
  );

  it('refuses a tax rate that a former revision uses, because past periods are billed by that revision', async () => {
    const { id } = await at.academy.with.taxRate();
    const plan = await at.academy.with.feePlan({ items: [{ taxRateId: id }] });
    const [former] = plan.revisions;
    const items = (former?.items ?? []).map((each) => ({ ...each, taxRateId: null }));
    const revisions = [...plan.revisions, { ...plan.revisions[0], number: 2, effectiveFrom: '2026-01-01', items }];
    await at.academy.run(
      async (em) => void Object.assign(await em.findOneOrFail(FeePlan, { id: plan.id }), { items, revisions }),
    );
    expect(await refusedOf(at, () => remove(id))).toEqual(USED);
  });

  testWhoMayWrite('Tax rate', (make) => make.taxRate(), taxRates.remove);
});
