import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { FeePlanStatus } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { badInput } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../pricing/setup.ts';
import { FULL, newItem, plans, toldItem } from './setup.ts';

const { DRAFT, ACTIVE, ARCHIVED } = FeePlanStatus;

describe('updateFeePlan', () => {
  let at: Scene;
  const update = async (id: string, input: object) => {
    const { data, errors } = await plans.update(at.app, at.admin, id, input);
    expect(errors).toBeUndefined();
    return data.updateFeePlan;
  };
  const refused = (id: string, input: object) => refusedOf(at, () => plans.update(at.app, at.admin, id, input));
  const read = (id: string) => plans.read(at.app, at.admin, id);

  beforeAll(async () => {
    at = await scene();
  });

  describe('for a draft', () => {
    it('changes only the fields that are sent, and adds no revision', async () => {
      const batch = await at.academy.with.batch();
      const { id } = await at.academy.with.feePlan({ status: DRAFT });
      let before = await read(id);
      for (const input of [
        { name: 'Other' },
        { courseId: batch.courseId },
        { courseId: null, batchId: batch.id },
        { batchId: null },
        { dropPolicy: 'CREDIT_UNUSED' },
        { effectiveFrom: '2027-01-01' },
        { items: [{ ...FULL, taxRateId: null, taxRateIds: [] }, toldItem()] },
      ]) {
        const after = await update(id.toUpperCase(), input);
        const { effectiveFrom, items } = after;
        const revisions = [{ number: 1, effectiveFrom, appliesTo: 'ALL', items }];
        const { version, updatedAt } = after;
        expect(after).toEqual({ ...before, ...input, revisions, version, updatedAt });
        expect(version).toBe(before.version + 1);
        before = after;
      }
      expect(await update(id, {})).toEqual(before);
    });

    it('activates or archives the plan', async () => {
      const [one, other] = [
        await at.academy.with.feePlan({ status: DRAFT }),
        await at.academy.with.feePlan({ status: DRAFT }),
      ];
      expect(await update(one.id, { status: 'ACTIVE', name: 'Begun' })).toMatchObject({
        status: 'ACTIVE',
        name: 'Begun',
      });
      expect(await update(other.id, { status: 'ARCHIVED' })).toMatchObject({ status: 'ARCHIVED' });
    });

    it('refuses to activate the draft if its current or new course has an active plan', async () => {
      const { id: courseId } = await at.academy.with.course();
      await at.academy.with.feePlan({ courseId });
      const text = 'The course already has an active fee plan: revise that, or archive it first.';
      const own = await at.academy.with.feePlan({ status: DRAFT, courseId });
      const other = await at.academy.with.feePlan({ status: DRAFT });
      expect(await refused(own.id, { status: 'ACTIVE' })).toEqual(badInput({ courseId: [text] }));
      expect(await refused(other.id, { status: 'ACTIVE', courseId })).toEqual(badInput({ courseId: [text] }));
    });

    it('refuses the same invalid fields as createFeePlan', async () => {
      const batch = await at.academy.with.batch();
      const { id } = await at.academy.with.feePlan({ status: DRAFT, batchId: batch.id });
      expect(await refused(id, { name: '', items: [newItem({ code: ':' })] })).toEqual(
        badInput({
          name: ['The name field is required.'],
          'items.0.code': ['The items.0.code field format is invalid.'],
        }),
      );
      expect(await refused(id, { courseId: batch.courseId })).toEqual(
        badInput({ batchId: ['The batch id field prohibits course id from being present.'] }),
      );
    });
  });

  describe('for an active plan', () => {
    it.each([
      ['another name', { name: 'Other' }],
      ['another course', { courseId: null }],
      ['another item', { items: [newItem({ amount: '1.00' })] }],
      ['another first day', { effectiveFrom: '2000-01-02' }],
      ['another drop policy together with archiving', { dropPolicy: 'CREDIT_UNUSED', status: 'ARCHIVED' }],
    ])('refuses %s', async (_, input) => {
      const { id: courseId } = await at.academy.with.course();
      const { id } = await at.academy.with.feePlan({ courseId });
      expect(await refused(id, input)).toEqual(
        badInput({ id: ['An active fee plan cannot be changed, only revised or archived.'] }),
      );
    });

    it('accepts fields that are sent with the stored values', async () => {
      const { id: courseId } = await at.academy.with.course();
      const { id } = await at.academy.with.feePlan({ courseId, name: 'Same' });
      const before = await read(id);
      const { items, effectiveFrom, dropPolicy, status } = before;
      const same = {
        name: ' Same ',
        courseId: courseId.toUpperCase(),
        batchId: null,
        items,
        effectiveFrom,
        dropPolicy,
        status,
      };
      expect(await update(id, same)).toEqual(before);
    });

    it('archives an active plan permanently', async () => {
      const { id } = await at.academy.with.feePlan();
      expect(await update(id, { status: 'ARCHIVED' })).toMatchObject({ status: 'ARCHIVED', version: 2 });
      for (const status of ['ACTIVE', 'DRAFT']) {
        expect(await refused(id, { status })).toEqual(badInput({ status: ['The selected status is invalid.'] }));
      }
      expect(await refused(id, { name: 'Other' })).toEqual(badInput({ id: ['The fee plan has been archived.'] }));
    });

    it('refuses to change an active plan back to a draft', async () => {
      const { id } = await at.academy.with.feePlan({ status: ACTIVE });
      expect(await refused(id, { status: 'DRAFT' })).toEqual(badInput({ status: ['The selected status is invalid.'] }));
    });
  });

  testWhoMayWrite(
    'Fee plan',
    (make) => make.feePlan({ status: DRAFT }),
    (app, as, id) => plans.update(app, as, id, { status: ARCHIVED.toUpperCase() }),
  );
});
