import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import {
  changeMemberRole,
  membershipOf,
  removeMember,
  rowsOf,
  type Scene,
  scene,
} from '../features/people/members/setup.ts';
import { codes, gql } from '../support/clients.ts';

const ROUNDS = 8;
const idOf = async (at: Scene, userId: string): Promise<string> => (await membershipOf(at, userId))?.id;
const adminsOf = async ({ app, academy }: Scene) =>
  (await rowsOf(app, 'memberships', academy.id)).filter((row) => row.role === 'academy_admin');

describe('parallel removals of academy admins', () => {
  it('leave one admin if two admins remove each other', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const at = await scene();
      const second = await at.academy.as('academy_admin');
      const [one, two] = [await idOf(at, at.admin.userId), await idOf(at, second.userId)];
      const answers = await Promise.all([removeMember(at.app, at.admin, two), removeMember(at.app, second, one)]);
      const refusals = answers.flatMap(codes);
      expect(refusals).toHaveLength(1);
      expect(['BAD_USER_INPUT', 'FORBIDDEN']).toContain(refusals[0]);
      expect(await adminsOf(at)).toHaveLength(1);
    }
  });

  it('leave one admin if all admins leave, lose their role or are removed', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const at = await scene();
      const admins = [at.admin];
      for (let n = 0; n < 3; n++) admins.push(await at.academy.as('academy_admin'));
      const calls = await Promise.all(
        admins.map(async ({ userId }, n) => {
          const id = await idOf(at, userId);
          const { id: staffId } = await at.academy.with.staff();
          const by = admins[(n + round) % admins.length] as Scene['admin'];
          return () =>
            n % 2 ? removeMember(at.app, by, id) : changeMemberRole(at.app, by, id, { role: 'STAFF', staffId });
        }),
      );
      const refusals = (await Promise.all(calls.map((call) => call()))).flatMap(codes);
      expect(refusals.filter((code) => !['BAD_USER_INPUT', 'FORBIDDEN'].includes(code))).toEqual([]);
      expect((await adminsOf(at)).length).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('parallel changeMemberRole', () => {
  it('leaves the member with only one role and one linked record', async () => {
    const at = await scene();
    const member = await at.academy.as('teacher');
    const id = await idOf(at, member.userId);
    const parts = await Promise.all(
      Array.from({ length: 4 }, async () => [
        { role: 'STUDENT', studentId: (await at.academy.with.student()).id },
        { role: 'PARENT', parentId: (await at.academy.with.parent()).id },
        { role: 'STAFF', staffId: (await at.academy.with.staff()).id },
      ]),
    );
    const answers = await Promise.all(parts.flat().map((part) => changeMemberRole(at.app, at.admin, id, part)));
    expect(answers.flatMap(codes)).toEqual([]);
    const membership = await membershipOf(at, member.userId);
    const linked: string[] = [];
    for (const table of ['staff', 'parents', 'students']) {
      for (const row of await rowsOf(at.app, table, at.academy.id)) {
        if (row.user_id === member.userId) linked.push(row.id);
      }
    }
    expect(linked).toEqual([membership?.staff_id ?? membership?.parent_id ?? membership?.student_id]);
  });

  it('never links two members to one record', async () => {
    const at = await scene();
    const members = await Promise.all(Array.from({ length: 4 }, () => at.academy.as('teacher')));
    const { id: studentId } = await at.academy.with.student();
    const ids = await Promise.all(members.map(({ userId }) => idOf(at, userId)));
    const answers = await Promise.all(
      ids.map((id) => changeMemberRole(at.app, at.admin, id, { role: 'STUDENT', studentId })),
    );
    expect(answers.flatMap(codes)).toEqual(Array(3).fill('BAD_USER_INPUT'));
  });

  it('leaves the member without access if the linked record is deleted at the same time, and causes no deadlock', async () => {
    const at = await scene();
    for (let round = 0; round < ROUNDS; round++) {
      const student = await at.academy.as('student');
      const { id: studentId } = await at.academy.with.student();
      const id = await idOf(at, student.userId);
      const deletion = 'mutation ($id: ID!) { deleteStudent(id: $id) { message } }';
      const answers = await Promise.all([
        gql(at.app, at.admin, deletion, { id: student.studentId }),
        changeMemberRole(at.app, at.admin, id, { role: 'STUDENT', studentId }),
        round % 2 ? removeMember(at.app, at.admin, id) : gql(at.app, at.admin, deletion, { id: studentId }),
      ]);
      const allowed = ['BAD_USER_INPUT', 'NOT_FOUND'];
      expect(answers.flatMap(codes).filter((code) => !allowed.includes(code))).toEqual([]);
      const students = await rowsOf(at.app, 'students', at.academy.id);
      const gone = new Set(students.filter((row) => row.deleted_at).map((row) => row.id));
      const members = await rowsOf(at.app, 'memberships', at.academy.id);
      expect(members.filter((row) => gone.has(row.student_id))).toEqual([]);
    }
  });
});
