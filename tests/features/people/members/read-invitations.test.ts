import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { Invitation } from '../../../../src/features/people/members/invitations/invitation.entity.ts';
import { type Credentials, codes, gql } from '../../../support/clients.ts';
import { seedUser } from '../../../support/seed.ts';
import { statementsOf } from '../../../support/visibility.ts';
import { superAdminIn } from '../../writing.ts';
import { acceptInvitation, invited, revokeInvitation, type Scene, scene } from './setup.ts';

describe('invitations query', () => {
  let at: Scene;
  const emails: Record<string, string> = {};

  beforeAll(async () => {
    at = await scene();
    const staffId = (await at.academy.with.staff({ role: StaffRole.ADMINISTRATOR })).id;
    const teacherId = (await at.academy.with.staff()).id;
    emails.admin = (await invited(at)).email;
    emails.office = (await invited(at, { role: 'STAFF', staffId })).email;
    emails.teacher = (await invited(at, { role: 'STAFF', staffId: teacherId })).email;
    const parent = await invited(at, { role: 'PARENT', parentId: (await at.academy.with.parent()).id });
    const student = await invited(at, { role: 'STUDENT', studentId: (await at.academy.with.student()).id });
    const late = await invited(at, { role: 'STUDENT', studentId: (await at.academy.with.student()).id });
    emails.parent = parent.email;
    emails.student = student.email;
    emails.late = late.email;
    await acceptInvitation(at.app, {}, parent.token);
    await revokeInvitation(at.app, at.admin, student.id);
    await at.academy.run(async (em) => {
      (await em.findOneOrFail(Invitation, { id: late.id })).expiresAt = new Date().toISOString();
    });
    await invited(await scene());
  });

  const list = async (as: Credentials, filter: object = {}) => {
    const query = 'query ($f: InvitationFilter) { invitations(first: 100, filter: $f) { totalCount nodes { email } } }';
    const result = await gql(at.app, as, query, { f: filter });
    if (result.errors) return codes(result);
    const { nodes, totalCount } = result.data.invitations;
    expect(totalCount).toBe(nodes.length);
    const nameOf = (email: string) => Object.keys(emails).find((name) => emails[name] === email) ?? email;
    return nodes.map((row: { email: string }) => nameOf(row.email)).sort();
  };

  it('returns all invitations to admins and the Super Admin, and invitations of lower roles to administrators', async () => {
    const all = Object.keys(emails).sort();
    expect(await list(at.admin)).toEqual(all);
    expect(await list(await superAdminIn(at.app, at.academy))).toEqual(all);
    expect(await list(await at.academy.as('administrator'))).toEqual(['late', 'parent', 'student', 'teacher']);
    for (const role of ['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const) {
      expect(await list(await at.academy.as(role)), role).toEqual(['FORBIDDEN']);
    }
    expect(await list({ ...(await seedUser(at.app)), academyId: at.academy.id })).toEqual(['FORBIDDEN']);
    expect(await list({ academyId: at.academy.id })).toEqual(['UNAUTHENTICATED']);
  });

  it('can be filtered by status, and searched by e-mail address', async () => {
    expect(await list(at.admin, { status: 'OPEN' })).toEqual(['admin', 'office', 'teacher']);
    expect(await list(at.admin, { status: 'ACCEPTED' })).toEqual(['parent']);
    expect(await list(at.admin, { status: 'REVOKED' })).toEqual(['student']);
    expect(await list(at.admin, { status: 'EXPIRED' })).toEqual(['late']);
    expect(await list(at.admin, { search: emails.office?.toUpperCase() })).toEqual(['office']);
    expect(await list(await at.academy.as('administrator'), { search: emails.office })).toEqual([]);
  });

  it('returns role, record, times and inviter, but not the hash of the token', async () => {
    const query = `query ($search: String) { invitations(filter: { search: $search }) { nodes {
      id academyId email role staffRole staffId parentId studentId invitedBy status
      createdAt expiresAt acceptedAt revokedAt
    } } }`;
    const { data } = await gql(at.app, at.admin, query, { search: emails.teacher });
    const [row] = data.invitations.nodes;
    expect(row).toMatchObject({
      academyId: at.academy.id,
      email: emails.teacher,
      role: 'STAFF',
      staffRole: 'TEACHER',
      staffId: expect.any(String),
      parentId: null,
      studentId: null,
      invitedBy: at.admin.userId,
      status: 'OPEN',
      acceptedAt: null,
      revokedAt: null,
    });
    expect(Date.parse(row.expiresAt) - Date.parse(row.createdAt)).toBeCloseTo(7 * 24 * 60 * 60 * 1000, -4);
    const { errors } = await gql(at.app, at.admin, '{ invitations { nodes { tokenHash } } }');
    expect(errors?.[0]?.message).toMatch(/tokenHash/);
  });

  it('is allowed in a suspended academy', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { errors } = await gql(shut.app, shut.admin, '{ invitations { totalCount } }');
    expect(errors).toBeUndefined();
  });

  it('runs at most five statements for any number of rows', async () => {
    for (const as of [at.admin, await at.academy.as('administrator')]) {
      expect(await statementsOf(at.app, as, 'invitations')).toBeLessThanOrEqual(5);
    }
  });
});
