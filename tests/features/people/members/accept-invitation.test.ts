import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus, StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { Invitation } from '../../../../src/features/people/members/invitations/invitation.entity.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { startTestApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { seedAcademy, seedUser } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, UNKNOWN_ID } from '../../writing.ts';
import {
  acceptInvitation,
  INVALID_TOKEN,
  invited,
  membershipOf,
  NEW_USER,
  newEmail,
  refused,
  removeMember,
  revokeInvitation,
  rowsOf,
  type Scene,
  scene,
  turnedAway,
  userWithPassword,
} from './setup.ts';

const WRONG = { code: 'UNAUTHENTICATED', message: 'Invalid credentials.' };

describe('acceptInvitation', () => {
  let at: Scene;
  const refusedToken = (token: string, given?: object, as = {}) =>
    refused(at, () => acceptInvitation(at.app, as, token, given));

  beforeAll(async () => {
    at = await scene();
  });

  it('creates a new user with the role in the invitation, and signs the user in', async () => {
    const { id: staffId } = await at.academy.with.staff({ role: StaffRole.SUPPORT_STAFF });
    const { token, email } = await invited(at, { role: 'STAFF', staffId });
    const { data, errors } = await acceptInvitation(at.app, {}, token, { name: ' New ', password: ' eight chars ' });
    expect(errors).toBeUndefined();
    const { user, token: session, expiresAt } = data.acceptInvitation;
    expect(user).toEqual({ id: expect.any(String), name: 'New', email });
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    const me = await gql(
      at.app,
      { token: session },
      '{ me { memberships { academyId role staffRole staffId } } students { totalCount } }',
    );
    expect(me.data).toMatchObject({
      me: { memberships: [{ academyId: at.academy.id, role: 'STAFF', staffRole: 'SUPPORT_STAFF', staffId }] },
    });
    const staff = (await rowsOf(at.app, 'staff', at.academy.id)).find((row) => row.id === staffId);
    expect(staff?.user_id).toBe(user.id);
    // the password is not trimmed
    const login = (password: string) =>
      gql(at.app, {}, 'mutation ($input: LoginInput!) { login(input: $input) { user { id } } }', {
        input: { email, password },
      });
    expect(codes(await login('eight chars'))).toEqual(['UNAUTHENTICATED']);
    expect((await login(' eight chars ')).data.login.user.id).toBe(user.id);
  });

  it('links new parents and students to their records', async () => {
    const parent = await at.academy.with.parent();
    const student = await at.academy.with.student();
    for (const [table, part] of [
      ['parents', { role: 'PARENT', parentId: parent.id }],
      ['students', { role: 'STUDENT', studentId: student.id }],
    ] as const) {
      const { token } = await invited(at, part);
      const { user } = (await acceptInvitation(at.app, {}, token)).data.acceptInvitation;
      const ids: string[] = [parent.id, student.id];
      const row = (await rowsOf(at.app, table, at.academy.id)).find((each) => ids.includes(each.id));
      expect(row?.user_id).toBe(user.id);
      expect(await membershipOf(at, user.id)).toMatchObject({ role: part.role.toLowerCase(), staff_role: null });
    }
  });

  it('accepts an invitation token only once', async () => {
    const { id, token } = await invited(at);
    const { user, token: session } = (await acceptInvitation(at.app, {}, token)).data.acceptInvitation;
    const row = (await rowsOf(at.app, 'invitations', at.academy.id)).find((each) => each.id === id);
    expect(Date.parse(row?.accepted_at)).toBeLessThanOrEqual(Date.now());
    for (const as of [{}, { token: session }]) {
      expect(await refusedToken(token, { password: NEW_USER.password }, as)).toEqual(INVALID_TOKEN);
    }
    expect(await membershipOf(at, user.id)).toBeDefined();
  });

  it('requires only the password of an existing user, and ignores a name', async () => {
    const user = await userWithPassword(at.app);
    const { token } = await invited(at, { email: user.email.toUpperCase() });
    for (const given of [{}, { name: 'x', password: 'x' }, { password: 'OWN PASSWORD' }]) {
      expect(await refusedToken(token, given)).toEqual(WRONG);
      // a login as another user does not help
      expect(await refusedToken(token, given, await seedUser(at.app))).toEqual(WRONG);
    }
    const given = { name: 'Renamed', password: user.password };
    const { data } = await acceptInvitation(at.app, {}, token, given);
    expect(data.acceptInvitation.user).toMatchObject({ id: user.userId, email: user.email });
    expect(data.acceptInvitation.user.name).not.toBe('Renamed');
    expect(await turnedAway(at, data.acceptInvitation.token)).toBeNull();
    // a user who is signed in becomes a member without a new token
    expect(await turnedAway(at, user.token)).toBeNull();
  });

  it('requires no input from an existing user who is signed in', async () => {
    const user = await userWithPassword(at.app);
    const { token } = await invited(at, { email: user.email });
    const { data } = await acceptInvitation(at.app, { token: user.token }, token, {});
    expect(data.acceptInvitation.user.id).toBe(user.userId);
    expect(await membershipOf(at, user.userId)).toMatchObject({ role: 'academy_admin' });
  });

  it('requires a name and a valid password from a new user, and reports both errors together', async () => {
    const { token } = await invited(at);
    const name = ['The name field is required.'];
    const password = ['The password field is required.'];
    expect(await refusedToken(token, {})).toEqual(badInput({ name, password }));
    expect(await refusedToken(token, { name: '  ', password: '' })).toEqual(badInput({ name, password }));
    expect(await refusedToken(token, { name: 'x'.repeat(256), password: 'short' })).toEqual(
      badInput({
        name: ['The name field must not be greater than 255 characters.'],
        password: ['The password field must be at least 8 characters.'],
      }),
    );
    expect(await refusedToken(token, { name: 'Name', password: 'é'.repeat(37) })).toEqual(
      badInput({ password: ['The password field must not be greater than 72 bytes.'] }),
    );
    const { errors } = await acceptInvitation(at.app, {}, token, { name: 'x'.repeat(255), password: 'é'.repeat(36) });
    expect(errors).toBeUndefined();
  });

  it('refuses tokens for other users and revoked, expired or malformed tokens with the same text', async () => {
    const { app, academy } = at;
    const other = await scene();
    const secretOf = (token: string) => token.split('.')[1] as string;
    const open = (await invited(at)).token;
    const foreign = (await invited(other)).token;
    const revoked = await invited(at);
    await revokeInvitation(app, at.admin, revoked.id);
    const expired = await invited(at);
    await academy.run(async (em) => {
      const invitation = await em.findOneOrFail(Invitation, { id: expired.id });
      invitation.expiresAt = new Date().toISOString();
    });
    const closed = await scene();
    const inDeleted = (await invited(closed)).token;
    await closed.academy.run(async (em) => {
      (await em.findOneOrFail(Academy, { id: closed.academy.id })).deletedAt = new Date().toISOString();
    });
    const tokens = [
      'garbage',
      '.',
      `${open}.`,
      `${open}x`,
      ` . ${open}`,
      open.toUpperCase(),
      secretOf(open),
      'x'.repeat(5000),
      `${academy.id}.`,
      `${academy.id}.${randomBytes(32).toString('base64url')}`,
      `${academy.id}.${secretOf(foreign)}`,
      `${UNKNOWN_ID}.${secretOf(open)}`,
      `${academy.id}' or '1'='1.${secretOf(open)}`,
      revoked.token,
      expired.token,
      inDeleted,
    ];
    for (const token of tokens) expect(await refusedToken(token), token).toEqual(INVALID_TOKEN);
    expect(await refusedToken('')).toEqual(badInput({ token: ['The token field is required.'] }));
  });

  it('refuses a token if the invited student was deleted or the invited staff member was terminated', async () => {
    const { app, academy } = at;
    const student = await academy.with.student();
    const first = await invited(at, { role: 'STUDENT', studentId: student.id });
    await gql(app, at.admin, 'mutation ($id: ID!) { deleteStudent(id: $id) { message } }', { id: student.id });
    const staff = await academy.with.staff();
    const second = await invited(at, { role: 'STAFF', staffId: staff.id });
    await academy.run(async (em) => {
      (await em.findOneOrFail(Staff, { id: staff.id })).status = StaffStatus.TERMINATED;
    });
    for (const { token } of [first, second]) expect(await refusedToken(token)).toEqual(INVALID_TOKEN);
  });

  it('refuses a token if another user was linked to the record of the invited person', async () => {
    const { id: parentId } = await at.academy.with.parent();
    const one = await invited(at, { role: 'PARENT', parentId });
    const two = await invited(at, { role: 'PARENT', parentId });
    const { user } = (await acceptInvitation(at.app, {}, one.token)).data.acceptInvitation;
    expect(await refusedToken(two.token)).toEqual(INVALID_TOKEN);
    const parent = (await rowsOf(at.app, 'parents', at.academy.id)).find((row) => row.id === parentId);
    expect(parent?.user_id).toBe(user.id);
  });

  it('invalidates all other invitations to the same address, so that a removed member cannot return with an old invitation', async () => {
    const email = newEmail();
    const first = await invited(at, { email });
    const second = await invited(at, { email });
    const elsewhere = await scene();
    const foreign = await invited(elsewhere, { email });
    const { user, token } = (await acceptInvitation(at.app, {}, second.token)).data.acceptInvitation;
    const given = { password: NEW_USER.password };
    expect(await refusedToken(first.token, given)).toEqual(INVALID_TOKEN);
    const membership = await membershipOf(at, user.id);
    expect((await removeMember(at.app, at.admin, membership?.id)).errors).toBeUndefined();
    expect(await turnedAway(at, token)).toBe('You do not have access to this academy.');
    for (const used of [first, second]) expect(await refusedToken(used.token, given)).toEqual(INVALID_TOKEN);
    expect((await acceptInvitation(at.app, {}, foreign.token, given)).errors).toBeUndefined();
    // a new invitation restores the membership
    const again = await invited(at, { email });
    expect((await acceptInvitation(at.app, {}, again.token, given)).errors).toBeUndefined();
    expect(await turnedAway(at, token)).toBeNull();
  });

  it('refuses a user who became a member meanwhile, and changes nothing', async () => {
    const user = await userWithPassword(at.app);
    const { token } = await invited(at, { email: user.email });
    const { id: parentId } = await at.academy.with.parent();
    await at.academy.run(async (em) => {
      await em
        .getKysely<any>()
        .insertInto('memberships')
        .values(memberOf(at.academy.id, user.userId, parentId))
        .execute();
    });
    expect(await refusedToken(token, {}, { token: user.token })).toEqual(INVALID_TOKEN);
    expect(await membershipOf(at, user.userId)).toMatchObject({ role: 'parent' });
  });

  it('is forbidden in a suspended academy', async () => {
    const shut = await scene();
    const { token } = await invited(shut);
    await shut.academy.run(async (em) => {
      (await em.findOneOrFail(Academy, { id: shut.academy.id })).status = AcademyStatus.SUSPENDED;
    });
    expect(await refused(shut, () => acceptInvitation(shut.app, {}, token))).toEqual(FORBIDDEN);
  });

  it('assigns the role that the staff member has at the acceptance, not at the invitation', async () => {
    const staff = await at.academy.with.staff({ role: StaffRole.TEACHER });
    const { token } = await invited(at, { role: 'STAFF', staffId: staff.id });
    await at.academy.run(async (em) => {
      (await em.findOneOrFail(Staff, { id: staff.id })).role = StaffRole.DEPARTMENT_HEAD;
    });
    const { user } = (await acceptInvitation(at.app, {}, token)).data.acceptInvitation;
    expect(await membershipOf(at, user.id)).toMatchObject({ staff_role: 'department_head' });
  });

  it('stores neither the password nor the token in plain text', async () => {
    const { token, email } = await invited(at);
    await acceptInvitation(at.app, {}, token, NEW_USER);
    const { kysely } = at.app.services.database;
    const { rows } = await sql<{ password_hash: string }>`select * from users where email = ${email}`.execute(kysely);
    expect(rows[0]?.password_hash).toMatch(/^\$2[aby]\$/);
    const secret = token.split('.')[1] as string;
    for (const table of ['invitations', 'outbox_events', 'audit_entries', 'memberships']) {
      const text = JSON.stringify(await rowsOf(at.app, table, at.academy.id));
      expect(text.includes(secret) || text.includes(NEW_USER.password), table).toBe(false);
    }
  });

  it('counts each attempt as a sign-in attempt, which a rate limit restricts', async () => {
    const app = await startTestApp({ LOGIN_LIMIT_PER_MINUTE: '2' });
    try {
      const academy = await seedAcademy(app);
      const limited = { app, academy, admin: await academy.as('academy_admin') };
      const user = await userWithPassword(app);
      const { token } = await invited(limited, { email: user.email });
      const attempt = async (password: string) => codes(await acceptInvitation(app, {}, token, { password }));
      expect(await attempt('wrong')).toEqual(['UNAUTHENTICATED']);
      expect(await attempt('wrong again')).toEqual(['UNAUTHENTICATED']);
      expect(await attempt(user.password)).toEqual(['RATE_LIMITED']);
    } finally {
      await app.stop();
    }
  });
});

const memberOf = (academyId: string, userId: string, parentId: string) => ({
  academy_id: academyId,
  id: userId,
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
  user_id: userId,
  role: 'parent',
  parent_id: parentId,
});
