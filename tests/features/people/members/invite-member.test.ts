import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { startTestApp } from '../../../support/app.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { seedAcademy, seedUser } from '../../../support/seed.ts';
import {
  badInput,
  EVERY_ROLE,
  FORBIDDEN,
  NO_ACCESS,
  REFUSED_BY_TYPE,
  superAdminIn,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';
import { invited, inviteMember, newEmail, type PartInput, refused, rowsOf, type Scene, scene } from './setup.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

describe('inviteMember', () => {
  let at: Scene;
  const refusedTo = (as: Parameters<typeof inviteMember>[1], input: object) =>
    refused(at, () => inviteMember(at.app, as, { email: newEmail(), ...input }));

  beforeAll(async () => {
    at = await scene();
  });

  it('returns a token that is valid for a week, and stores only its hash', async () => {
    const { id, token, email } = await invited(at, { email: `  ${newEmail().toUpperCase()} ` });
    const row = (await rowsOf(at.app, 'invitations', at.academy.id)).find((each) => each.id === id);
    const secret = token.split('.')[1] as string;
    expect(token.split('.')[0]).toBe(at.academy.id);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(row).toMatchObject({
      email: email.trim().toLowerCase(),
      role: 'academy_admin',
      staff_role: null,
      token_hash: createHash('sha256').update(secret).digest('hex'),
      invited_by: at.admin.userId,
      accepted_at: null,
      revoked_at: null,
    });
    expect(Date.parse(row?.expires_at) - Date.parse(row?.created_at)).toBeCloseTo(WEEK, -4);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('records an event without the token', async () => {
    const { id, token } = await invited(at);
    const events = await rowsOf(at.app, 'outbox_events', at.academy.id);
    const told = events.map(({ type, resource_id, payload }) => ({
      ...{ type, resource_id },
      payload: typeof payload === 'string' ? JSON.parse(payload) : payload,
    }));
    expect(told).toContainEqual({
      type: 'member.invited',
      resource_id: id,
      payload: expect.objectContaining({ role: 'academy_admin' }),
    });
    expect(JSON.stringify(events)).not.toContain(token.split('.')[1]);
    expect(JSON.stringify(events)).not.toMatch(/[0-9a-f]{64}/);
  });

  it('takes the role of a staff member from the staff record, and requires a record for every role except academy_admin', async () => {
    const staff = await at.academy.with.staff({ role: StaffRole.SUPPORT_STAFF });
    const parent = await at.academy.with.parent();
    const student = await at.academy.with.student();
    const none = { staff_role: null, staff_id: null, parent_id: null, student_id: null };
    const cases: [PartInput, object][] = [
      [{ role: 'ACADEMY_ADMIN' }, { role: 'academy_admin', ...none }],
      [
        { role: 'STAFF', staffId: staff.id.toUpperCase() },
        { ...none, role: 'staff', staff_role: 'support_staff', staff_id: staff.id },
      ],
      [
        { role: 'PARENT', parentId: parent.id },
        { ...none, role: 'parent', parent_id: parent.id },
      ],
      [
        { role: 'STUDENT', studentId: student.id },
        { ...none, role: 'student', student_id: student.id },
      ],
    ];
    for (const [part, expected] of cases) {
      const { id } = await invited(at, part);
      const rows = await rowsOf(at.app, 'invitations', at.academy.id);
      expect(rows.find((row) => row.id === id)).toMatchObject(expected);
    }
  });

  it('lets academy admins and the Super Admin invite all roles, and administrators invite lower roles', async () => {
    const { academy, app } = at;
    const teacher = { role: 'STAFF', staffId: (await academy.with.staff()).id };
    const office = { role: 'STAFF', staffId: (await academy.with.staff({ role: StaffRole.ADMINISTRATOR })).id };
    const administrator = await academy.as('administrator');
    for (const as of [at.admin, administrator, await superAdminIn(app, academy)]) {
      expect((await inviteMember(app, as, { email: newEmail(), ...teacher })).errors).toBeUndefined();
    }
    for (const part of [office, { role: 'ACADEMY_ADMIN' }]) {
      expect((await inviteMember(app, at.admin, { email: newEmail(), ...part })).errors).toBeUndefined();
      expect(await refusedTo(administrator, part)).toEqual(FORBIDDEN);
    }
    for (const role of ['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const) {
      expect(await refusedTo(await academy.as(role), teacher), role).toEqual(FORBIDDEN);
    }
    expect(await refusedTo({ academyId: academy.id }, teacher)).toEqual(UNAUTHENTICATED);
    const outsider = { ...(await seedUser(app)), academyId: academy.id };
    expect(await refusedTo(outsider, teacher)).toEqual(NO_ACCESS);
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const input = { email: newEmail(), role: 'ACADEMY_ADMIN' };
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      expect(await refused(shut, () => inviteMember(shut.app, actor, input)), role).toEqual(FORBIDDEN);
    }
    const { errors } = await inviteMember(shut.app, await superAdminIn(shut.app, shut.academy), input);
    expect(errors).toBeUndefined();
  });

  it('refuses the e-mail address of a member, in any letter case', async () => {
    const { data } = await gql(at.app, at.admin, '{ me { email } }');
    const taken = badInput({ email: ['The email has already been taken.'] });
    for (const email of [data.me.email, data.me.email.toUpperCase()]) {
      expect(await refusedTo(at.admin, { email, role: 'ACADEMY_ADMIN' })).toEqual(taken);
    }
    // members of another academy can be invited
    const other = await scene();
    expect((await inviteMember(other.app, other.admin, { email: data.me.email, role: 'ACADEMY_ADMIN' })).errors).toBe(
      undefined,
    );
  });

  it('refuses records that are unknown, deleted, terminated or in another academy', async () => {
    const other = await seedAcademy(at.app);
    const deletedAt = new Date().toISOString();
    const cases: [string, string, string[]][] = [
      [
        'STAFF',
        'staffId',
        [
          (await other.with.staff()).id,
          (await at.academy.with.staff({ deletedAt })).id,
          (await at.academy.with.staff({ status: StaffStatus.TERMINATED })).id,
        ],
      ],
      ['PARENT', 'parentId', [(await other.with.parent()).id, (await at.academy.with.parent({ deletedAt })).id]],
      ['STUDENT', 'studentId', [(await other.with.student()).id, (await at.academy.with.student({ deletedAt })).id]],
    ];
    for (const [role, field, ids] of cases) {
      const words = field.replace('Id', ' id');
      for (const id of [...ids, UNKNOWN_ID]) {
        expect(await refusedTo(at.admin, { role, [field]: id })).toEqual(
          badInput({ [field]: [`The selected ${words} is invalid.`] }),
        );
      }
      for (const id of [null, undefined]) {
        expect(await refusedTo(at.admin, { role, [field]: id })).toEqual(
          badInput({ [field]: [`The ${words} field is required.`] }),
        );
      }
    }
  });

  it('refuses a record that is linked to a user', async () => {
    const { staffId } = await at.academy.as('teacher');
    const { parentId } = await at.academy.as('parent');
    const { studentId } = await at.academy.as('student');
    const taken = (words: string) => [`The ${words} has already been taken.`];
    expect(await refusedTo(at.admin, { role: 'STAFF', staffId })).toEqual(badInput({ staffId: taken('staff id') }));
    expect(await refusedTo(at.admin, { role: 'PARENT', parentId })).toEqual(badInput({ parentId: taken('parent id') }));
    const { data } = await gql(at.app, at.admin, '{ me { email } }');
    expect(await refusedTo(at.admin, { role: 'STUDENT', studentId, email: data.me.email })).toEqual(
      badInput({ studentId: taken('student id'), email: taken('email') }),
    );
  });

  it('reports malformed e-mail addresses, ids and roles together', async () => {
    expect(await refusedTo(at.admin, { role: 'STAFF', email: 'nobody', staffId: '1' })).toEqual(
      badInput({
        email: ['The email field must be a valid email address.'],
        staffId: ['The staff id field must be a valid UUID.'],
      }),
    );
    expect(await refusedTo(at.admin, { role: 'STAFF', email: ' ' })).toEqual(
      badInput({ staffId: ['The staff id field is required.'], email: ['The email field is required.'] }),
    );
    const grows = `${'İ'.repeat(32)}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(34)}.com`;
    expect(await refusedTo(at.admin, { role: 'ACADEMY_ADMIN', email: grows })).toEqual(
      badInput({ email: ['The email field must not be greater than 255 characters.'] }),
    );
    expect(await refusedTo(at.admin, { role: 'SUPER_ADMIN' })).toEqual(REFUSED_BY_TYPE);
    expect(await refusedTo(at.admin, { role: 'STAFF', email: null })).toEqual(REFUSED_BY_TYPE);
  });

  it('limits a user to three invitations per address and hour, counted in all academies together', async () => {
    const app = await startTestApp({ LOGIN_LIMIT_PER_MINUTE: '10' });
    const academy = await seedAcademy(app);
    const [admin, other] = [await academy.as('academy_admin'), await academy.as('academy_admin')];
    const ask = (as: typeof admin, email: string) => inviteMember(app, as, { role: 'ACADEMY_ADMIN', email });
    const email = newEmail();
    for (const _ of [1, 2, 3]) expect((await ask(admin, email)).errors).toBeUndefined();
    const made = await rowsOf(app, 'invitations', academy.id);
    expect(codes(await ask(admin, email.toUpperCase()))).toEqual(['RATE_LIMITED']);
    const { status } = await rest(app, admin, 'POST', '/invitations', { role: 'academy_admin', email });
    expect(status).toBe(429);
    expect(await rowsOf(app, 'invitations', academy.id)).toEqual(made);
    expect((await ask(admin, newEmail())).errors).toBeUndefined();
    expect((await ask(other, email)).errors).toBeUndefined();
    await app.stop();
  });
});
