import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  invited,
  inviteMember,
  membershipOf,
  NEW_USER,
  newEmail,
  revokeInvitation,
  rowsOf,
  scene,
  userWithPassword,
} from '../features/people/members/setup.ts';
import { codes, type GraphqlResult, gql } from '../support/clients.ts';

const TIMES = 8;
const succeeded = (answers: GraphqlResult[]) => answers.filter(({ errors }) => !errors);
const unexpected = (answers: GraphqlResult[]) =>
  answers.flatMap(codes).filter((code) => code !== 'BAD_USER_INPUT' && code !== 'UNAUTHENTICATED');
const times = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

describe('parallel acceptInvitation', () => {
  it('accepts an invitation token of a new user only once', async () => {
    const at = await scene();
    const { id: staffId } = await at.academy.with.staff();
    const { token, email } = await invited(at, { role: 'STAFF', staffId });
    const answers = await times(TIMES, () => acceptInvitation(at.app, {}, token));
    expect(succeeded(answers)).toHaveLength(1);
    expect(unexpected(answers)).toEqual([]);
    const { user } = succeeded(answers)[0]?.data.acceptInvitation ?? {};
    expect(user.email).toBe(email);
    expect(await rowsOf(at.app, 'memberships', at.academy.id)).toHaveLength(2);
    expect(await membershipOf(at, user.id)).toMatchObject({ staff_id: staffId });
  });

  it('accepts only one of several invitation tokens of one user', async () => {
    const at = await scene();
    const user = await userWithPassword(at.app);
    const tokens = await times(TIMES, async () => {
      const { id: studentId } = await at.academy.with.student();
      return (await invited(at, { role: 'STUDENT', studentId, email: user.email })).token;
    });
    const answers = await Promise.all(tokens.map((token) => acceptInvitation(at.app, user, token, {})));
    expect(succeeded(answers)).toHaveLength(1);
    expect(unexpected(answers)).toEqual([]);
    const students = await rowsOf(at.app, 'students', at.academy.id);
    expect(students.filter((row) => row.user_id === user.userId)).toHaveLength(1);
    const open = (await rowsOf(at.app, 'invitations', at.academy.id)).filter(
      (row) => !row.accepted_at && !row.revoked_at,
    );
    expect(open).toEqual([]);
  });

  it('links only one of several users to the same student, parent or staff record', async () => {
    const at = await scene();
    const { id: parentId } = await at.academy.with.parent();
    const tokens = await times(TIMES, async () => (await invited(at, { role: 'PARENT', parentId })).token);
    const answers = await Promise.all(tokens.map((token) => acceptInvitation(at.app, {}, token)));
    expect(succeeded(answers)).toHaveLength(1);
    expect(unexpected(answers)).toEqual([]);
    expect(
      (await rowsOf(at.app, 'memberships', at.academy.id)).filter((row) => row.parent_id === parentId),
    ).toHaveLength(1);
  });

  it('accepts invitations of one new user to several academies', async () => {
    const email = newEmail();
    const scenes = await times(4, () => scene());
    const tokens = await Promise.all(scenes.map(async (at) => (await invited(at, { email })).token));
    const [first] = scenes;
    const answers = await Promise.all(
      tokens.map((token) => acceptInvitation((first as (typeof scenes)[0]).app, {}, token)),
    );
    expect(answers.flatMap(codes)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.acceptInvitation.user.id)).size).toBe(1);
  });

  it('never signs the caller in as another user who registers with the same address at the same time', async () => {
    const at = await scene();
    for (let round = 0; round < 5; round++) {
      const { token, email } = await invited(at);
      const input = { name: 'Owner', email, password: 'their own secret', passwordConfirmation: 'their own secret' };
      const [accepted, registered] = await Promise.all([
        acceptInvitation(at.app, {}, token, NEW_USER),
        gql(at.app, {}, 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }', { input }),
      ]);
      const outcome = [codes(accepted).join(), codes(registered).join()];
      expect([
        ['', 'BAD_USER_INPUT'],
        ['UNAUTHENTICATED', ''],
      ]).toContainEqual(outcome);
    }
  });

  it('fails if the invitation is revoked or the linked record is deleted at the same time', async () => {
    const at = await scene();
    for (let round = 0; round < TIMES; round++) {
      const { id: studentId } = await at.academy.with.student();
      const { id, token } = await invited(at, { role: 'STUDENT', studentId });
      const deletion = 'mutation ($id: ID!) { deleteStudent(id: $id) { message } }';
      const [accepted, other] = await Promise.all([
        acceptInvitation(at.app, {}, token),
        round % 2 ? revokeInvitation(at.app, at.admin, id) : gql(at.app, at.admin, deletion, { id: studentId }),
      ]);
      expect(unexpected([accepted, other])).toEqual([]);
      const row = (await rowsOf(at.app, 'invitations', at.academy.id)).find((each) => each.id === id);
      expect([row?.accepted_at, row?.revoked_at].filter(Boolean)).toHaveLength(1);
      expect(row?.accepted_at !== null).toBe(!accepted.errors);
      const members = (await rowsOf(at.app, 'memberships', at.academy.id)).filter(
        (each) => each.student_id === studentId,
      );
      const isDeleted = round % 2 === 0;
      expect(members).toHaveLength(accepted.errors || isDeleted ? 0 : 1);
    }
  });

  it('leaves no other open invitation of the user, even if one is created at the same time', async () => {
    const at = await scene();
    const email = newEmail();
    const { token } = await invited(at, { email });
    const [accepted] = await Promise.all([
      acceptInvitation(at.app, {}, token),
      ...Array.from({ length: TIMES }, () => inviteMember(at.app, at.admin, { email, role: 'ACADEMY_ADMIN' })),
    ]);
    expect(accepted.errors).toBeUndefined();
    const open = (await rowsOf(at.app, 'invitations', at.academy.id)).filter(
      (row) => !row.accepted_at && !row.revoked_at,
    );
    expect(open).toEqual([]);
  });
});
