import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { FeePlanStatus } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { badInput, notFound } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../pricing/setup.ts';
import { plans } from './setup.ts';

describe('deleteFeePlan', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it.each([FeePlanStatus.DRAFT, FeePlanStatus.ARCHIVED])('hides a plan with status %s', async (status) => {
    const { id } = await at.academy.with.feePlan({ status });
    expect((await plans.remove(at.app, at.admin, id)).data.deleteFeePlan).toEqual({ message: 'Fee plan deleted.' });
    expect(await plans.read(at.app, at.admin, id)).toBeNull();
    expect(await refusedOf(at, () => plans.remove(at.app, at.admin, id))).toEqual(notFound('Fee plan'));
  });

  it('refuses an active plan', async () => {
    const { id } = await at.academy.with.feePlan();
    expect(await refusedOf(at, () => plans.remove(at.app, at.admin, id))).toEqual(
      badInput({ id: ['An active fee plan cannot be deleted.'] }),
    );
  });

  testWhoMayWrite('Fee plan', (make) => make.feePlan({ status: FeePlanStatus.DRAFT }), plans.remove);
});
