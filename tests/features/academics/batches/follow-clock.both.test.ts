import 'reflect-metadata';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { batches } from '../../../../src/features/academics/batches/batch.resource.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { createBackground } from '../../../../src/service/background.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { scheduleOf } from '../../../support/schedules.ts';
import { type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

const { UPCOMING, ONGOING, COMPLETED, CANCELLED } = BatchStatus;
const TODAY = todayIn('UTC');
const inDays = (days: number) => addDays(TODAY, days);

let app: TestApp;
let academy: SeededAcademy;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  academy = await seedAcademy(app);
});

const clock = scheduleOf('batches.clock');
const { jobs = [] } = batches;
const workOff = () => createBackground(app.services, [{ jobs }]).drain();
const night = async () => {
  await academy.run((em) => enqueue(em, clock.kind, {}));
  await workOff();
};
const make = async (startDate: string, endDate: string, status = UPCOMING) =>
  (await academy.with.batch({ startDate, endDate, status })).id;
const find = (id: string) => academy.run((em) => em.findOneOrFail(Batch, { id }));
const statusOf = async (id: string) => (await find(id)).status;
const update = async (id: string, status: string) =>
  gql(
    app,
    await academy.as('academy_admin'),
    `mutation ($id: ID!) { updateBatch(id: $id, input: { status: ${status} }) { status statusIsManual } }`,
    { id },
  );

describe('nightly job for batch statuses', () => {
  it('is scheduled at ten minutes after midnight in the time zone of the academy', () => {
    expect(clock).toMatchObject({ cron: '10 0 * * *' });
  });

  it.each([
    ['becomes ongoing on its first day', 0, 30, UPCOMING, ONGOING],
    ['stays upcoming before its first day', 1, 30, UPCOMING, UPCOMING],
    ['becomes completed 8 days after its last day', -60, -8, ONGOING, COMPLETED],
    ['stays ongoing 7 days after its last day', -60, -7, ONGOING, ONGOING],
    ['becomes completed even if it was never ongoing', -60, -8, UPCOMING, COMPLETED],
    ['stays cancelled', -60, -8, CANCELLED, CANCELLED],
  ])('updates the status: a batch %s', async (_, from, until, before, after) => {
    const id = await make(inDays(from), inDays(until), before);
    await night();
    const { version } = await find(id);
    await night();
    expect(await find(id)).toMatchObject({ status: after, statusIsManual: false, version });
  });

  it.each([
    [0, -1, COMPLETED],
    [0, 0, ONGOING],
    [null, -300, ONGOING],
  ])(
    'with completeAfterDays %s, a batch whose last day is today plus %s days has the status %s',
    async (completeAfterDays, ended, status) => {
      academy = await seedAcademy(app, { settings: { ...defaultSettings(), batches: { completeAfterDays } } });
      const id = await make(inDays(-400), inDays(ended), ONGOING);
      await night();
      expect(await statusOf(id)).toBe(status);
    },
  );

  it('completes the active and drops the pending enrollments of a batch that it completes, and changes no fees', async () => {
    const batchId = await make(inDays(-400), inDays(-300), ONGOING);
    const enroll = async (status: EnrollmentStatus) =>
      (await academy.with.enrollment({ studentId: (await academy.with.student()).id, batchId, status })).id;
    const [active, asked] = [await enroll(EnrollmentStatus.ACTIVE), await enroll(EnrollmentStatus.PENDING)];
    const { studentId } = await academy.run((em) => em.findOneOrFail(Enrollment, { id: active }));
    await academy.with.fee({ studentId, enrollmentId: active, amount: 5_000 });
    const money = () =>
      academy.run(async (em) => {
        const count = async (table: string) => Number((await em.execute(`select count(*) as n from ${table}`))[0]?.n);
        return Promise.all(['fees', 'ledger_entries', 'credit_notes'].map(count));
      });
    const before = await money();
    await night();
    const standing = await academy.run((em) => em.find(Enrollment, { batch: { id: batchId } }));
    expect(Object.fromEntries(standing.map(({ id, status }) => [id, status]))).toEqual({
      [active]: EnrollmentStatus.COMPLETED,
      [asked]: EnrollmentStatus.DROPPED,
    });
    expect(await money()).toEqual(before);
  });

  it('keeps a batch status that a user has set, until a user sets another status', async () => {
    const id = await make(inDays(-60), inDays(-30), ONGOING);
    const { data } = await update(id, 'UPCOMING');
    expect(data.updateBatch).toEqual({ status: 'UPCOMING', statusIsManual: true });
    await night();
    expect(await statusOf(id)).toBe(UPCOMING);
    await update(id, 'COMPLETED');
    expect(await statusOf(id)).toBe(COMPLETED);
  });

  it('completes a batch only once when several nightly jobs run at the same time', async () => {
    const id = await make(inDays(-60), inDays(-30), ONGOING);
    const { version } = await find(id);
    for (let n = 0; n < 3; n += 1) await academy.run((em) => enqueue(em, clock.kind, {}));
    await Promise.all([workOff(), workOff(), workOff()]);
    expect(await find(id)).toMatchObject({ status: COMPLETED, version: version + 1 });
  });
});
