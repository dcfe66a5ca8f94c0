import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { Account } from '../../../../src/features/money/accounts/account.entity.ts';
import { billEnrollments } from '../../../../src/features/money/billing/bill-enrollments.ts';
import { InstallmentInterval } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { gql } from '../../../support/clients.ts';
import { billingScenes, credits } from './enrolling.ts';
import { asService } from './setup.ts';

const at = billingScenes();

const change = async (name: 'completeEnrollment' | 'reopenEnrollment', id: string) => {
  const { errors } = await gql(at.app, at.admin, `mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id });
  expect(errors).toBeUndefined();
};
const account = () => at.academy.run((em) => em.findOneOrFail(Account, { student: { id: at.studentId } }));
const bill = (id: string) =>
  asService(at.app, at.academy, (ctx) =>
    ctx.session.write((em) =>
      billEnrollments(ctx, em, [id], { days: { from: '2026-03-01', until: '2026-05-02' }, periods: true }),
    ),
  );
const enrolled = async (): Promise<string> => (await at.enroll()).data.done.id;

describe('completeEnrollment', () => {
  it('credits the months that begin later, so that the debt is the same as if they were billed afterwards', async () => {
    await at.plan([{}]);
    const id = await enrolled();
    await bill(id);
    expect(await account()).toMatchObject({ owed: 55_556 });
    await change('completeEnrollment', id);
    expect(await credits(at)).toEqual(['tuition:2026-04:1 200.00 drop', 'tuition:2026-05:1 200.00 drop']);
    await bill(id);
    expect(await account()).toMatchObject({ owed: 15_556, credit: 0 });
  });

  it('bills no later months if the enrollment is completed first', async () => {
    await at.plan([{}]);
    const id = await enrolled();
    await change('completeEnrollment', id);
    await bill(id);
    expect(await account()).toMatchObject({ owed: 15_556, credit: 0 });
    expect(await credits(at)).toEqual([]);
  });

  it('keeps the fees of a term that has begun, and of items that are not refundable', async () => {
    await at.academy.with.term({ startsOn: '2026-03-02', endsOn: '2026-06-26' });
    await at.plan([
      { code: 'hall', frequency: BillingFrequency.PER_TERM },
      { code: 'licence', refundable: false },
    ]);
    const id = await enrolled();
    await bill(id);
    await change('completeEnrollment', id);
    expect(await credits(at)).toEqual([]);
  });
});

describe('reopenEnrollment', () => {
  it.each([
    ['with one fee', null],
    ['in installments', { weights: [1, 1], every: InstallmentInterval.WEEK }],
  ])('revokes the credits of the completion, for a month billed %s', async (_, installments) => {
    await at.plan([{ installments }]);
    const id = await enrolled();
    await bill(id);
    const before = await account();
    for (let times = 0; times < 2; times++) {
      await change('completeEnrollment', id);
      expect(await account()).toMatchObject({ owed: 15_556 });
      await change('reopenEnrollment', id);
      await bill(id);
      expect(await account()).toMatchObject({ owed: before.owed, credit: before.credit });
    }
  });

  it('bills the months again if the credit was spent', async () => {
    await at.plan([{}]);
    const id = await enrolled();
    await bill(id);
    const pay = 'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }';
    for (const { id: feeId, amount } of await at.feesOf(id)) {
      const input = { feeId, amount: (amount / 100).toFixed(2), method: 'CASH' };
      expect((await gql(at.app, at.admin, pay, { input })).errors).toBeUndefined();
    }
    await change('completeEnrollment', id);
    expect(await account()).toMatchObject({ owed: 0, credit: 40_000 });
    const fee = { studentId: at.studentId, amount: '300.00', feeType: 'ACTIVITY', dueDate: '2026-03-20' };
    const create = 'mutation ($input: CreateFeeInput!) { createFee(input: $input) { id } }';
    expect((await gql(at.app, at.admin, create, { input: fee })).errors).toBeUndefined();
    expect(await account()).toMatchObject({ owed: 0, credit: 10_000 });
    await change('reopenEnrollment', id);
    const { owed, credit } = await account();
    expect(owed - credit).toBe(30_000);
  });
});
