import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { Account } from '../../../../src/features/money/accounts/account.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { rest } from '../../../support/clients.ts';
import { billingScenes, CREDIT_UNUSED, stopClock } from './enrolling.ts';
import { workOff } from './setup.ts';

const at = billingScenes();

const DAILY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

let batchId: string;
let enrollmentId: string;

beforeEach(() => comes('2026-12-01T05:00'));

/** Moves the clock. The tokens of callers expire, so the admin signs in. */
async function comes(time: string) {
  stopClock(Date.parse(`${time}:00.000Z`));
  Object.assign(at, { admin: await at.academy.as('academy_admin') });
}

/** Moves the clock one second forward, sends a request, and runs the enqueued jobs. Returns the id in the response. */
async function send(method: string, path: string, given: object = {}): Promise<string> {
  stopClock(Date.now() + 1_000);
  const { status, body } = await rest(at.app, at.admin, method, path, given);
  expect([status, body]).toEqual([expect.toSatisfy((each: number) => each < 300), expect.anything()]);
  await workOff(at.app);
  return body.data?.id;
}

/** Creates a batch with daily sessions. */
const createBatch = (given: object): Promise<string> =>
  send('POST', '/batches', {
    ...{ course_id: at.courseId, name: 'Crawl', max_students: 10, days_of_week: DAILY },
    ...given,
  });

const enroll = async (from: string): Promise<void> => {
  const given = { student_id: at.studentId, batch_id: batchId, enrollment_date: from };
  enrollmentId = await send('POST', '/enrollments', given);
};
const update = (given: object) => send('PUT', `/enrollments/${enrollmentId}`, given);
const move = (day: string) => update({ active_from: day });
const close = (from: string, until: string): Promise<string> =>
  send('POST', '/closures', {
    ...{ name: 'Pool is cleaned', start_date: from, end_date: until, batch_ids: [batchId], excuses_fees: true },
  });
const open = (closure: string) => send('DELETE', `/closures/${closure}`);
const sessionOn = (slotDate: string) =>
  at.academy.run((em) => em.findOneOrFail(ClassSession, { batch: { id: batchId }, slotDate }));

/** Returns what the student has to pay in all, in units of the currency. */
async function price(): Promise<number> {
  const { owed, credit } = await at.academy.run((em) =>
    em.findOneOrFail(Account, { student: { id: at.studentId } }, { refresh: true }),
  );
  return (owed - credit) / 100;
}

