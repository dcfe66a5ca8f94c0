import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { Account } from '../../../../src/features/money/accounts/account.entity.ts';
import { CreditNote } from '../../../../src/features/money/ledger/credit-note.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { rest } from '../../../support/clients.ts';
import { stateOf } from '../../writing.ts';
import { billed, billingScenes, CREDIT_UNUSED, credits, stopClock } from './enrolling.ts';
import { workOff } from './setup.ts';

const at = billingScenes();

let batchId: string;
let enrollmentId: string;

/** Enrolls a student in daily lessons of December, which cost 310.00, and so 10.00 each. */
beforeEach(async () => {
  stopClock(Date.parse('2026-11-30T08:00:00.000Z'));
  Object.assign(at, { admin: await at.academy.as('academy_admin') });
  await at.plan([{ amount: 31_000 }], CREDIT_UNUSED);
  batchId = await send('POST', '/batches', {
    ...{ course_id: at.courseId, name: 'Crawl', start_date: '2026-12-01', end_date: '2026-12-31', max_students: 10 },
    ...{ days_of_week: DAILY, start_time: '09:00', end_time: '10:00' },
  });
  enrollmentId = await enroll(at.studentId);
  await billDecember();
  expect(await balance()).toBe(31_000);
});

const DAILY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * Moves the clock one second forward and sends a request. Then runs the enqueued jobs, unless `isDone` is false.
 * Returns the id in the response.
 */
async function send(method: string, path: string, given: object = {}, isDone = true): Promise<string> {
  stopClock(Date.now() + 1_000);
  const { status, body } = await rest(at.app, at.admin, method, path, given);
  expect([status, body]).toEqual([expect.toSatisfy((each: number) => each < 300), expect.anything()]);
  if (isDone) await workOff(at.app);
  return body.data?.id;
}

const enroll = (studentId: string): Promise<string> =>
  send('POST', '/enrollments', { student_id: studentId, batch_id: batchId, enrollment_date: '2026-12-01' });
const billDecember = () => send('POST', '/billing-runs', { kind: 'period', as_of: '2026-12-01' });

const sessionOn = (slotDate: string) =>
  at.academy.run((em) => em.findOneOrFail(ClassSession, { batch: { id: batchId }, slotDate }));
const cancel = async (day: string, isDone = true) =>
  send('POST', `/sessions/${(await sessionOn(day)).id}/cancel`, { excuses_fees: true }, isDone);
const restore = async (day: string, isDone = true) =>
  send('POST', `/sessions/${(await sessionOn(day)).id}/restore`, {}, isDone);
const close = () =>
  send('POST', '/closures', {
    ...{ name: 'Pool is cleaned', start_date: '2026-12-10', end_date: '2026-12-12', batch_ids: [batchId] },
    excuses_fees: true,
  });

async function balance(studentId = at.studentId): Promise<number> {
  const { owed, credit } = await at.academy.run((em) => em.findOneOrFail(Account, { student: { id: studentId } }));
  return owed - credit;
}

const payer = async () => ({ account_id: (await at.feesOf(enrollmentId))[0]?.account.id });

const notes = () => at.academy.run((em) => em.find(CreditNote, {}, { orderBy: { number: 'asc' } }));

/** Moves the clock to a moment after the session of 11 December. The tokens of callers expire, so the admin signs in. */
async function afterTheSession() {
  stopClock(Date.parse('2026-12-11T12:00:00.000Z'));
  Object.assign(at, { admin: await at.academy.as('academy_admin') });
}

