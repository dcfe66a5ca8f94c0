import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BillingRunStatus } from '../../../src/features/fees/billing-run.enums.ts';
import { OutboxEvent } from '../../../src/platform/events/outbox.entity.ts';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../pricing/setup.ts';
import { badInput } from '../writing.ts';
import { confirmBillingRun, feesOf, firstIn, learner, ran, readRun, WHOLE, workOff } from './setup.ts';

const enroll = (at: Scene, amount: number) =>
  learner(at.academy, [{ ...WHOLE, amount }], { enrollmentDate: firstIn(0) });

/** A run that is held: it would bill three times as much as the one before. */
async function heldRun(at: Scene) {
  await enroll(at, 10_000);
  await ran(at.app, at.admin);
  await enroll(at, 30_000);
  return ran(at.app, at.admin);
}

describe('confirmBillingRun', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('has a run bill that is held since it would bill more than twice as much as the last one', async () => {
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

  it('is not needed up to twice as much, behind a run of nothing, for the first of a kind, and for previews', async () => {
    const here = await scene();
    const { app, admin } = here;
    await enroll(here, 10_000);
    expect((await ran(app, admin)).status).toBe('DONE');
    await enroll(here, 20_000);
    expect(await ran(app, admin)).toMatchObject({ status: 'DONE', total: '200.00' });
    expect(await ran(app, admin)).toMatchObject({ status: 'DONE', total: '0.00' });
    await enroll(here, 90_000);
    expect(await ran(app, admin)).toMatchObject({ status: 'DONE', total: '900.00' });
    await enroll(here, 180_001);
    expect(await ran(app, admin, { kind: 'ENROLLMENT' })).toMatchObject({ status: 'DONE' });
    expect(await ran(app, admin, { preview: true })).toMatchObject({ status: 'PREVIEW', total: '1800.01' });
    expect(await ran(app, admin)).toMatchObject({ status: 'HELD', total: '1800.01' });
  });

  it('is refused for any other run, and for another version than was read', async () => {
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
