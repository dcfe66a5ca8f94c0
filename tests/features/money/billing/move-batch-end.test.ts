import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { DropPolicy, ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { gql } from '../../../support/clients.ts';
import { updateBatch } from '../../academics/batches/setup.ts';
import { complete, drop } from '../../academics/enrollments/setup.ts';
import { balanceOf, billed, billingScenes, credits } from './enrolling.ts';
import { ran } from './setup.ts';

const at = billingScenes();

const PREVIEW = `query ($id: ID!, $input: UpdateBatchInput!) { previewBatchChange(id: $id, input: $input) { creditsTotal } }`;

describe('updateBatch with a new endDate for a batch with billed fees', () => {
  const moveTo = async (endDate: string) =>
    expect((await updateBatch(at.app, at.admin, at.batchId, { endDate })).errors).toBeUndefined();
  /** Enrolls the student from the first session in March on: 9 sessions on Mondays and Wednesdays. */
  const enroll = async (given: object = {}): Promise<string> => {
    const { data } = await at.enroll({ enrollmentDate: '2026-03-02', ...given });
    return data.done.id;
  };
  const balance = (id: string) => balanceOf(at, id);

  it('credits the sessions after an earlier last day, and bills them again when the change is reverted', async () => {
    await at.plan([{ amount: 18_000 }]);
    const id = await enroll();
    const input = { endDate: '2026-03-20' };
    const preview = await gql(at.app, at.admin, PREVIEW, { id: at.batchId, input });
    await moveTo('2026-03-20');
    expect(await credits(at)).toEqual(['tuition:2026-03:1 60.00 correction']);
    expect(preview.data.previewBatchChange.creditsTotal).toBe('60.00');
    await moveTo('2026-06-26');
    expect(billed(await at.feesOf(id))).toEqual(['tuition 180.00 2026-03-09', 'tuition 60.00 2026-03-09']);
    expect(await balance(id)).toBe(18_000);
    expect(await ran(at.app, at.admin, { asOf: '2026-03-09' })).toMatchObject({ counts: { created: 0 } });
  });

  it('bills the sessions that a later last day adds, so that all students of the batch pay the same', async () => {
    await moveTo('2026-03-18');
    await at.plan([{ amount: 18_000 }]);
    const id = await enroll();
    expect(await balance(id)).toBe(12_000);
    await moveTo('2026-06-26');
    expect(await balance(id)).toBe(18_000);
    const { id: studentId } = await at.academy.with.student();
    expect(await balance(await enroll({ studentId }))).toBe(18_000);
  });

  it('changes neither one-time fees nor the fees of students who have left', async () => {
    await at.plan(
      [
        { amount: 18_000 },
        { code: 'course', frequency: BillingFrequency.ONE_TIME, amount: 9_000, proration: ProrationBasis.SESSIONS },
      ],
      { dropPolicy: DropPolicy.NONE },
    );
    const id = await enroll();
    const before = await balance(id);
    await drop(at.app, at.admin, id);
    await moveTo('2026-03-20');
    expect(await balance(id)).toBe(before);
    const { id: studentId } = await at.academy.with.student();
    const completed = await enroll({ studentId });
    await complete(at.app, at.admin, completed);
    const owed = await balance(completed);
    await moveTo('2026-06-26');
    expect(await balance(completed)).toBe(owed);
  });

  it('credits a dropped student the same in total, whether the batch was shortened before or not', async () => {
    await at.plan([{ amount: 18_000 }], { dropPolicy: DropPolicy.CREDIT_UNUSED });
    const id = await enroll();
    await moveTo('2026-03-20');
    await drop(at.app, at.admin, id);
    // the sessions of the 2nd and the 4th are used
    expect(await balance(id)).toBe(4_000);
  });
});
