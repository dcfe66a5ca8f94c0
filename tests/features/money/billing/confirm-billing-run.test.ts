import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BillingRunKind, BillingRunStatus } from '../../../../src/features/money/ledger/billing-run.enums.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { inDays } from '../../../support/days.ts';
import { badInput } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../pricing/setup.ts';
import { billing, confirmBillingRun, feesOf, firstIn, learner, ran, readRun, WHOLE, workOff } from './setup.ts';

const enroll = (at: Scene, amount: number) =>
  learner(at.academy, [{ ...WHOLE, amount }], { enrollmentDate: firstIn(0) });

/** Returns the fields of a billing run that was created the given number of days ago. */
const daysAgo = (days: number) => ({ createdAt: `${inDays(-days)}T12:00:00.000Z`, asOf: inDays(-days) });

/** Returns a held billing run, whose total is three times the total of the run before. */
async function heldRun(at: Scene) {
  await enroll(at, 10_000);
  await ran(at.app, at.admin);
  await enroll(at, 30_000);
  return ran(at.app, at.admin);
}

describe('confirmBillingRun, which releases a held billing run', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('releases a run that was held because its total is more than twice the total of the run before', async () => {
    const { app, academy, admin } = await scene();
    const run = await heldRun({ app, academy, admin });
    expect(run).toMatchObject({ status: 'HELD', total: '300.00', counts: { created: 1, existing: 1 }, version: 2 });
    expect(await feesOf(academy)).toHaveLength(1);
    const { data } = await confirmBillingRun(app, admin, run.id, 2);
    expect(data.confirmBillingRun).toMatchObject({
      ...{ status: 'RUNNING', total: '0.00', counts: { created: 0, existing: 0 }, version: 3 },
      confirmedAt: expect.any(String),
    });
    await workOff(app);
    expect(await readRun(app, admin, run.id)).toMatchObject({
      status: 'DONE',
      total: '300.00',
      counts: { created: 1 },
    });
    expect(await feesOf(academy)).toHaveLength(2);
    const events = await academy.run((em) =>
      em.find(OutboxEvent, { resource: 'BillingRun' }, { orderBy: { id: 'asc' } }),
    );
    expect(events.map(({ type, payload }) => [type, payload.total])).toEqual([
      ['billing_run.done', '100.00'],
      ['billing_run.held', '300.00'],
      ['billing_run.done', '300.00'],
    ]);
  });

  it('is not needed for the first run of a kind, for a preview, or for a total of at most twice the largest total so far', async () => {
    const here = await scene();
    const { app, admin } = here;
    await enroll(here, 45_000);
    expect((await ran(app, admin)).status).toBe('DONE');
    expect(await ran(app, admin)).toMatchObject({ status: 'DONE', total: '0.00' });
    await enroll(here, 90_000);
    expect(await ran(app, admin)).toMatchObject({ status: 'DONE', total: '900.00' });
    await enroll(here, 1_000);
    expect(await ran(app, admin)).toMatchObject({ status: 'DONE', total: '10.00' });
    await enroll(here, 180_001);
    expect(await ran(app, admin, { kind: 'ENROLLMENT' })).toMatchObject({ status: 'DONE' });
    expect(await ran(app, admin, { preview: true })).toMatchObject({ status: 'PREVIEW', total: '1800.01' });
    expect(await ran(app, admin)).toMatchObject({ status: 'HELD', total: '1800.01' });
  });

  it('is not needed for a total of at most twice the previous total, or of at most the setting `holdAbove`', async () => {
    const { defaults, raised } = { defaults: await scene(), raised: await scene(billing({ holdAbove: 50_000 })) };
    for (const [here, most] of [
      [defaults, 10_000],
      [raised, 50_000],
    ] as const) {
      await enroll(here, 100);
      await ran(here.app, here.admin);
      await enroll(here, most);
      expect((await ran(here.app, here.admin)).status).toBe('DONE');
      await enroll(here, 2 * most + 1);
      expect((await ran(here.app, here.admin)).status).toBe('HELD');
    }
  });

  it('is needed if the total is more than twice the largest total of a completed run of the same kind in the last 400 days', async () => {
    const here = await scene();
    const { app, academy, admin } = here;
    const run = (days: number, total: number, given: object = {}) =>
      academy.with.billingRun({ status: BillingRunStatus.DONE, total, ...daysAgo(days), ...given });
    await run(401, 90_000);
    await run(1, 90_000, { kind: BillingRunKind.SESSION });
    await run(1, 90_000, { status: BillingRunStatus.FAILED });
    await run(399, 20_000);
    await run(3, 1_000);
    await enroll(here, 40_000);
    expect((await ran(app, admin)).status).toBe('DONE');
    await run(1, 41_000);
    await enroll(here, 82_001);
    expect((await ran(app, admin)).status).toBe('HELD');
  });

  it('in the first month of a term, is not needed for at most twice the total of the first month of the previous term', async () => {
    const here = await scene();
    const { app, academy, admin } = here;
    const { with: make } = academy;
    const last = firstIn(-15);
    await make.term({ startsOn: last, endsOn: addDays(firstIn(-10), -1) });
    await make.term({ startsOn: firstIn(0), endsOn: addDays(firstIn(4), -1) });
    const done = { status: BillingRunStatus.DONE };
    for (const asOf of [last, addDays(last, 20)])
      await make.billingRun({ ...done, ...daysAgo(460), asOf, total: 40_000 });
    await make.billingRun({ ...done, ...daysAgo(30), total: 20_000 });
    await enroll(here, 160_000);
    expect((await ran(app, admin)).status).toBe('DONE');
    await enroll(here, 320_001);
    expect((await ran(app, admin)).status).toBe('HELD');
  });

  it('refuses runs that are not held, and refuses an outdated version with CONFLICT', async () => {
    const { app, academy, admin } = at;
    for (const status of Object.values(BillingRunStatus)) {
      if (status === BillingRunStatus.HELD) continue;
      const { id } = await academy.with.billingRun({ status });
      expect(await refusedOf(at, () => confirmBillingRun(app, admin, id))).toEqual(
        badInput({ id: ['The billing run is not held.'] }),
      );
    }
    const { id } = await academy.with.billingRun({ status: BillingRunStatus.HELD });
    expect(await refusedOf(at, () => confirmBillingRun(app, admin, id, 2))).toMatchObject({ code: 'CONFLICT' });
  });

  testWhoMayWrite(
    'Billing run',
    (make) => make.billingRun({ status: BillingRunStatus.HELD }),
    (app, as, id) => confirmBillingRun(app, as, id),
  );
});
