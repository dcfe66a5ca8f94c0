import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { gql } from '../../../support/clients.ts';
import { refusal } from '../../writing.ts';
import { type Scene, scene, updateBatch } from './setup.ts';

const { PENDING, DROPPED } = EnrollmentStatus;

describe('updateBatch with a new first day', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  const aBatch = async () => {
    const days = { startDate: '2026-09-07', endDate: '2027-02-26' };
    const { id } = await at.academy.with.batch({ courseId: at.courseId, ...days });
    return id;
  };
  const place = async (batchId: string, given: Partial<Enrollment> = {}) => {
    const { id: studentId } = await at.academy.with.student();
    return (await at.academy.with.enrollment({ ...given, studentId, batchId })).id;
  };
  const moveTo = async (batchId: string, startDate: string) =>
    expect((await updateBatch(at.app, at.admin, batchId, { startDate })).errors).toBeUndefined();
  const firstDays = (ids: readonly string[]) =>
    at.academy.run(async (em) => {
      const rows = await em.find(Enrollment, { id: { $in: [...ids] } });
      return ids.map((id) => rows.find((row) => row.id === id)?.activeFrom);
    });

  it('moves activeFrom to the new first day only in enrollments that would otherwise become active before that day', async () => {
    const batchId = await aBatch();
    const early = await place(batchId, { enrollmentDate: '2026-08-20' });
    const first = await place(batchId, { enrollmentDate: '2026-09-07' });
    const late = await place(batchId, { enrollmentDate: '2026-11-02' });
    const asked = await place(batchId, { enrollmentDate: '2026-08-20', status: PENDING });
    const left = await place(batchId, { enrollmentDate: '2026-08-20', status: DROPPED, droppedOn: '2026-10-12' });
    const elsewhere = await place(await aBatch(), { enrollmentDate: '2026-08-20' });
    const all = [early, first, late, asked, left, elsewhere];
    await moveTo(batchId, '2026-10-05');
    const moved = '2026-10-05';
    expect(await firstDays(all)).toEqual([moved, moved, '2026-11-02', null, moved, '2026-09-07']);
    const { data } = await gql(
      at.app,
      at.admin,
      `{ enrollment(id: "${early}") { activeFrom enrollmentDate version } }`,
    );
    expect(data.enrollment).toEqual({ activeFrom: moved, enrollmentDate: '2026-08-20', version: 2 });
  });

  it('restores the original activeFrom when the first day is moved back to an earlier day', async () => {
    const batchId = await aBatch();
    const early = await place(batchId, { enrollmentDate: '2026-08-20' });
    const first = await place(batchId, { enrollmentDate: '2026-09-07' });
    const late = await place(batchId, { enrollmentDate: '2026-11-02' });
    await moveTo(batchId, '2026-10-05');
    await moveTo(batchId, '2026-09-07');
    expect(await firstDays([early, first, late])).toEqual(['2026-09-07', '2026-09-07', '2026-11-02']);
    await moveTo(batchId, '2026-08-03');
    expect(await firstDays([early, first, late])).toEqual(['2026-08-20', '2026-09-07', '2026-11-02']);
  });

  it('keeps an activeFrom that an admin set, when the first day is moved to an earlier day', async () => {
    const batchId = await aBatch();
    const id = await place(batchId, { enrollmentDate: '2026-08-20' });
    const input = 'input: { activeFrom: "2026-09-07" }';
    await gql(at.app, at.admin, `mutation { updateEnrollment(id: "${id}", ${input}) { id } }`);
    expect((await firstDays([id]))[0]).toBe('2026-09-07');
    const later = 'input: { activeFrom: "2026-09-14" }';
    await gql(at.app, at.admin, `mutation { updateEnrollment(id: "${id}", ${later}) { id } }`);
    await moveTo(batchId, '2026-08-03');
    expect(await firstDays([id])).toEqual(['2026-09-14']);
  });

  it('changes no activeFrom if the change of the batch is refused', async () => {
    const batchId = await aBatch();
    const id = await place(batchId, { enrollmentDate: '2026-08-20' });
    const attempt = () => updateBatch(at.app, at.admin, batchId, { startDate: '2027-03-01' });
    expect(await refusal(at.app, at.academy.id, attempt)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await firstDays([id])).toEqual(['2026-09-07']);
  });
});
