import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { doBillingRun } from '../../../../src/features/money/billing/runs/do-billing-run.ts';
import { BillingRun } from '../../../../src/features/money/ledger/billing-run.entity.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { Job } from '../../../../src/platform/jobs/job.entity.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { inDays, today } from '../../../support/days.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayMake } from '../pricing/setup.ts';
import { failFor, manyLearners } from './crowd.ts';
import { billing, feesOf, firstIn, learner, monthIn, ran, readRun, runBilling, WHOLE, workOff } from './setup.ts';

const NOTHING_SKIPPED = { existing: 0, failed: 0, skipped: [] };

describe('runBilling', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('returns immediately, bills in a background job, and records events', async () => {
    const { app, academy, admin } = await scene();
    const { id } = await learner(academy, [WHOLE], { enrollmentDate: firstIn(-1) });
    const { data } = await runBilling(app, admin, {});
    expect(data.runBilling).toMatchObject({
      ...{ kind: 'PERIOD', asOf: today(), status: 'RUNNING', automatic: false, since: null, total: '0.00', version: 1 },
      counts: { created: 0, ...NOTHING_SKIPPED },
    });
    await workOff(app);
    const run = await readRun(app, admin, data.runBilling.id);
    expect(run).toMatchObject({
      ...{ status: 'DONE', total: '200.00', version: 2, confirmedAt: null, endedAt: expect.any(String) },
      counts: { created: 2, ...NOTHING_SKIPPED },
    });
    const fees = await feesOf(academy);
    expect(fees.map(({ billingKey, billingRunId }) => [billingKey, billingRunId])).toEqual([
      [`${id}:tuition:${monthIn(-1)}:1`, run.id],
      [`${id}:tuition:${monthIn(0)}:1`, run.id],
    ]);
    const events = await academy.run((em) => em.find(OutboxEvent, {}, { orderBy: { id: 'asc' } }));
    expect(events.map(({ type }) => type)).toEqual(['fee.created', 'fee.created', 'billing_run.done']);
    expect(events[0]?.payload).toMatchObject({ billing_run_id: run.id });
    expect(events[2]).toMatchObject({
      ...{ resource: 'BillingRun', resourceId: run.id, resourceVersion: 2 },
      payload: {
        kind: 'period',
        as_of: today(),
        created: 2,
        existing: 0,
        failed: 0,
        total: '200.00',
        automatic: false,
      },
    });
    const entries = await academy.run((em) => em.find(AuditEntry, { resource: 'BillingRun' }));
    expect(entries.map(({ action, userId }) => [action, userId])).toEqual([
      ['created', admin.userId],
      ['updated', null],
    ]);
  });

  it('bills nothing in a second run, and the fees of each run can be found by the id of the run', async () => {
    const { app, academy, admin } = await scene();
    await learner(academy, [WHOLE], { enrollmentDate: firstIn(0) });
    const first = await ran(app, admin);
    const second = await ran(app, admin);
    expect(second).toMatchObject({ status: 'DONE', total: '0.00', counts: { created: 0, existing: 1 } });
    const feesOfRun = async (billingRunId: string) => {
      const query = `query ($filter: FeeFilter) { fees(filter: $filter) { totalCount nodes { billingRun { id } } } }`;
      return (await gql(app, admin, query, { filter: { billingRunId } })).data.fees;
    };
    expect(await feesOfRun(first.id)).toEqual({ totalCount: 1, nodes: [{ billingRun: { id: first.id } }] });
    expect((await feesOfRun(second.id)).totalCount).toBe(0);
  });

  it('with preview: true returns the counts and the total, but stores no run, job or fee', async () => {
    const { app, academy, admin } = await scene();
    await learner(academy, [WHOLE], { enrollmentDate: firstIn(0) });
    const { data } = await runBilling(app, admin, { preview: true });
    expect(data.runBilling).toMatchObject({
      ...{ status: 'PREVIEW', total: '100.00', version: 1, endedAt: expect.any(String) },
      counts: { created: 1, ...NOTHING_SKIPPED },
    });
    await workOff(app);
    expect(await feesOf(academy)).toEqual([]);
    expect(await academy.run((em) => em.count(Job, {}))).toBe(0);
    expect(await ran(app, admin)).toMatchObject({ counts: data.runBilling.counts, total: '100.00' });
  });

  it('bills as many past months as the settings allow, but no month before the fee plan began or after the student left', async () => {
    const { app, academy, admin } = await scene(billing({ maxBackMonths: 1 }));
    const items = [WHOLE];
    const long = await learner(academy, items, { enrollmentDate: firstIn(-6) });
    const { id: courseId } = await academy.with.course();
    await academy.with.feePlan({ courseId, items, effectiveFrom: firstIn(0) });
    const { id: studentId } = await academy.with.student();
    const late = await academy.with.enrollment({ studentId, courseId, enrollmentDate: firstIn(-6) });
    const left = await learner(academy, items, {
      ...{ enrollmentDate: firstIn(-6), status: EnrollmentStatus.DROPPED, droppedOn: firstIn(-1) },
    });
    const never = await learner(academy, items, { enrollmentDate: firstIn(-6), status: EnrollmentStatus.DROPPED });
    await ran(app, admin);
    const keys = (await feesOf(academy)).map(({ billingKey }) => billingKey);
    expect(keys.toSorted()).toEqual(
      [
        `${long.id}:tuition:${monthIn(-1)}:1`,
        `${long.id}:tuition:${monthIn(0)}:1`,
        `${late.id}:tuition:${monthIn(0)}:1`,
        `${left.id}:tuition:${monthIn(-1)}:1`,
      ].toSorted(),
    );
    expect(keys.join()).not.toContain(never.id);
  });

  it('with kind ENROLLMENT bills only one-time items, and only of active enrollments that began recently', async () => {
    const { app, academy, admin } = await scene();
    const items = [{ ...WHOLE, code: 'joining', frequency: BillingFrequency.ONE_TIME }, WHOLE];
    const { id } = await learner(academy, items, { enrollmentDate: inDays(-3) });
    await learner(academy, items, { enrollmentDate: inDays(-200) });
    await learner(academy, items, { enrollmentDate: inDays(3) });
    const dropped = { status: EnrollmentStatus.DROPPED, droppedOn: today() };
    await learner(academy, items, { enrollmentDate: inDays(-3), ...dropped });
    const run = await ran(app, admin, { kind: 'ENROLLMENT' });
    expect(run).toMatchObject({ counts: { created: 1 }, total: '100.00' });
    expect((await feesOf(academy)).map(({ billingKey }) => billingKey)).toEqual([`${id}:joining:once:1`]);
  });

  it('refuses a date more than `leadDays` in the future', async () => {
    const { app, academy, admin } = await scene(billing({ leadDays: 3 }));
    const here = { app, academy, admin };
    const answer = { asOf: [`The as of field must be a date before or equal to ${inDays(3)}.`] };
    for (const preview of [true, false]) {
      const late = () => runBilling(app, admin, { asOf: inDays(4), preview });
      expect(await refusedOf(here, late)).toEqual(badInput(answer));
    }
    expect((await ran(app, admin, { asOf: inDays(3) })).status).toBe('DONE');
  });

  it.each(['ENROLLMENT', 'PERIOD', 'SESSION'])(
    'with kind %s bills nothing for the first day of the calendar',
    async (kind) => {
      const { app, admin } = await scene();
      for (const asOf of ['0001-01-01', '0001-04-01']) {
        const { data, errors } = await runBilling(app, admin, { kind, asOf, preview: true });
        expect(errors).toBeUndefined();
        expect(data.runBilling).toMatchObject({ status: 'PREVIEW', total: '0.00' });
      }
    },
  );

  it('continues an interrupted run, and bills each fee once', async () => {
    const { app, academy, admin } = await scene();
    const many = await manyLearners(academy, 1_100);
    const { data } = await runBilling(app, admin, {});
    const { id: runId } = data.runBilling;
    const stopped = new AbortController();
    const job = {
      ...{ id: runId, academyId: academy.id, attempt: 1, services: app.services, signal: stopped.signal },
      finish: () => Promise.reject(new Error('It should have ended before.')),
    };
    const throwIfAborted = stopped.signal.throwIfAborted.bind(stopped.signal);
    let parts = 0;
    // aborts the job after its first part, as a shutdown of the process does
    stopped.signal.throwIfAborted = () => {
      if (++parts === 2) stopped.abort();
      throwIfAborted();
    };
    await expect(doBillingRun.run(job, { runId })).rejects.toThrow(/abort/i);
    expect(await readRun(app, admin, runId)).toMatchObject({ status: 'RUNNING', counts: { created: 500 }, version: 1 });
    expect(await academy.run((em) => em.count(Fee, {}))).toBe(500);
    // runs the stored job, which continues the billing run
    await workOff(app);
    const run = await readRun(app, admin, runId);
    expect(run).toMatchObject({ status: 'DONE', total: '110000.00', counts: { created: many.length, existing: 0 } });
    expect(await academy.run((em) => em.count(Fee, { billingRunId: runId }))).toBe(many.length);
  });

  it('counts an enrollment as failed if its fee cannot be stored, and bills this enrollment in the next run', async () => {
    const { app, academy, admin } = await scene();
    const [bad] = await manyLearners(academy, 3);
    const mend = await failFor(app, bad as string);
    try {
      expect(await ran(app, admin)).toMatchObject({
        ...{ status: 'DONE', total: '200.00' },
        counts: { created: 2, existing: 0, failed: 1, skipped: [] },
      });
    } finally {
      await mend();
    }
    expect(await ran(app, admin)).toMatchObject({ total: '100.00', counts: { created: 1, existing: 2, failed: 0 } });
  });

  it('sets the status of the run to FAILED if all attempts of the job fail', async () => {
    const { app, academy, admin } = await scene();
    await learner(academy);
    const { data } = await runBilling(app, admin, {});
    const { id: runId } = data.runBilling;
    const { signal } = new AbortController();
    const fail = (attempt: number) =>
      doBillingRun.run(
        {
          ...{ id: runId, academyId: academy.id, attempt, services: app.services, signal },
          finish: () => Promise.reject(new Error('The disk is full.')),
        },
        { runId },
      );
    await expect(fail(9)).rejects.toThrow('The disk is full.');
    expect(await readRun(app, admin, runId)).toMatchObject({ status: 'RUNNING' });
    await expect(fail(10)).rejects.toThrow('The disk is full.');
    expect(await readRun(app, admin, runId)).toMatchObject({ status: 'FAILED', endedAt: expect.any(String) });
    await workOff(app);
    expect(await readRun(app, admin, runId)).toMatchObject({ status: 'FAILED' });
  });

  it('bills nothing in other academies, and admins of other academies cannot read the run', async () => {
    const { app, academy, admin } = at;
    const other = await seedAcademy(app);
    await learner(other);
    const { id } = await ran(app, admin);
    expect(await feesOf(other)).toEqual([]);
    const read = async (as: Credentials) => (await gql(app, as, `{ billingRun(id: "${id}") { id } }`)).data?.billingRun;
    expect(await read(await academy.as('administrator'))).toEqual({ id });
    expect(await read(await other.as('academy_admin'))).toBeNull();
    expect(await other.run((em) => em.count(BillingRun, {}))).toBe(0);
  });

  testWhoMayMake(({ app }, as) => runBilling(app, as, {}));
  testWhoMayMake(({ app }, as) => runBilling(app, as, { preview: true }));
});
