import { beforeAll, describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../src/features/academics/courses/course.enums.ts';
import { modules } from '../../src/features/index.ts';
import { Account } from '../../src/features/money/accounts/account.entity.ts';
import { billEnrollments } from '../../src/features/money/billing/bill-enrollments.ts';
import { CreditNote } from '../../src/features/money/ledger/credit-note.entity.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { DropPolicy, ProrationBasis } from '../../src/features/money/plans/fee-plan.enums.ts';
import { ClassSession } from '../../src/features/scheduling/sessions/class-session.entity.ts';
import { sessionsCharged, sessionsExcused } from '../../src/features/scheduling/sessions/excused-sessions.ts';
import { enqueue } from '../../src/platform/jobs/enqueue.ts';
import { mulDiv } from '../../src/platform/money/mul-div.ts';
import { daysBetween } from '../../src/platform/time/days.ts';
import { createBackground } from '../../src/service/background.ts';
import { asService, firstIn } from '../features/money/billing/setup.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, gql } from '../support/clients.ts';
import { inDays, today } from '../support/days.ts';
import { type SeededAcademy, seedAcademy } from '../support/seed.ts';

const DROP = 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }';
const CANCEL = 'mutation ($id: ID!) { cancelSession(id: $id, input: { excusesFees: true }) { id } }';
const RESTORE = 'mutation ($id: ID!) { restoreSession(id: $id) { id } }';
/** The fees from the given day to today. */
const since = (from: string) => ({ days: { from, until: today() }, once: true, periods: true });

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const bill = (academy: SeededAcademy, ids: readonly string[], from = firstIn(0)) =>
  asService(app, academy, (ctx) => ctx.session.write((em) => billEnrollments(ctx, em, ids, since(from))));

/** Executes waiting jobs in four workers at the same time. */
const drain = () => Promise.all([1, 2, 3, 4].map(() => createBackground(app.services, modules).drain()));

const credited = ({ run }: SeededAcademy): Promise<number[]> =>
  run(async (em) => (await em.find(CreditNote, {})).map(({ amount }) => amount));

describe('student who drops while a fee is billed', () => {
  it('owes only the used part of the fee, whichever transaction commits first', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const admin = await academy.as('academy_admin');
    const { id: courseId } = await make.course();
    const items = [{ proration: ProrationBasis.DAYS, amount: 10_000 }];
    await make.feePlan({ courseId, items, dropPolicy: DropPolicy.CREDIT_UNUSED });
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) {
      const { id: studentId } = await make.student();
      ids.push((await make.enrollment({ studentId, courseId, enrollmentDate: firstIn(-1) })).id);
    }
    const [billing, dropping] = await Promise.all([
      Promise.all(ids.map((id) => bill(academy, [id], firstIn(-1)))),
      Promise.all(ids.map((id) => gql(app, admin, DROP, { id }))),
    ]);
    // on the first day of a month, students who were dropped before billing have no fee for the month
    expect(billing.filter(({ counts }) => counts.created > 0)).toHaveLength(12);
    expect(dropping.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    // the day of the drop is not charged
    const used = 10_000 + mulDiv(10_000, daysBetween(firstIn(0), today()), daysBetween(firstIn(0), firstIn(1)));
    const accounts = await academy.run((em) => em.find(Account, {}));
    expect(accounts.map(({ owed, credit }) => owed - credit)).toEqual(Array(12).fill(used));
  });
});

describe('billing of a cancelled session', () => {
  /** Creates a batch of ten days with a one-time price of 100.00, ten students, and the session of tomorrow. */
  async function scene() {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const admin = await academy.as('academy_admin');
    const { id: courseId } = await make.course();
    await make.feePlan({ courseId, items: [{ frequency: BillingFrequency.ONE_TIME, amount: 10_000 }] });
    const times = { startDate: today(), endDate: inDays(9), startTime: '09:00', endTime: '10:00' };
    const daysOfWeek = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    const create = 'mutation ($input: CreateBatchInput!) { createBatch(input: $input) { id } }';
    const input = { courseId, name: 'Camp', ...times, daysOfWeek };
    const batchId = (await gql(app, admin, create, { input })).data.createBatch.id as string;
    const ids: string[] = [];
    for (let n = 0; n < 10; n++) {
      const { id: studentId } = await make.student();
      ids.push((await make.enrollment({ studentId, batchId, enrollmentDate: today() })).id);
    }
    const session = await academy.run((em) =>
      em.findOneOrFail(ClassSession, { batch: { id: batchId }, slotDate: inDays(1) }),
    );
    return { academy, admin, batchId, ids, sessionId: session.id };
  }

  const cancel = async (as: Credentials, id: string) =>
    expect((await gql(app, as, CANCEL, { id })).errors).toBeUndefined();

  it('credits each student only once, even if several jobs run', async () => {
    const { academy, admin, batchId, ids, sessionId } = await scene();
    await bill(academy, ids);
    await cancel(admin, sessionId);
    for (let n = 0; n < 3; n++) {
      await academy.run((em) => enqueue(em, sessionsExcused, { batchId, days: [inDays(1)] }));
    }
    await drain();
    expect(await credited(academy)).toEqual(Array(10).fill(1_000));
  });

  it('revokes each credit only once, even if several requests restore the session and several jobs run', async () => {
    const { academy, admin, batchId, ids, sessionId } = await scene();
    await bill(academy, ids);
    await cancel(admin, sessionId);
    await drain();
    const answers = await Promise.all([1, 2, 3].map(() => gql(app, admin, RESTORE, { id: sessionId })));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    for (let n = 0; n < 3; n++) {
      await academy.run((em) => enqueue(em, sessionsCharged, { batchId, days: [inDays(1)] }));
    }
    await drain();
    const accounts = await academy.run((em) => em.find(Account, {}));
    expect(accounts.map(({ owed, credit }) => owed - credit)).toEqual(Array(10).fill(10_000));
    const notes = await academy.run((em) => em.find(CreditNote, {}));
    expect(notes.map(({ voidedAt }) => typeof voidedAt)).toEqual(Array(10).fill('string'));
    expect(await academy.run((em) => em.find(Fee, {}))).toHaveLength(10);
  });

  it('excludes the session from fees that are billed at the same time', async () => {
    const { academy, admin, ids, sessionId } = await scene();
    await Promise.all([
      ...ids.map((id) => bill(academy, [id])),
      cancel(admin, sessionId).then(drain),
      ...ids.map((id) => bill(academy, [id])),
    ]);
    await drain();
    const fees = await academy.run((em) => em.find(Fee, {}));
    expect(fees.map(({ amount, creditedAmount }) => amount - creditedAmount)).toEqual(Array(10).fill(9_000));
  });

  it('credits students whose billing began before the cancellation and commits after it', async () => {
    const { academy, admin, ids, sessionId } = await scene();
    const [written, cancelled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const billing = asService(app, academy, (ctx) =>
      ctx.session.write(async (em) => {
        await billEnrollments(ctx, em, ids, since(firstIn(0)));
        written.resolve();
        await cancelled.promise;
      }),
    );
    await written.promise;
    await cancel(admin, sessionId);
    const crediting = drain();
    setTimeout(cancelled.resolve, 300);
    await Promise.all([billing, crediting]);
    expect(await credited(academy)).toEqual(Array(10).fill(1_000));
  });
});
