import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { DropPolicy, ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { updateBatch } from '../../academics/batches/setup.ts';
import { drop } from '../../academics/enrollments/setup.ts';
import { balanceOf, billed, billingScenes, credits } from './enrolling.ts';
import { ran } from './setup.ts';

const PREVIEW = `query ($id: ID!, $input: UpdateBatchInput!) { previewBatchChange(id: $id, input: $input) {
  credits { enrollmentId studentId title period sessions amount } creditsTotal } }`;

const at = billingScenes();

describe('updateBatch with a new startDate for a batch with billed fees', () => {
  const moveTo = async (startDate: string) =>
    expect((await updateBatch(at.app, at.admin, at.batchId, { startDate })).errors).toBeUndefined();
  const enroll = async (enrollmentDate: string): Promise<string> => {
    const { data } = await at.enroll({ enrollmentDate });
    return data.done.id;
  };
  const balance = (id: string) => balanceOf(at, id);

  it('credits the days that a later startDate excludes, and bills these days again when the change is reverted', async () => {
    await moveTo('2026-03-02');
    await at.plan();
    const id = await enroll('2026-01-12');
    // the 9 Mondays and Wednesdays of March
    expect(billed(await at.feesOf(id))).toEqual(['tuition 200.00 2026-03-09']);
    await moveTo('2026-03-16');
    expect(await credits(at)).toEqual(['tuition:2026-03:1 88.89 correction']);
    await moveTo('2026-03-02');
    expect(billed(await at.feesOf(id))).toEqual(['tuition 200.00 2026-03-09', 'tuition 88.89 2026-03-09']);
    expect(await balance(id)).toBe(20_000);
    await moveTo('2026-04-06');
    expect(await balance(id)).toBe(0);
    expect(await ran(at.app, at.admin, { asOf: '2026-03-09' })).toMatchObject({ counts: { created: 0 } });
  });

  it('bills the days and months that an earlier startDate adds', async () => {
    await moveTo('2026-03-16');
    await at.plan();
    const id = await enroll('2026-02-09');
    // 5 of the 9 Mondays and Wednesdays of March
    expect(billed(await at.feesOf(id))).toEqual(['tuition 111.11 2026-03-09']);
    await moveTo('2026-02-02');
    // from the enrollment date on, 6 of the 8 Mondays and Wednesdays of February: 150.00
    expect(billed(await at.feesOf(id))).toEqual([
      ...['tuition 150.00 2026-03-09', 'tuition 111.11 2026-03-09', 'tuition 88.89 2026-03-09'],
    ]);
    expect(await credits(at)).toEqual([]);
    expect(await ran(at.app, at.admin, { asOf: '2026-03-09' })).toMatchObject({ counts: { created: 0 } });
  });

  it('is previewed by previewBatchChange, which returns the credits and fees that the update then creates', async () => {
    const preview = async (startDate: string, as: Credentials = at.admin) => {
      const { data, errors } = await gql(at.app, as, PREVIEW, { id: at.batchId, input: { startDate } });
      expect(errors).toBeUndefined();
      return data.previewBatchChange;
    };
    await moveTo('2026-03-02');
    await at.plan();
    const id = await enroll('2026-01-12');
    const of = { enrollmentId: id, studentId: at.studentId, title: expect.any(String), period: '2026-03', sessions: 0 };
    const later = { credits: [{ ...of, amount: '88.89' }], creditsTotal: '88.89' };
    expect(await preview('2026-03-16')).toEqual(later);
    expect(await credits(at)).toEqual([]);
    const { id: headStaffId } = await at.academy.with.staff();
    const head = await at.academy.as('department_head', { staffId: headStaffId });
    const { id: departmentId } = await at.academy.with.department({ headStaffId });
    await rest(at.app, at.admin, 'PUT', `/courses/${at.courseId}`, { department_id: departmentId });
    expect(await preview('2026-03-16', head)).toEqual({ credits: null, creditsTotal: null });
    await moveTo('2026-03-16');
    expect(await credits(at)).toEqual(['tuition:2026-03:1 88.89 correction']);
    const earlier = await preview('2026-02-02');
    expect(earlier.credits).toEqual([
      { ...of, amount: '-88.89' },
      { ...of, period: '2026-02', amount: '-200.00' },
    ]);
    expect(earlier.creditsTotal).toBe('-288.89');
    expect(billed(await at.feesOf(id))).toEqual(['tuition 200.00 2026-03-09']);
  });

  it('bills a second fee for a period, and refuses to void and rebill the first fee until the second one is voided', async () => {
    await moveTo('2026-03-16');
    await at.plan();
    const id = await enroll('2026-03-02');
    await moveTo('2026-03-02');
    const [first, further] = (await at.feesOf(id)).map((fee) => fee.id);
    const voidAnew = (feeId: string | undefined) =>
      rest(at.app, at.admin, 'POST', `/fees/${feeId}/void`, { rebill: true });
    const stands =
      'A fee with a further fee for the same period is billed anew only once that is voided: void the further fee first, or issue a credit note for this one instead.';
    expect(await voidAnew(first)).toMatchObject({ status: 422, body: { errors: { rebill: [stands] } } });
    const never = 'A further fee is not billed anew: void it without rebill.';
    expect(await voidAnew(further)).toMatchObject({ status: 422, body: { errors: { rebill: [never] } } });
    const voidFee = 'mutation ($id: ID!, $rebill: Boolean) { voidFee(id: $id, rebill: $rebill) { id } }';
    for (const variables of [{ id: further }, { id: first, rebill: true }]) {
      expect((await gql(at.app, at.admin, voidFee, variables)).errors).toBeUndefined();
    }
    await ran(at.app, at.admin, { asOf: '2026-03-09' });
    expect(await balance(id)).toBe(20_000);
  });

  it('does not change one-time fees that cover the whole batch', async () => {
    await at.plan([
      { code: 'course', frequency: BillingFrequency.ONE_TIME, proration: ProrationBasis.SESSIONS },
      { code: 'joining', frequency: BillingFrequency.ONE_TIME, proration: ProrationBasis.NONE },
    ]);
    const whole = await enroll('2026-01-05');
    const before = billed(await at.feesOf(whole));
    expect(before).toHaveLength(2);
    await moveTo('2026-02-02');
    expect(billed(await at.feesOf(whole))).toEqual(before);
    await moveTo('2026-01-05');
    expect(billed(await at.feesOf(whole))).toEqual(before);
    expect(await credits(at)).toEqual([]);
  });

  it('does not change the balance of students who have left', async () => {
    await moveTo('2026-03-02');
    await at.plan([{}], { dropPolicy: DropPolicy.CREDIT_UNUSED });
    const id = await enroll('2026-03-02');
    await drop(at.app, at.admin, id);
    // the student used the sessions of the 2nd and the 4th
    expect(await balance(id)).toBe(4_444);
    for (const day of ['2026-04-06', '2026-03-02']) {
      await moveTo(day);
      expect(await balance(id)).toBe(4_444);
    }
  });
});
