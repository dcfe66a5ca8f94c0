import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { entities, modules, subscribers } from '../../src/features/index.ts';
import { billEnrollments } from '../../src/features/money/billing/bill-enrollments.ts';
import { billingRunJob } from '../../src/features/money/billing/runs/run-billing.ts';
import { DiscountKind } from '../../src/features/money/discounts/discount.enums.ts';
import { DiscountUse } from '../../src/features/money/discounts/discount-use.entity.ts';
import { BillingRun } from '../../src/features/money/ledger/billing-run.entity.ts';
import { BillingRunStatus } from '../../src/features/money/ledger/billing-run.enums.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { enqueue } from '../../src/platform/jobs/enqueue.ts';
import { createBackground } from '../../src/service/background.ts';
import { manyLearners } from '../features/money/billing/crowd.ts';
import { asService, firstIn, learner, readRun, runBilling, WHOLE } from '../features/money/billing/setup.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { today } from '../support/days.ts';
import { type SeededAcademy, seedAcademy } from '../support/seed.ts';

/** Milliseconds that a statement may wait for others on a busy machine. */
const PATIENCE = 60_000;
const EIGHT = Array.from({ length: 8 });
const THIS_MONTH = { days: { from: firstIn(0), until: today() }, once: true, periods: true };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({}, ({ databaseUrl: url, databaseDirectUrl: directUrl }) =>
    openDatabase({ url, directUrl, entities, migrations, subscribers, timeout: PATIENCE }),
  );
});
afterAll(() => app.stop());

/** Asserts that accounts match their fees and entries. */
async function expectBooksInOrder({ id, run }: SeededAcademy): Promise<void> {
  const { rows } = await run((em) =>
    sql<{ wrong: number }>`select count(*) as wrong from accounts a where a.academy_id = ${id} and (
        a.owed <> coalesce((select sum(f.amount - f.paid_amount - f.credited_amount) from fees f
          where f.academy_id = ${id} and f.account_id = a.id and f.voided_at is null), 0)
        or a.owed <> coalesce((select sum(e.amount) from ledger_entries e
          where e.academy_id = ${id} and e.account_id = a.id and e.fee_id is not null), 0))`.execute(em.getKysely()),
  );
  expect(Number(rows[0]?.wrong)).toBe(0);
}

describe('parallel billing', () => {
  it('bills each fee once when eight runs execute at the same time', { timeout: 3 * PATIENCE }, async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const { length: count } = await manyLearners(academy, 600);
    const begun = await Promise.all(EIGHT.map(() => runBilling(app, admin, {})));
    const four = [1, 2, 3, 4].map(() => createBackground(app.services, modules));
    await Promise.all(four.map((background) => background.drain()));
    const runs = await Promise.all(begun.map(({ data }) => readRun(app, admin, data.runBilling.id)));
    expect(runs.every(({ status }) => status === 'DONE' || status === 'HELD')).toBe(true);
    const done = runs.filter(({ status }) => status === 'DONE');
    expect(done.reduce((sum, { counts }) => sum + counts.created, 0)).toBe(count);
    expect(done.every(({ counts }) => counts.failed === 0 && counts.created + counts.existing === count)).toBe(true);
    expect(await academy.run((em) => em.count(Fee, {}))).toBe(count);
    await expectBooksInOrder(academy);
  });

  it('executes a run once if two jobs try to execute it at the same time', { timeout: 3 * PATIENCE }, async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const { length: count } = await manyLearners(academy, 600);
    const { data } = await runBilling(app, admin, {});
    const { id: runId } = data.runBilling;
    await academy.run((em) => enqueue(em, billingRunJob, { runId }));
    await Promise.all([1, 2].map(() => createBackground(app.services, modules).drain()));
    expect(await readRun(app, admin, runId)).toMatchObject({ status: 'DONE', counts: { created: count, existing: 0 } });
    expect(await academy.run((em) => em.count(BillingRun, { status: BillingRunStatus.DONE }))).toBe(1);
    await expectBooksInOrder(academy);
  });

  it('bills siblings of one account one after another, so that the limit of a discount is not exceeded', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const { id: courseId } = await make.course();
    await make.feePlan({ courseId, items: [WHOLE] });
    await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2, maxUses: 5, percent: 1_000 });
    const { id: parentId } = await make.parent();
    const ids: string[] = [];
    for (let n = 0; n < 8; n++) {
      const { id: studentId } = await make.student();
      await make.link({ parentId, studentId, receivesBilling: true });
      ids.push((await make.enrollment({ studentId, courseId, enrollmentDate: firstIn(0) })).id);
    }
    await Promise.all(
      ids.map((id) =>
        asService(app, academy, (ctx) => ctx.session.write((em) => billEnrollments(ctx, em, [id], THIS_MONTH))),
      ),
    );
    const fees = await academy.run((em) => em.find(Fee, {}));
    expect(fees.map(({ amount }) => amount).toSorted()).toEqual([...Array(3).fill(10_000), ...Array(5).fill(9_000)]);
    expect(await academy.run((em) => em.count(DiscountUse, {}))).toBe(5);
    await expectBooksInOrder(academy);
  });

  it('counts a fee as existing if another run bills it at the same time', async () => {
    const academy = await seedAcademy(app);
    const { id } = await learner(academy, [WHOLE], { enrollmentDate: firstIn(0) });
    const bill = (behind?: () => Promise<void>) =>
      asService(app, academy, (ctx) =>
        ctx.session.write(async (em) => {
          const { counts } = await billEnrollments(ctx, em, [id], THIS_MONTH);
          await behind?.();
          return counts;
        }),
      );
    const held = Promise.withResolvers<void>();
    const billed = Promise.withResolvers<void>();
    const first = bill(() => {
      billed.resolve();
      return held.promise;
    });
    await billed.promise;
    const second = bill();
    setTimeout(held.resolve, 300);
    expect(await first).toMatchObject({ created: 1, existing: 0 });
    expect(await second).toMatchObject({ created: 0, existing: 1 });
  });

  it('bills nothing after the drop date if the student drops during the billing', async () => {
    const academy = await seedAcademy(app);
    const { id } = await learner(academy, [WHOLE], { enrollmentDate: firstIn(-2) });
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const dropping = academy.run(async (em) => {
      await em.nativeUpdate(Enrollment, { id }, { status: 'dropped' as never, droppedOn: firstIn(-2) });
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const billing = asService(app, academy, (ctx) =>
      ctx.session.write((em) => billEnrollments(ctx, em, [id], { ...THIS_MONTH, once: false })),
    );
    setTimeout(held.resolve, 300);
    await dropping;
    expect((await billing).counts).toMatchObject({ created: 0 });
    expect(await academy.run((em) => em.count(Fee, {}))).toBe(0);
  });
});
