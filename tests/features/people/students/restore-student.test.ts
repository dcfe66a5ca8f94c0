import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AcademyStatus, SubscriptionPlan } from '../../../../src/features/academy/academies/academy.enums.ts';
import { trialSubscription } from '../../../../src/features/academy/academies/subscription.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { getsIn, type Scene, scene, students } from '../../people.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

describe('restoreStudent', () => {
  let at: Scene;
  const restore = (id: string, as: object = at.admin) =>
    gql(at.app, as, 'mutation ($id: ID!) { restoreStudent(id: $id) { id name status } }', { id });
  const refused = (id: string, as?: object) => refusal(at.app, at.academy.id, () => restore(id, as));

  beforeAll(async () => {
    at = await scene();
  });

  it('restores only the record of the student, in GraphQL and REST', async () => {
    const student = await at.academy.as('student');
    const id = student.studentId as string;
    const parent = await at.academy.with.parent({ children: [id] });
    const enrollment = await at.academy.with.enrollment({ studentId: id });
    const before = await students.read(at.app, at.admin, id);
    await students.remove(at.app, at.admin, id);
    const { data } = await restore(id.toUpperCase());
    expect(data.restoreStudent).toMatchObject({ id, status: 'ACTIVE' });
    expect(await students.read(at.app, at.admin, id)).toMatchObject({
      name: before.name,
      studentNumber: before.studentNumber,
    });
    const query = '{ enrollment(id: "ID") { status dropReason } }'.replace('ID', enrollment.id);
    expect((await gql(at.app, at.admin, query)).data.enrollment).toEqual({
      ...{ status: EnrollmentStatus.DROPPED.toUpperCase(), dropReason: 'student_deleted' },
    });
    expect(await getsIn(at.app, student)).toBe(false);
    await students.remove(at.app, at.admin, id);
    const restored = await rest(at.app, at.admin, 'POST', `/students/${id}/restore?include=parents`);
    expect(restored).toMatchObject({ status: 200, body: { data: { id, parents: [{ id: parent.id }] } } });
    const log = await rest(at.app, at.admin, 'GET', `/audit-log?resource_id=${id}&action=restored`);
    expect(log.body.data).toMatchObject([{ before: {}, after: {} }, {}]);
  });

  it('changes nothing for a student who is not deleted', async () => {
    const { id } = await at.academy.with.student();
    const before = await students.read(at.app, at.admin, id);
    expect((await restore(id)).errors).toBeUndefined();
    expect(await students.read(at.app, at.admin, id)).toEqual(before);
  });

  it('returns NOT_FOUND for students deleted more than 30 days ago, unknown or in another academy', async () => {
    const late = await at.academy.with.student({ deletedAt: daysAgo(31) });
    const foreign = await (await scene()).academy.with.student({ deletedAt: daysAgo(1) });
    for (const id of [late.id, foreign.id, UNKNOWN_ID, 'nonsense'])
      expect(await refused(id)).toEqual(notFound('Student'));
    const inTime = await at.academy.with.student({ deletedAt: daysAgo(29) });
    expect((await restore(inTime.id)).data.restoreStudent.id).toBe(inTime.id);
  });

  it('refuses with 422 if another student got the same external id meanwhile', async () => {
    const { id } = await at.academy.with.student({ externalId: 'E-1', deletedAt: daysAgo(1) });
    await at.academy.with.student({ externalId: 'E-1' });
    expect(await refused(id)).toEqual(badInput({ externalId: ['The external id has already been taken.'] }));
  });

  it('returns PLAN_LIMIT_REACHED if the student limit would be exceeded', async () => {
    const full = await scene({
      subscription: { ...trialSubscription(new Date()), plan: SubscriptionPlan.FREE, limits: { students: 1 } },
    });
    const { id } = await full.academy.with.student({ deletedAt: daysAgo(1) });
    await full.academy.with.student();
    const RESTORE = 'mutation ($id: ID!) { restoreStudent(id: $id) { id } }';
    expect(codes(await gql(full.app, full.admin, RESTORE, { id }))).toEqual(['PLAN_LIMIT_REACHED']);
  });

  it('is allowed for office staff, but in a suspended academy only for the Super Admin', async () => {
    for (const role of EVERY_ROLE) {
      const { id } = await at.academy.with.student({ deletedAt: daysAgo(1) });
      const actor = await at.academy.as(role);
      const may = ['academy_admin', 'administrator', 'support_staff'].includes(role);
      if (may) expect((await restore(id, actor)).errors, role).toBeUndefined();
      else expect(await refused(id, actor), role).toEqual(FORBIDDEN);
    }
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.student({ deletedAt: daysAgo(1) });
    const RESTORE = 'mutation ($id: ID!) { restoreStudent(id: $id) { id } }';
    const call = () => gql(shut.app, shut.admin, RESTORE, { id });
    expect(await refusal(shut.app, shut.academy.id, call)).toEqual(FORBIDDEN);
    const superAdmin = await superAdminIn(shut.app, shut.academy);
    expect((await gql(shut.app, superAdmin, RESTORE, { id })).errors).toBeUndefined();
  });
});
