import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { EVERY_ROLE, FORBIDDEN, notFound, refusal, stateOf, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { deleteDepartment, readDepartment, type Scene, scene } from './setup.ts';

describe('deleteDepartment', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('hides the department, and removes it from its courses and staff', async () => {
    const [gone, kept] = [await at.academy.with.department(), await at.academy.with.department()];
    const course = await at.academy.with.course({ departmentId: gone.id });
    const other = await at.academy.with.course({ departmentId: kept.id });
    const staff = await at.academy.with.staff({ departments: [gone.id, kept.id] });
    const { data } = await deleteDepartment(at.app, at.admin, gone.id.toUpperCase());
    expect(data.deleteDepartment).toEqual({ message: 'Department deleted.' });
    expect(await readDepartment(at.app, at.admin, gone.id)).toBeNull();
    const left = await gql(
      at.app,
      at.admin,
      `{ course(id: "${course.id}") { name version departmentId department { id } }
        other: course(id: "${other.id}") { departmentId }
        staffMember(id: "${staff.id}") { departmentIds }
        departments(first: 100) { nodes { id } }
        of: courses(filter: { departmentId: "${gone.id}" }) { totalCount } }`,
    );
    expect(left.data).toEqual({
      course: { name: course.name, version: 2, departmentId: null, department: null },
      other: { departmentId: kept.id },
      staffMember: { departmentIds: [kept.id] },
      departments: { nodes: [{ id: kept.id }] },
      of: { totalCount: 0 },
    });
    expect((await stateOf(at.app, at.academy.id)).departments).toContainEqual(
      expect.objectContaining({ id: gone.id, deleted_at: expect.anything() }),
    );
    const again = await refusal(at.app, at.academy.id, () => deleteDepartment(at.app, at.admin, gone.id));
    expect(again).toEqual(notFound('Department'));
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const { id } = await at.academy.with.department();
    expect((await deleteDepartment(at.app, await at.academy.as(role), id)).errors).toBeUndefined();
  });

  it.each(['teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s, for known and unknown departments',
    async (role) => {
      const actor = await at.academy.as(role);
      const { id } = await at.academy.with.department({ headStaffId: actor.staffId ?? null });
      for (const each of [id, UNKNOWN_ID]) {
        expect(await refusal(at.app, at.academy.id, () => deleteDepartment(at.app, actor, each))).toEqual(FORBIDDEN);
      }
    },
  );

  it('allows department heads to delete only their own department', async () => {
    const head = await at.academy.as('department_head');
    const own = await at.academy.with.department({ headStaffId: head.staffId as string });
    const other = await at.academy.with.department();
    expect(await refusal(at.app, at.academy.id, () => deleteDepartment(at.app, head, other.id))).toEqual(FORBIDDEN);
    expect((await deleteDepartment(at.app, head, own.id)).errors).toBeUndefined();
  });

  it('returns NOT_FOUND for departments of another academy and for unknown ids', async () => {
    const other = await seedAcademy(at.app);
    const { id } = await other.with.department();
    for (const wrong of [id, UNKNOWN_ID, 'nonsense']) {
      expect(await refusal(at.app, other.id, () => deleteDepartment(at.app, at.admin, wrong))).toEqual(
        notFound('Department'),
      );
    }
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.department();
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => deleteDepartment(shut.app, actor, id);
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    expect((await deleteDepartment(shut.app, await superAdminIn(shut.app, shut.academy), id)).errors).toBeUndefined();
  });
});
