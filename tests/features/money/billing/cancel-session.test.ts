import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { billEnrollments } from '../../../../src/features/money/billing/bill-enrollments.ts';
import { InstallmentInterval, ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { FORBIDDEN, refusal } from '../../writing.ts';
import { billed, billingScenes, CREDIT_UNUSED, credits, stopClock } from './enrolling.ts';
import { asService, workOff } from './setup.ts';

const at = billingScenes();

const CANCEL = /* GraphQL */ `
  mutation ($id: ID!, $excusesFees: Boolean) {
    done: cancelSession(id: $id, input: { excusesFees: $excusesFees }) { status }
  }
`;
const RESTORE = 'mutation ($id: ID!) { done: restoreSession(id: $id) { status } }';
const CLOSE = 'mutation ($input: CreateClosureInput!) { done: createClosure(input: $input) { id } }';
const OPEN = 'mutation ($id: ID!) { done: deleteClosure(id: $id) { id } }';

/** The id of a batch that is created through createBatch, which also creates its sessions. */
let batchId: string;

beforeEach(async () => {
  const input = {
    ...{ courseId: at.courseId, name: 'Crawl', startDate: '2026-01-05', endDate: '2026-06-26', startTime: '09:00' },
    ...{ endTime: '10:00', daysOfWeek: ['MONDAY', 'WEDNESDAY'], maxStudents: 10 },
  };
  const create = 'mutation ($input: CreateBatchInput!) { createBatch(input: $input) { id } }';
  batchId = (await gql(at.app, at.admin, create, { input })).data.createBatch.id;
});

/** Moves the clock one second forward, so that a cancellation is later than the billing before it. */
const later = () => stopClock(Date.now() + 1_000);

const sessionOn = (slotDate: string) =>
  at.academy.run((em) => em.findOneOrFail(ClassSession, { batch: { id: batchId }, slotDate }));

async function send(mutation: string, variables: object, as: Credentials = at.admin) {
  later();
  const { data, errors } = await gql(at.app, as, mutation, variables);
  expect(errors).toBeUndefined();
  await workOff(at.app);
  return data.done;
}

const cancel = async (date: string, excusesFees = true) =>
  send(CANCEL, { id: (await sessionOn(date)).id, excusesFees });

describe('billing of a cancelled session', () => {
  it('credits the price of the session again if the session was restored in between', async () => {
    await at.plan();
    await at.enroll({ batchId });
    await cancel('2026-03-18');
    expect(await credits(at)).toEqual(['tuition:2026-03:1 22.22 correction']);
    await send(RESTORE, { id: (await sessionOn('2026-03-18')).id });
    await cancel('2026-03-18');
    await workOff(at.app);
    expect(await credits(at)).toHaveLength(1);
    await cancel('2026-03-23');
    expect(await credits(at)).toEqual([
      ...['tuition:2026-03:1 22.22 correction', 'tuition:2026-03:1 22.22 correction'],
    ]);
  });

  it('credits at most the billed amount if every session is cancelled', async () => {
    await at.plan();
    const { data } = await at.enroll({ batchId });
    for (const day of ['09', '11', '16', '18', '23', '25', '30']) await cancel(`2026-03-${day}`);
    const [fee] = await at.feesOf(data.done.id);
    expect(fee).toMatchObject({ amount: 15_556, creditedAmount: 15_556 });
  });

  it('credits only students whose enrollment includes the session, and only items that are prorated by sessions', async () => {
    await at.plan([
      {},
      { code: 'hall', proration: ProrationBasis.NONE },
      { code: 'pool', proration: ProrationBasis.DAYS },
      { code: 'course', frequency: BillingFrequency.ONE_TIME, amount: 10_000 },
    ]);
    const { id: studentId } = await at.academy.with.student();
    await at.enroll({ batchId });
    await at.enroll({ batchId, studentId, enrollmentDate: '2026-03-23' });
    await cancel('2026-03-18');
    expect((await credits(at)).map((each) => each.split(':')[0])).toEqual(['course', 'tuition']);
  });

  it('credits nothing if excusesFees is false, or if the session was already cancelled when the fee was billed', async () => {
    await at.plan();
    await cancel('2026-03-11');
    const { data } = await at.enroll({ batchId });
    expect(billed(await at.feesOf(data.done.id))).toEqual(['tuition 133.33 2026-03-09']);
    await cancel('2026-03-18', false);
    expect(await credits(at)).toEqual([]);
  });

  it('credits the further fee of a session that was cancelled before the billing if it is restored and cancelled again', async () => {
    await at.plan();
    await cancel('2026-03-11');
    await at.enroll({ batchId });
    for (let times = 0; times < 2; times++) {
      await send(RESTORE, { id: (await sessionOn('2026-03-11')).id });
      expect(await credits(at)).toEqual([]);
      await cancel('2026-03-11');
      expect(await credits(at)).toEqual(['tuition:2026-03:2 22.22 correction']);
    }
  });

  it('credits the session if the fee that excluded it was voided and a new fee includes it', async () => {
    await at.plan();
    await cancel('2026-03-11');
    const { data } = await at.enroll({ batchId });
    const [fee] = await at.feesOf(data.done.id);
    await send('mutation ($id: ID!) { done: voidFee(id: $id, rebill: true) { id } }', { id: fee?.id });
    await send(RESTORE, { id: (await sessionOn('2026-03-11')).id });
    const month = { days: { from: '2026-03-01', until: '2026-03-31' }, periods: true };
    await asService(at.app, at.academy, (ctx) =>
      ctx.session.write((em) => billEnrollments(ctx, em, [data.done.id], month)),
    );
    await cancel('2026-03-11');
    expect(await credits(at)).toEqual(['tuition:2026-03:1 22.22 correction']);
  });

  it('credits a student who has left only for cancelled sessions before the last day of the student', async () => {
    await at.plan();
    const { data } = await at.enroll({ batchId });
    stopClock(Date.parse('2026-03-16T12:00:00.000Z'));
    Object.assign(at, { admin: await at.academy.as('academy_admin') });
    await send('mutation ($id: ID!) { done: dropEnrollment(id: $id) { id } }', { id: data.done.id });
    await cancel('2026-03-18');
    await cancel('2026-03-11');
    expect(await credits(at)).toEqual(['tuition:2026-03:1 22.22 correction']);
  });

  it('treats installments as one amount, and credits the last installment first', async () => {
    const installments = { weights: [1, 1], every: InstallmentInterval.WEEK };
    await at.plan([{ installments }]);
    const { data } = await at.enroll({ batchId });
    await cancel('2026-03-18');
    const fees = await at.feesOf(data.done.id);
    expect(fees.map(({ creditedAmount }) => creditedAmount)).toEqual([0, 2_222]);
  });

  it('excludes the cancelled session from the credit that a student gets for dropping the enrollment', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    const { data } = await at.enroll({ batchId });
    await cancel('2026-03-18');
    stopClock(Date.parse('2026-03-16T12:00:00.000Z'));
    const admin = await at.academy.as('academy_admin');
    await gql(at.app, admin, 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }', { id: data.done.id });
    // 3 of the 6 sessions that are not cancelled are unused: half of 133.34
    expect(await credits(at)).toEqual(['tuition:2026-03:1 22.22 correction', 'tuition:2026-03:1 66.67 drop']);
  });

  it('credits the sessions of a closure only once, even if the closure is deleted and created again', async () => {
    await at.plan();
    await at.enroll({ batchId });
    const closure = { name: 'Pool is cleaned', startDate: '2026-03-16', endDate: '2026-03-20', batchIds: [batchId] };
    const { id } = await send(CLOSE, { input: { ...closure, excusesFees: true } });
    // 2 of the 7 billed sessions are on closed days, the 16th and the 18th: 44.45 of 155.56
    expect(await credits(at)).toEqual(['tuition:2026-03:1 44.45 correction']);
    await send(OPEN, { id });
    await send(CLOSE, { input: { ...closure, excusesFees: true } });
    expect(await credits(at)).toHaveLength(1);
  });

  it('credits nothing for a closure until updateClosure sets excusesFees to true', async () => {
    await at.plan();
    await at.enroll({ batchId });
    const input = { name: 'Snow', startDate: '2026-03-18', endDate: '2026-03-18', batchIds: [batchId] };
    const { id } = await send(CLOSE, { input });
    expect(await credits(at)).toEqual([]);
    const change = 'mutation ($id: ID!) { done: updateClosure(id: $id, input: { excusesFees: true }) { id } }';
    await send(change, { id });
    expect(await credits(at)).toEqual(['tuition:2026-03:1 22.22 correction']);
  });

  it('credits nothing if the caller may not cancel sessions', async () => {
    await at.plan();
    await at.enroll({ batchId });
    const { id } = await sessionOn('2026-03-18');
    for (const role of ['teacher', 'support_staff', 'parent', 'student'] as const) {
      const as = await at.academy.as(role);
      const call = () => gql(at.app, as, CANCEL, { id, excusesFees: true });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
      await workOff(at.app);
    }
    expect(await credits(at)).toEqual([]);
  });
});
