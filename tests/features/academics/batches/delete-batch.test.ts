import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { EVERY_ROLE, FORBIDDEN, notFound, refusal, stateOf, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { deleteBatch, enrollmentsOf, readBatch, type Scene, scene } from './setup.ts';

describe('deleteBatch', () => {
  let at: Scene;
  const aBatch = async (given: object = {}) => (await at.academy.with.batch({ courseId: at.courseId, ...given })).id;

  beforeAll(async () => {
    at = await scene();
  });

  it('hides the batch from all reads, and returns NOT_FOUND for a second deletion', async () => {
    const id = await aBatch();
    const { data } = await deleteBatch(at.app, at.admin, id.toUpperCase());
    expect(data.deleteBatch).toEqual({ message: 'Batch deleted.' });
    for (const reader of [at.admin, await superAdminIn(at.app, at.academy)]) {
      expect(await readBatch(at.app, reader, id)).toBeNull();
      const query = `{ batches(first: 100) { nodes { id } } course(id: "${at.courseId}") { batches { nodes { id } } } }`;
      const lists = await gql(at.app, reader, query);
      expect(JSON.stringify(lists.data)).not.toContain(id);
    }
    expect((await stateOf(at.app, at.academy.id)).batches).toContainEqual(
      expect.objectContaining({ id, deleted_at: expect.anything() }),
    );
    const again = await refusal(at.app, at.academy.id, () => deleteBatch(at.app, at.admin, id));
    expect(again).toEqual(notFound('Batch'));
  });

  it('drops the open enrollments of the deleted batch, and no other enrollments', async () => {
    const [batchId, other] = [await aBatch(), await aBatch()];
    const enroll = async (batch: string, given: object) =>
      (await at.academy.with.enrollment({ studentId: (await at.academy.with.student()).id, batchId: batch, ...given }))
        .id;
    const { ACTIVE, PENDING, COMPLETED, DROPPED } = EnrollmentStatus;
    const open = [
      await enroll(batchId, { status: ACTIVE }),
      await enroll(batchId, { status: PENDING }),
      await enroll(batchId, { status: PENDING, waitlistPosition: 1 }),
    ];
    await enroll(batchId, { status: COMPLETED });
    await enroll(batchId, { status: DROPPED, dropReason: 'moved' });
    await enroll(other, { status: ACTIVE });
    const before = await enrollmentsOf(at.app, at.admin);
    await deleteBatch(at.app, at.admin, batchId);
    const dropped = { status: 'DROPPED', dropReason: 'batch_deleted', waitlistPosition: null };
    const changed = open.map((id) => [id, { ...before[id], ...dropped }]);
    expect(await enrollmentsOf(at.app, at.admin)).toEqual({ ...before, ...Object.fromEntries(changed) });
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const { data } = await deleteBatch(at.app, await at.academy.as(role), await aBatch());
    expect(data.deleteBatch.message).toBe('Batch deleted.');
  });

  it.each(['teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s, for known and unknown batches',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [await aBatch({ instructorId: actor.staffId ?? null }), UNKNOWN_ID]) {
        expect(await refusal(at.app, at.academy.id, () => deleteBatch(at.app, actor, id))).toEqual(FORBIDDEN);
      }
    },
  );

  it('allows department heads to delete batches only in their own departments', async () => {
    const head = await at.academy.as('department_head');
    const own = await at.academy.with.department({ headStaffId: head.staffId as string });
    const batchIn = async (departmentId: string | null) =>
      aBatch({ courseId: (await at.academy.with.course({ departmentId })).id });
    expect((await deleteBatch(at.app, head, await batchIn(own.id))).errors).toBeUndefined();
    for (const id of [await batchIn((await at.academy.with.department()).id), await batchIn(null)]) {
      expect(await refusal(at.app, at.academy.id, () => deleteBatch(at.app, head, id))).toEqual(FORBIDDEN);
    }
  });

  it('returns NOT_FOUND for batches of another academy, unknown ids and malformed ids', async () => {
    const other = await seedAcademy(at.app);
    const { id } = await other.with.batch();
    for (const wrong of [id, UNKNOWN_ID, 'nonsense']) {
      expect(await refusal(at.app, other.id, () => deleteBatch(at.app, at.admin, wrong))).toEqual(notFound('Batch'));
    }
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.batch();
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      expect(await refusal(shut.app, shut.academy.id, () => deleteBatch(shut.app, actor, id)), role).toEqual(FORBIDDEN);
    }
    const { errors } = await deleteBatch(shut.app, await superAdminIn(shut.app, shut.academy), id);
    expect(errors).toBeUndefined();
  });
});
