import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { deleteCourse, readCourse, type Scene, scene } from './setup.ts';

describe('deleteCourse', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('hides a course that has no batches and no open enrollments', async () => {
    const course = await at.academy.with.course();
    const { data } = await deleteCourse(at.app, at.admin, course.id.toUpperCase());
    expect(data.deleteCourse).toEqual({ message: 'Course deleted.' });
    expect(await readCourse(at.app, at.admin, course.id)).toBeNull();
    const { data: lists } = await gql(at.app, at.admin, '{ courses(first: 100) { nodes { id } } }');
    expect(JSON.stringify(lists)).not.toContain(course.id);
    const again = await refusal(at.app, at.academy.id, () => deleteCourse(at.app, at.admin, course.id));
    expect(again).toEqual(notFound('Course'));
  });

  it('refuses to delete a course that has batches', async () => {
    const { id } = await at.academy.with.course();
    const batch = await at.academy.with.batch({ courseId: id });
    expect(await refusal(at.app, at.academy.id, () => deleteCourse(at.app, at.admin, id))).toEqual(
      badInput({ id: ['The course still has batches.'] }),
    );
    await gql(at.app, at.admin, `mutation { deleteBatch(id: "${batch.id}") { message } }`);
    expect((await deleteCourse(at.app, at.admin, id)).errors).toBeUndefined();
  });

  it('refuses to delete a course with active or pending enrollments', async () => {
    for (const status of [EnrollmentStatus.ACTIVE, EnrollmentStatus.PENDING]) {
      const { id } = await at.academy.with.course();
      const student = await at.academy.with.student();
      await at.academy.with.enrollment({ studentId: student.id, courseId: id, status });
      expect(await refusal(at.app, at.academy.id, () => deleteCourse(at.app, at.admin, id))).toEqual(
        badInput({ id: ['The course still has open enrollments.'] }),
      );
    }
    for (const status of [EnrollmentStatus.COMPLETED, EnrollmentStatus.DROPPED]) {
      const { id } = await at.academy.with.course();
      const student = await at.academy.with.student();
      await at.academy.with.enrollment({ studentId: student.id, courseId: id, status });
      expect((await deleteCourse(at.app, at.admin, id)).errors).toBeUndefined();
    }
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const { id } = await at.academy.with.course();
    expect((await deleteCourse(at.app, await at.academy.as(role), id)).errors).toBeUndefined();
  });

  it.each(['teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s, for known and unknown courses',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [(await at.academy.with.course()).id, UNKNOWN_ID]) {
        expect(await refusal(at.app, at.academy.id, () => deleteCourse(at.app, actor, id))).toEqual(FORBIDDEN);
      }
    },
  );

  it('allows department heads to delete courses only in their own departments', async () => {
    const head = await at.academy.as('department_head');
    const own = await at.academy.with.department({ headStaffId: head.staffId as string });
    const other = await at.academy.with.department();
    const { id } = await at.academy.with.course({ departmentId: own.id });
    expect((await deleteCourse(at.app, head, id)).errors).toBeUndefined();
    for (const departmentId of [other.id, null]) {
      const foreign = await at.academy.with.course({ departmentId });
      expect(await refusal(at.app, at.academy.id, () => deleteCourse(at.app, head, foreign.id))).toEqual(FORBIDDEN);
    }
  });

  it('returns NOT_FOUND for courses of another academy and for unknown ids', async () => {
    const other = await seedAcademy(at.app);
    const { id } = await other.with.course();
    for (const wrong of [id, UNKNOWN_ID, 'nonsense']) {
      expect(await refusal(at.app, other.id, () => deleteCourse(at.app, at.admin, wrong))).toEqual(notFound('Course'));
    }
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.course();
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => deleteCourse(shut.app, actor, id);
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    expect((await deleteCourse(shut.app, await superAdminIn(shut.app, shut.academy), id)).errors).toBeUndefined();
  });
});