describe('for a place whose first day was corrected, deletion of a closure with excusesFees', () => {
  // the 31 daily sessions of December cost 10.00 each, and the session of the 1st is over
  beforeEach(async () => {
    await at.plan([{ amount: 31_000 }], CREDIT_UNUSED);
    const december = { start_date: '2026-12-01', end_date: '2026-12-31' };
    batchId = await createBatch({ ...december, start_time: '00:10', end_time: '00:40' });
  });

  it.each([
    ['2026-12-05', '2026-12-12', '2026-12-10', 190, 220],
    ['2026-12-05', '2026-12-31', '2026-12-10', 0, 220],
    ['2026-12-20', '2026-12-31', '2026-12-25', 0, 70],
    ['2026-12-20', '2026-12-31', '2026-12-10', 100, 220],
    ['2026-12-05', '2026-12-08', '2026-12-10', 220, 220],
  ])('from %s to %s charges only the sessions since the new first day %s', async (from, until, day, moved, opened) => {
    await enroll('2026-12-01');
    const closure = await close(from, until);
    await move(day);
    expect(await price()).toBe(moved);
    await open(closure);
    expect(await price()).toBe(opened);
    await move('2026-12-01');
    expect(await price()).toBe(310);
  });

  it('charges the sessions that became part of the place while they were excused', async () => {
    await enroll('2026-12-10');
    expect(await price()).toBe(220);
    const closure = await close('2026-12-05', '2026-12-12');
    expect(await price()).toBe(190);
    await move('2026-12-01');
    expect(await price()).toBe(230);
    await open(closure);
    expect(await price()).toBe(310);
    await open(await close('2026-12-05', '2026-12-12'));
    expect(await price()).toBe(310);
  });

  it('charges a paid and spent credit again only for the sessions since the new first day', async () => {
    await enroll('2026-12-01');
    const accountId = (await at.feesOf(enrollmentId))[0]?.account.id;
    await send('POST', '/payments', { account_id: accountId, amount: '310.00', method: 'cash' });
    const closure = await close('2026-12-05', '2026-12-12');
    const exam = { student_id: at.studentId, fee_type: 'activity', amount: '80.00', due_date: '2026-12-01' };
    await send('POST', '/fees', exam);
    await move('2026-12-10');
    expect(await price()).toBe(-40);
    await open(closure);
    expect(await price()).toBe(-10);
    await move('2026-12-01');
    expect(await price()).toBe(80);
  });

  it('leaves the price right if the closure existed before the enrollment and its days were left and entered again', async () => {
    const closure = await close('2026-12-05', '2026-12-12');
    await enroll('2026-12-01');
    expect(await price()).toBe(230);
    await move('2026-12-10');
    await open(closure);
    expect(await price()).toBe(220);
    await move('2026-12-07');
    expect(await price()).toBe(250);
    await move('2026-12-01');
    expect(await price()).toBe(310);
  });

  it('charges no session before the first day if an update moves the closure to other days', async () => {
    await enroll('2026-12-01');
    const closure = await close('2026-12-20', '2026-12-31');
    await move('2026-12-25');
    await send('PUT', `/closures/${closure}`, { start_date: '2026-12-05', end_date: '2026-12-12' });
    expect(await price()).toBe(70);
    await move('2026-12-01');
    expect(await price()).toBe(230);
    await open(closure);
    expect(await price()).toBe(310);
  });

  it('charges the sessions that became part of the place because the last day of the batch changed', async () => {
    await send('PUT', `/batches/${batchId}`, { end_date: '2026-12-20' });
    await enroll('2026-12-01');
    expect(await price()).toBe(200);
    const closure = await close('2026-12-18', '2026-12-25');
    expect(await price()).toBe(170);
    await send('PUT', `/batches/${batchId}`, { end_date: '2026-12-31' });
    expect(await price()).toBe(230);
    await send('PUT', `/batches/${batchId}`, { end_date: '2026-12-19' });
    expect(await price()).toBe(170);
    await open(closure);
    expect(await price()).toBe(190);
    await send('PUT', `/batches/${batchId}`, { end_date: '2026-12-31' });
    expect(await price()).toBe(310);
  });

  it('previews the amounts that it charges', async () => {
    await enroll('2026-12-01');
    const closure = await close('2026-12-05', '2026-12-12');
    await move('2026-12-10');
    const changed = { name: 'Pool is cleaned', start_date: '2026-12-05', end_date: '2026-12-06', excuses_fees: true };
    const given = { ...changed, batch_ids: [batchId] };
    const { body } = await rest(at.app, at.admin, 'POST', `/closures/${closure}/preview`, given);
    expect(body.data).toMatchObject({ credits: [{ sessions: 3, amount: '-30.00' }], credits_total: '-30.00' });
  });

  it.each(['restored', 'opened'])('charges sessions that were %s before the place began earlier again', async (how) => {
    await enroll('2026-12-01');
    const closure = how === 'opened' ? await close('2026-12-05', '2026-12-06') : null;
    const days = ['2026-12-05', '2026-12-06'];
    const act = async (action: string, given: object) => {
      for (const day of days) await send('POST', `/sessions/${(await sessionOn(day)).id}/${action}`, given);
    };
    if (!closure) await act('cancel', { excuses_fees: true });
    await move('2026-12-10');
    await (closure ? open(closure) : act('restore', {}));
    expect(await price()).toBe(220);
    await move('2026-12-06');
    expect(await price()).toBe(260);
    await move('2026-12-01');
    expect(await price()).toBe(310);
  });
});

