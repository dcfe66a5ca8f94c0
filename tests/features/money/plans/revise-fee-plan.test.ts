import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { FeePlan, MOST_REVISIONS } from '../../../../src/features/money/plans/fee-plan.entity.ts';
import { FeePlanStatus } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { todayIn } from '../../people.ts';
import { badInput, UNKNOWN_ID } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../pricing/setup.ts';
import { newItem, plans, toldItem } from './setup.ts';

const today = todayIn('UTC');
const revision = (given: object = {}) => ({
  ...{ effectiveFrom: addDays(today, 10), items: [newItem({ amount: '95.00' })] },
  ...given,
});

describe('reviseFeePlan', () => {
  let at: Scene;
  const revise = async (id: string, input: object = {}) => {
    const { data, errors } = await plans.revise(at.app, at.admin, id, revision(input));
    expect(errors).toBeUndefined();
    return data.reviseFeePlan;
  };
  const refused = (id: string, input: object = {}) =>
    refusedOf(at, () => plans.revise(at.app, at.admin, id, revision(input)));

  beforeAll(async () => {
    at = await scene();
  });

  it('adds a revision, and does not change earlier revisions', async () => {
    const { id } = await at.academy.with.feePlan();
    const before = await plans.read(at.app, at.admin, id);
    const items = [toldItem({ amount: '95.00' })];
    const second = await revise(id);
    const added = { number: 2, effectiveFrom: addDays(today, 10), appliesTo: 'ALL', items };
    expect(second).toEqual({
      ...{ ...before, items, revision: 2, effectiveFrom: added.effectiveFrom, version: 2 },
      ...{ revisions: [...before.revisions, added], updatedAt: second.updatedAt },
    });
    const third = await revise(id.toUpperCase(), { effectiveFrom: addDays(today, 11), appliesTo: 'NEW_ENROLLMENTS' });
    const last = { ...added, number: 3, effectiveFrom: addDays(today, 11), appliesTo: 'NEW_ENROLLMENTS' };
    expect(third.revisions).toEqual([...before.revisions, added, last]);
    expect(await plans.read(at.app, at.admin, id)).toEqual(third);
  });

  it('accepts today as the first day of the revision if the plan began before', async () => {
    const { id } = await at.academy.with.feePlan({ effectiveFrom: addDays(today, -1) });
    expect(await revise(id, { effectiveFrom: today })).toMatchObject({ revision: 2, effectiveFrom: today });
  });

  it('refuses a first day that is past, or not after the first day of the previous revision', async () => {
    const { id } = await at.academy.with.feePlan({ effectiveFrom: addDays(today, 5) });
    expect(await refused(id, { effectiveFrom: addDays(today, -1) })).toEqual(
      badInput({ effectiveFrom: ['The effective from field must be a date after or equal to today.'] }),
    );
    for (const days of [0, 5]) {
      expect(await refused(id, { effectiveFrom: addDays(today, days) })).toEqual(
        badInput({ effectiveFrom: [`The effective from field must be a date after ${addDays(today, 5)}.`] }),
      );
    }
    expect(await revise(id, { effectiveFrom: addDays(today, 6) })).toMatchObject({ revision: 2 });
  });

  it('uses the current day in the time zone of the academy', async () => {
    const far = await scene({ settings: { ...defaultSettings(), timezone: 'Pacific/Kiritimati' } });
    const { id } = await far.academy.with.feePlan();
    const there = todayIn('Pacific/Kiritimati');
    const call = (effectiveFrom: string) => plans.revise(far.app, far.admin, id, revision({ effectiveFrom }));
    expect((await call(addDays(there, -1))).errors).toHaveLength(1);
    expect((await call(there)).errors).toBeUndefined();
  });

  it.each([FeePlanStatus.DRAFT, FeePlanStatus.ARCHIVED])('refuses a plan with status %s', async (status) => {
    const { id } = await at.academy.with.feePlan({ status });
    expect(await refused(id)).toEqual(badInput({ id: ['Only an active fee plan can be revised.'] }));
  });

  it('reports all invalid items in one error', async () => {
    const { id } = await at.academy.with.feePlan();
    const items = [
      newItem({ code: '' }),
      newItem({ taxRateId: UNKNOWN_ID }),
      newItem({ feeType: 'LATE_PAYMENT_PENALTY' }),
    ];
    expect(await refused(id, { items })).toEqual(
      badInput({
        'items.0.code': ['The items.0.code field is required.'],
        'items.1.taxRateId': ['The selected items.1.tax_rate_id is invalid.'],
        'items.2.code': ['The items.2.code field has a duplicate value.'],
        'items.2.feeType': ['The selected items.2.fee_type is invalid.'],
      }),
    );
    expect(await refused(id, { items: [] })).toEqual(badInput({ items: ['The items field is required.'] }));
  });

  it('refuses more than a hundred revisions', async () => {
    const { id } = await at.academy.with.feePlan();
    await at.academy.run(async (em) => {
      Object.assign(await em.findOneOrFail(FeePlan, { id }), { revision: MOST_REVISIONS - 1 });
    });
    expect(await revise(id)).toMatchObject({ revision: MOST_REVISIONS });
    expect(await refused(id, { effectiveFrom: addDays(today, 20) })).toEqual(
      badInput({ id: ['The revisions field must not have more than 100 items.'] }),
    );
  });

  testWhoMayWrite(
    'Fee plan',
    (make) => make.feePlan(),
    (app, as, id) => plans.revise(app, as, id, revision()),
  );
});
