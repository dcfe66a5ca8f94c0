import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { Account } from '../../../../src/features/money/accounts/account.entity.ts';
import { gql, rest } from '../../../support/clients.ts';
import { getsIn, type Scene, scene, students } from '../../people.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';

describe('deleteStudent', () => {
  let at: Scene;
  const remove = (id: string, as: object = at.admin) => students.remove(at.app, as, id);
  const removed = async (id: string, as?: object) => {
    const { data, errors } = await remove(id, as);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ deleteStudent: { message: 'Student deleted.' } });
  };
  const enrollment = async (id: string) =>
    (
      await gql(
        at.app,
        at.admin,
        'query ($id: ID!) { enrollment(id: $id) { status dropReason waitlistPosition batch { availableSeats } } }',
        { id },
      )
    ).data.enrollment;

  beforeAll(async () => {
    at = await scene();
  });

  it('hides the student, and refuses a second deletion', async () => {
    const { id } = await at.academy.with.student();
    await removed(id.toUpperCase());
    expect(await students.read(at.app, at.admin, id)).toBeNull();
    const refused = await refusal(at.app, at.academy.id, () => remove(id));
    expect(refused).toEqual(notFound('Student'));
  });

  it('drops open enrollments, and gives the seats to the waitlist', async () => {
    const { with: make } = at.academy;
    const [leaver, next] = [await make.student(), await make.student()];
    const batch = await make.batch({ maxStudents: 1 });
    const held = await make.enrollment({ studentId: leaver.id, batchId: batch.id });
    const status = EnrollmentStatus.PENDING;
    const waiting = await make.enrollment({ studentId: next.id, batchId: batch.id, status, waitlistPosition: 1 });
    const done = await make.enrollment({ studentId: leaver.id, status: EnrollmentStatus.COMPLETED });
    await removed(leaver.id);
    expect(await enrollment(held.id)).toMatchObject({ status: 'DROPPED', dropReason: 'student_deleted' });
    expect(await enrollment(waiting.id)).toMatchObject({
      status: 'PENDING',
      waitlistPosition: null,
      batch: { availableSeats: 0 },
    });
    expect(await enrollment(done.id)).toMatchObject({ status: 'COMPLETED', dropReason: null });
  });

  it('ends the access of the student, and invalidates the invitations of the student', async () => {
    const student = await at.academy.as('student');
    const { id } = await at.academy.with.student();
    const { data } = await gql(
      at.app,
      at.admin,
      'mutation ($id: ID!) { inviteMember(email: "pupil@example.test", role: STUDENT, studentId: $id) { token } }',
      { id },
    );
    expect(await getsIn(at.app, student)).toBe(true);
    await removed(student.studentId as string);
    expect(await getsIn(at.app, student)).toBe(false);
    await removed(id);
    const { errors } = await gql(
      at.app,
      {},
      'mutation ($token: String!) { acceptInvitation(token: $token, name: "P", password: "password1") { token } }',
      { token: data.inviteMember.token },
    );
    expect(errors?.[0]?.extensions.fields).toEqual({ token: ['The selected token is invalid.'] });
  });

  it('does not delete parents and siblings', async () => {
    const [one, other] = [await at.academy.with.student(), await at.academy.with.student()];
    const parent = await at.academy.with.parent({ children: [one.id, other.id] });
    await removed(one.id);
    const { data } = await gql(at.app, at.admin, 'query ($id: ID!) { parent(id: $id) { students { nodes { id } } } }', {
      id: parent.id,
    });
    expect(data.parent.students.nodes).toEqual([{ id: other.id }]);
  });

  describe('for a student who pays with an account of their own', () => {
    const told = (text: string) =>
      badInput({ confirm: [`The student ${text}. Send confirm to delete the student anyway.`] });
    const owing = async (given: object) => {
      const { id } = await at.academy.with.student();
      const account = await at.academy.with.account({ studentId: id });
      await at.academy.run(async (em) => {
        Object.assign(await em.findOneOrFail(Account, { id: account.id }), given);
      });
      return id;
    };

    it.each([
      [{ owed: 3000 }, 'owes 30.00 USD'],
      [{ credit: 550 }, 'has a credit of 5.50 USD'],
      [{ owed: 100, credit: 200 }, 'owes 1.00 USD and has a credit of 2.00 USD'],
    ])('returns 422 without a confirmation if the account has %o', async (given, text) => {
      const id = await owing(given);
      expect(await refusal(at.app, at.academy.id, () => remove(id))).toEqual(told(text));
      const refused = await rest(at.app, at.admin, 'DELETE', `/students/${id}?confirm=false`);
      expect(refused).toMatchObject({ status: 422, body: { errors: { confirm: [expect.stringContaining(text)] } } });
      const deleted = await rest(at.app, at.admin, 'DELETE', `/students/${id}?confirm=true`);
      expect(deleted).toMatchObject({ status: 200, body: { message: 'Student deleted.' } });
      expect(await students.read(at.app, at.admin, id)).toBeNull();
    });

    it('needs no confirmation if the balance is 0.00', async () => {
      await removed(await owing({ owed: 0, credit: 0 }));
    });

    it('accepts the argument confirm in GraphQL', async () => {
      const id = await owing({ owed: 3000 });
      const DELETE = 'mutation ($id: ID!) { deleteStudent(id: $id, confirm: true) { message } }';
      expect((await gql(at.app, at.admin, DELETE, { id })).data.deleteStudent.message).toBe('Student deleted.');
    });
  });

  describe('permissions', () => {
    it.each(['academy_admin', 'administrator', 'support_staff'] as const)('allows the role %s', async (role) => {
      await removed((await at.academy.with.student()).id, await at.academy.as(role));
    });

    it('allows the Super Admin', async () => {
      await removed((await at.academy.with.student()).id, await superAdminIn(at.app, at.academy));
    });

    it.each(['department_head', 'teacher', 'parent', 'student'] as const)(
      'denies the role %s for their own record, other records and unknown ids',
      async (role) => {
        const actor = await at.academy.as(role);
        const { id } = await at.academy.with.student();
        for (const each of [actor.studentId ?? id, id, UNKNOWN_ID]) {
          expect(await refusal(at.app, at.academy.id, () => remove(each, actor))).toEqual(FORBIDDEN);
        }
      },
    );

    it('in a suspended academy, allows only the Super Admin', async () => {
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      const { id } = await shut.academy.with.student();
      for (const role of EVERY_ROLE) {
        const actor = await shut.academy.as(role);
        const call = () => students.remove(shut.app, actor, id);
        expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
      }
      await removed(id, await superAdminIn(shut.app, shut.academy));
    });
  });

  it('returns NOT_FOUND for unknown students and students of another academy', async () => {
    const foreign = await (await scene()).academy.with.student();
    for (const id of [UNKNOWN_ID, 'nonsense', foreign.id]) {
      expect(await refusal(at.app, at.academy.id, () => remove(id))).toEqual(notFound('Student'));
    }
  });
});