describe('for a student who left while a closure with excusesFees covered the remaining sessions', () => {
  // a term of 20 daily sessions for 10.00 each, of which 5 are over; the next session is later today
  const term = { start_date: '2026-11-26', end_date: '2026-12-15', start_time: '23:10', end_time: '23:40' };

  beforeEach(async () => {
    await at.academy.with.term({ startsOn: term.start_date, endsOn: term.end_date });
  });

  async function closed(from = '2026-12-01', frequency = BillingFrequency.PER_TERM): Promise<string> {
    await at.plan([{ amount: 20_000, frequency }], CREDIT_UNUSED);
    batchId = await createBatch(term);
    await enroll(term.start_date);
    return close(from, term.end_date);
  }
  const changeBatch = (given: object) => send('PUT', `/batches/${batchId}`, given);

  it.each<[string, () => Promise<unknown>]>([
    ['was cancelled', () => changeBatch({ status: 'cancelled' })],
    ['was completed', () => changeBatch({ status: 'completed' })],
    ['was deleted', () => send('DELETE', `/batches/${batchId}`)],
    [
      'was cancelled and reopened',
      async () => {
        await changeBatch({ status: 'cancelled' });
        await changeBatch({ status: 'ongoing' });
      },
    ],
  ])('charges only the used sessions if the batch %s', async (_, end) => {
    const closure = await closed();
    expect(await price()).toBe(50);
    await end();
    expect(await price()).toBe(50);
    await open(closure);
    expect(await price()).toBe(50);
  });

  it('does not charge past sessions of the closure if the batch is cancelled', async () => {
    await closed('2026-11-29');
    expect(await price()).toBe(30);
    await changeBatch({ status: 'cancelled' });
    expect(await price()).toBe(30);
  });

  it('charges only the used sessions of a one-time fee if the batch is cancelled', async () => {
    await closed('2026-12-01', BillingFrequency.ONE_TIME);
    await changeBatch({ status: 'cancelled' });
    expect(await price()).toBe(50);
  });

  it('charges no month of which no session is used if the batch is cancelled', async () => {
    await closed('2026-12-01', BillingFrequency.MONTHLY);
    await changeBatch({ status: 'cancelled' });
    expect(await price()).toBe(0);
  });

  it.each(['dropped', 'completed'])('charges no further session if the enrollment was %s', async (status) => {
    const closure = await closed();
    await update({ status });
    expect(await price()).toBe(50);
    await open(closure);
    expect(await price()).toBe(50);
  });

  it('bills no new fee if the fee was paid before the closure and the credit is spent', async () => {
    await at.plan([{ amount: 20_000, frequency: BillingFrequency.PER_TERM }], CREDIT_UNUSED);
    batchId = await createBatch(term);
    await enroll(term.start_date);
    const accountId = (await at.feesOf(enrollmentId))[0]?.account.id;
    await send('POST', '/payments', { account_id: accountId, amount: '200.00', method: 'cash' });
    const closure = await close('2026-12-01', term.end_date);
    await update({ status: 'dropped' });
    const exam = { student_id: at.studentId, fee_type: 'activity', amount: '100.00', due_date: '2026-12-01' };
    await send('POST', '/fees', exam);
    await open(closure);
    expect(await price()).toBe(-50);
    expect(await at.feesOf(enrollmentId)).toHaveLength(1);
  });

  it.each(['the same course', 'another course'])(
    'charges no session twice after a transfer within %s',
    async (which) => {
      const closure = await closed();
      let courseId = at.courseId;
      if (which === 'another course') {
        courseId = (await at.academy.with.course()).id;
        const items = [{ amount: 20_000, frequency: BillingFrequency.PER_TERM }];
        await at.academy.with.feePlan({ courseId, items, ...CREDIT_UNUSED });
      }
      const other = await createBatch({ ...term, course_id: courseId, name: 'Dive' });
      await send('POST', `/enrollments/${enrollmentId}/transfer`, { batch_id: other });
      expect(await price()).toBe(200);
      await open(closure);
      expect(await price()).toBe(200);
    },
  );

  it('charges the sessions when a completed enrollment is reopened after the closure was deleted', async () => {
    const closure = await closed();
    await update({ status: 'completed' });
    await open(closure);
    await update({ status: 'active' });
    expect(await price()).toBe(200);
  });

  it('credits the sessions of a new closure when a completed enrollment is reopened', async () => {
    const closure = await closed();
    await open(closure);
    await update({ status: 'completed' });
    await close('2026-12-03', term.end_date);
    expect(await price()).toBe(200);
    await update({ status: 'active' });
    expect(await price()).toBe(70);
  });

  it('charges a session before the day of leaving again if a user restores it', async () => {
    await closed('2026-12-03');
    expect(await price()).toBe(70);
    await comes('2026-12-05T05:00');
    await update({ status: 'dropped' });
    expect(await price()).toBe(70);
    await send('POST', `/sessions/${(await sessionOn('2026-12-04')).id}/restore`);
    expect(await price()).toBe(80);
  });

  it('credits and charges a session later on the day of leaving neither before nor after a closure', async () => {
    await at.plan([{ amount: 20_000, frequency: BillingFrequency.PER_TERM }], CREDIT_UNUSED);
    batchId = await createBatch(term);
    await enroll(term.start_date);
    await update({ status: 'dropped' });
    expect(await price()).toBe(50);
    const closure = await close('2026-12-01', '2026-12-03');
    expect(await price()).toBe(50);
    await open(closure);
    expect(await price()).toBe(50);
  });
});