describe('restoring a session for which students did not have to pay', () => {
  it('charges a session again that a closure had cancelled, and the other sessions when the closure is deleted', async () => {
    const closure = await close();
    expect(await balance()).toBe(28_000);
    await restore('2026-12-11');
    expect(await balance()).toBe(29_000);
    expect(await credits(at)).toEqual(['tuition:2026-12:1 20.00 correction']);
    expect((await notes()).map(({ voidedAt }) => typeof voidedAt)).toEqual(['string', 'object']);
    await send('DELETE', `/closures/${closure}`);
    expect(await balance()).toBe(31_000);
    expect(await credits(at)).toEqual([]);
    expect(await at.feesOf(enrollmentId)).toHaveLength(1);
  });

  it('charges a session again that a user had cancelled, each time', async () => {
    for (let times = 0; times < 2; times++) {
      await cancel('2026-12-11');
      expect(await balance()).toBe(30_000);
      expect(await credits(at)).toEqual(['tuition:2026-12:1 10.00 correction']);
      await restore('2026-12-11');
      expect(await balance()).toBe(31_000);
      expect(await credits(at)).toEqual([]);
    }
  });

  it('leaves the balance right if the jobs run only after several changes', async () => {
    await cancel('2026-12-11', false);
    await restore('2026-12-11');
    expect([await balance(), await notes()]).toEqual([31_000, []]);
    await cancel('2026-12-11', false);
    await restore('2026-12-11', false);
    await cancel('2026-12-11');
    expect(await balance()).toBe(30_000);
    await restore('2026-12-11', false);
    await cancel('2026-12-11');
    expect(await balance()).toBe(30_000);
    await restore('2026-12-11');
    expect(await balance()).toBe(31_000);
  });

  it('bills a new fee if the credit was already spent on another fee', async () => {
    await send('POST', '/payments', { ...(await payer()), amount: '310.00', method: 'cash' });
    await cancel('2026-12-11');
    const exam = { student_id: at.studentId, fee_type: 'activity', amount: '8.00', due_date: '2026-12-01' };
    await send('POST', '/fees', exam);
    expect(await balance()).toBe(-200);
    await restore('2026-12-11');
    expect(await balance()).toBe(800);
    expect(await credits(at)).toEqual(['tuition:2026-12:1 10.00 correction']);
    const again = (await at.feesOf(enrollmentId)).map(({ billingKey, amount }) => [billingKey?.slice(37), amount]);
    expect(again).toEqual([
      ['tuition:2026-12:1', 31_000],
      ['tuition:2026-12:again-1', 1_000],
    ]);
  });

  it('bills the difference to students who were billed while the session was excused', async () => {
    await cancel('2026-12-11');
    const { id: studentId } = await at.academy.with.student();
    const other = await enroll(studentId);
    await billDecember();
    expect(await balance(studentId)).toBe(30_000);
    await restore('2026-12-11');
    expect(await balance(studentId)).toBe(31_000);
    expect(billed(await at.feesOf(other))).toEqual(['tuition 300.00 2026-12-01', 'tuition 10.00 2026-12-01']);
    expect((await at.feesOf(other))[1]?.steps).toMatchObject([{ label: '1 session is held after all' }]);
    await cancel('2026-12-11');
    expect([await balance(), await balance(studentId)]).toEqual([30_000, 30_000]);
  });

  it.each(['closure', 'user'])('charges a session again that has begun and that a %s had cancelled', async (cause) => {
    await (cause === 'user' ? cancel('2026-12-11') : close());
    const before = await balance();
    await afterTheSession();
    await restore('2026-12-11');
    expect(await balance()).toBe(before + 1_000);
  });

  it('changes nothing while an excusing closure cancels the session at once', async () => {
    await cancel('2026-12-11');
    await close();
    expect(await balance()).toBe(28_000);
    await restore('2026-12-11');
    expect(await sessionOn('2026-12-11')).toMatchObject({ cancelCause: 'closure', excusesFees: true });
    expect(await balance()).toBe(28_000);
  });

  it('charges nothing to a student who left before the session', async () => {
    await cancel('2026-12-11');
    stopClock(Date.parse('2026-12-06T08:00:00.000Z'));
    Object.assign(at, { admin: await at.academy.as('academy_admin') });
    await send('DELETE', `/enrollments/${enrollmentId}`);
    const before = await balance();
    await restore('2026-12-11');
    expect(await balance()).toBe(before);
  });

  it('changes no balance if the session was charged although it was cancelled', async () => {
    await send('POST', `/sessions/${(await sessionOn('2026-12-11')).id}/cancel`);
    await restore('2026-12-11');
    expect([await balance(), await notes()]).toEqual([31_000, []]);
  });

  it('keeps the credit if the request is refused', async () => {
    await cancel('2026-12-11');
    const { id } = await sessionOn('2026-12-11');
    const teacher = await at.academy.as('teacher');
    const before = await stateOf(at.app, at.academy.id);
    expect((await rest(at.app, teacher, 'POST', `/sessions/${id}/restore`)).status).toBe(403);
    await workOff(at.app);
    expect(await stateOf(at.app, at.academy.id)).toEqual(before);
    expect(await balance()).toBe(30_000);
    await restore('2026-12-11');
    expect((await rest(at.app, at.admin, 'POST', `/sessions/${id}/restore`)).status).toBe(422);
    await workOff(at.app);
    expect(await balance()).toBe(31_000);
  });
});
