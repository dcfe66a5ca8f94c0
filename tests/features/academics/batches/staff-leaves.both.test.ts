import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { batches } from '../../../../src/features/academics/batches/batch.resource.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { createBackground } from '../../../../src/service/background.ts';
import { inDays } from '../../../support/days.ts';
import { scheduleOf } from '../../../support/schedules.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { aBatch, type Scene, scene, sessionOn, updateBatch } from '../../scheduling/changes/setup.ts';

let at: Scene;

beforeAll(async () => {
  at = await scene();
});

const schedule = scheduleOf('batches.release-instructors');
const { jobs = [] } = batches;
const night = async (academy = at.academy) => {
  await academy.run((em) => enqueue(em, schedule.kind, {}));
  await createBackground(at.app.services, [{ jobs }]).drain();
};
const versionOf = (id: string) => at.academy.run(async (em) => (await em.findOneOrFail(Batch, { id })).version);
const leaderOf = (id: string) =>
  at.academy.run(async (em) => (await em.findOneOrFail(Batch, { id })).instructor?.id ?? null);
const led = async (batchId: string, days: number) =>
  (await sessionOn(at, batchId, inDays(days))).instructor?.id ?? null;

/** Creates a running batch with an instructor, and changes the instructor directly, as if days had passed. */
async function taughtBy(changes: object, given: object = {}) {
  const { id } = await at.academy.with.staff();
  const batchId = await aBatch(at, { instructorId: id, status: BatchStatus.ONGOING, ...given });
  await at.academy.run(async (em) => void (await em.nativeUpdate(Staff, { id }, changes)));
  return { id, batchId };
}

const LEFT = { status: StaffStatus.TERMINATED };

describe('nightly job for instructors who have left', () => {
  it('is scheduled after midnight in the time zone of the academy', () => {
    expect(schedule).toMatchObject({ cron: '10 0 * * *' });
  });

  it.each([
    ['whose last day was yesterday', { ...LEFT, endDate: inDays(-1) }],
    ['who left without an end date', LEFT],
    ['who was deleted', { deletedAt: new Date().toISOString() }],
  ])('removes an instructor %s from running batches and their upcoming sessions', async (_, changes) => {
    const { id, batchId } = await taughtBy(changes);
    await night();
    expect([await leaderOf(batchId), await led(batchId, -1), await led(batchId, 2)]).toEqual([null, id, null]);
    const version = await versionOf(batchId);
    await night();
    expect(await versionOf(batchId)).toBe(version);
  });

  it('keeps instructors on their last day, and the instructors of batches that are over', async () => {
    const kept = [
      await taughtBy({ ...LEFT, endDate: inDays(0) }),
      await taughtBy({}),
      await taughtBy(LEFT, { startDate: inDays(-9), endDate: inDays(-1) }),
      await taughtBy(LEFT, { status: BatchStatus.COMPLETED }),
      await taughtBy(LEFT, { status: BatchStatus.CANCELLED }),
    ];
    await night();
    for (const { id, batchId } of kept) expect(await leaderOf(batchId)).toBe(id);
    expect(await led(kept[0]!.batchId, 2)).toBe(kept[0]!.id);
  });

  it('leaves other academies as they are', async () => {
    const { id, batchId } = await taughtBy(LEFT);
    await night(await seedAcademy(at.app));
    expect(await leaderOf(batchId)).toBe(id);
  });
});

describe('instructors whose last day is in the future', () => {
  const soon = { ...LEFT, endDate: inDays(4) };

  it('keep a batch whose status changes, and can get batches that begin before they leave', async () => {
    const { id, batchId } = await taughtBy(soon, { status: BatchStatus.UPCOMING });
    expect((await updateBatch(at.app, at.admin, batchId, { status: 'ONGOING' })).errors).toBeUndefined();
    expect([await leaderOf(batchId), await led(batchId, 2)]).toEqual([id, id]);
    const other = await aBatch(at, { startDate: inDays(1), endDate: inDays(9) });
    expect((await updateBatch(at.app, at.admin, other, { instructorId: id })).errors).toBeUndefined();
    const late = await aBatch(at, { startDate: inDays(5), endDate: inDays(9) });
    const { errors } = await updateBatch(at.app, at.admin, late, { instructorId: id });
    expect(errors?.[0]?.extensions.fields).toEqual({ instructorId: ['The selected instructor id is invalid.'] });
    expect(await leaderOf(late)).toBeNull();
  });
});
