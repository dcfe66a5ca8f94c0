import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { FeeType } from '../../../../src/features/money/ledger/fee.enums.ts';
import { ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { gql } from '../../../support/clients.ts';
import { FORBIDDEN, refusal } from '../../writing.ts';
import { billingScenes, credits, stopClock } from './enrolling.ts';
import { workOff } from './setup.ts';

const at = billingScenes();

const THIRD = Date.parse('2026-03-16T12:00:00.000Z');

const CANCEL = 'mutation ($id: ID!) { done: updateBatch(id: $id, input: { status: CANCELLED }) { id } }';
const COMPLETE = 'mutation ($id: ID!) { done: updateBatch(id: $id, input: { status: COMPLETED }) { id } }';
const DELETE = 'mutation ($id: ID!) { done: deleteBatch(id: $id) { id } }';

describe('end of a batch with billed fees', () => {
  it.each([
    ['cancelled', CANCEL],
    ['deleted', DELETE],
  ])(
    'credits all unused amounts if the batch is %s, although the drop policy of the fee plan grants no credit',
    async (_, mutation) => {
      const { with: make } = at.academy;
      const once = { code: 'joining', frequency: BillingFrequency.ONE_TIME, feeType: FeeType.ADMISSION, amount: 4_700 };
      const joining = { ...once, proration: ProrationBasis.NONE };
      await at.plan([{}, { ...joining, refundable: true }, { ...joining, code: 'papers' }]);
      const { id: batchId } = await make.batch({
        ...{ courseId: at.courseId, startDate: '2026-03-09', endDate: '2026-04-01' },
      });
      const students = [at.studentId, (await make.student()).id];
      for (const studentId of students) await at.enroll({ studentId, batchId });
      stopClock(THIRD);
      const admin = await at.academy.as('academy_admin');
      expect((await gql(at.app, admin, mutation, { id: batchId })).errors).toBeUndefined();
      // 3 of the 7 sessions in March, and 3 of the 8 sessions of the batch, are used
      expect((await credits(at)).toSorted()).toEqual([
        ...['joining:once:1 29.37 drop', 'joining:once:1 29.37 drop'],
        ...['tuition:2026-03:1 88.89 drop', 'tuition:2026-03:1 88.89 drop'],
      ]);
    },
  );

  it.each([
    ['before', '66.66'],
    ['after', '66.67'],
  ])(
    'if the batch is cancelled, does not credit sessions of a closure with excusesFees that was created %s the billing',
    async (when, amount) => {
      await at.plan();
      const batch = { courseId: at.courseId, name: 'Crawl', startDate: '2026-01-05', endDate: '2026-06-26' };
      const input = { ...batch, startTime: '09:00', endTime: '10:00', daysOfWeek: ['MONDAY', 'WEDNESDAY'] };
      const create = 'mutation ($input: CreateBatchInput!) { done: createBatch(input: $input) { id } }';
      const batchId = (await gql(at.app, at.admin, create, { input })).data.done.id;
      const close = async () => {
        const closure = { name: 'Snow', startDate: '2026-03-25', endDate: '2026-03-25', batchIds: [batchId] };
        const mutation = 'mutation ($input: CreateClosureInput!) { createClosure(input: $input) { id } }';
        const { errors } = await gql(at.app, at.admin, mutation, { input: { ...closure, excusesFees: true } });
        expect(errors).toBeUndefined();
        await workOff(at.app);
      };
      if (when === 'before') await close();
      await at.enroll({ batchId });
      if (when === 'after') await close();
      stopClock(THIRD);
      const admin = await at.academy.as('academy_admin');
      expect((await gql(at.app, admin, CANCEL, { id: batchId })).errors).toBeUndefined();
      await workOff(at.app);
      // 3 of 6 sessions are unused: half of the billed 133.33, or half of the 133.34 that the credit for the closure leaves
      expect((await credits(at)).at(-1)).toBe(`tuition:2026-03:1 ${amount} drop`);
    },
  );

  it('credits nothing if the batch is completed', async () => {
    await at.plan();
    await at.enroll();
    stopClock(THIRD);
    const admin = await at.academy.as('academy_admin');
    expect((await gql(at.app, admin, COMPLETE, { id: at.batchId })).errors).toBeUndefined();
    expect(await credits(at)).toEqual([]);
  });

  it('credits only once if the batch is cancelled, activated and cancelled again', async () => {
    await at.plan();
    await at.enroll();
    stopClock(THIRD);
    const admin = await at.academy.as('academy_admin');
    await gql(at.app, admin, CANCEL, { id: at.batchId });
    const take = 'mutation ($id: ID!) { done: updateBatch(id: $id, input: { status: ONGOING }) { id } }';
    await gql(at.app, admin, take, { id: at.batchId });
    await gql(at.app, admin, CANCEL, { id: at.batchId });
    expect(await credits(at)).toEqual(['tuition:2026-03:1 88.89 drop']);
  });

  it('credits nothing if the caller may not delete batches', async () => {
    await at.plan();
    await at.enroll();
    for (const role of ['teacher', 'support_staff', 'parent'] as const) {
      const as = await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => gql(at.app, as, DELETE, { id: at.batchId }))).toEqual(
        FORBIDDEN,
      );
    }
  });
});
