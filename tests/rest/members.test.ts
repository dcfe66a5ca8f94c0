import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

describe('routes for members, invitations and the audit log', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  it('invite a user, who accepts, gets another role and leaves', async () => {
    const { id: parentId } = await academy.with.parent();
    const email = `invited-${academy.id}@example.test`;
    const invited = await rest(app, admin, 'POST', '/invitations', { email, role: 'parent', parent_id: parentId });
    expect([invited.status, invited.body]).toEqual([
      201,
      { data: { id: expect.any(String), token: expect.any(String) } },
    ]);
    const open = await rest(app, admin, 'GET', '/invitations?status=open');
    expect(open.body.data).toEqual([
      expect.objectContaining({ email, role: 'parent', parent_id: parentId, status: 'open' }),
    ]);
    expect(JSON.stringify(open.body)).not.toContain(invited.body.data.token);

    const { token } = invited.body.data;
    const accepted = await rest(app, {}, 'POST', '/invitations/accept', {
      token,
      name: 'Ina',
      password: 'a long password',
    });
    expect([accepted.status, accepted.body]).toEqual([
      200,
      {
        user: expect.objectContaining({ name: 'Ina', email }),
        token: expect.any(String),
        expires_at: expect.any(String),
      },
    ]);
    const members = await rest(app, admin, 'GET', '/members?role=parent');
    expect(members.body.meta.total).toBe(1);
    const [{ id }] = members.body.data;
    const changed = await rest(app, admin, 'PUT', `/members/${id}`, { role: 'academy_admin' });
    expect([changed.status, changed.body.data]).toEqual([
      200,
      expect.objectContaining({ id, role: 'academy_admin', parent_id: null }),
    ]);
    expect((await rest(app, admin, 'DELETE', `/members/${id}`)).body).toEqual({ message: 'Member removed.', keys: [] });
    expect((await rest(app, admin, 'GET', `/members/${id}`)).status).toBe(404);
    expect((await rest(app, { token: accepted.body.token, academyId: academy.id }, 'GET', '/students')).status).toBe(
      403,
    );
  });

  it('revoke an invitation', async () => {
    const invited = await rest(app, admin, 'POST', '/invitations', {
      email: 'back@example.test',
      role: 'academy_admin',
    });
    const revoked = await rest(app, admin, 'DELETE', `/invitations/${invited.body.data.id}`);
    expect([revoked.status, revoked.body]).toEqual([200, { message: 'Invitation revoked.' }]);
    const { token } = invited.body.data;
    const late = await rest(app, {}, 'POST', '/invitations/accept', {
      token,
      name: 'Late',
      password: 'a long password',
    });
    expect([late.status, late.body.errors]).toEqual([422, { token: ['The selected token is invalid.'] }]);
  });

  it('report all invalid fields', async () => {
    const { status, body } = await rest(app, admin, 'POST', '/invitations', {
      email: 7,
      role: 'captain',
      staff_id: 'x',
    });
    expect([status, body.errors]).toEqual([
      422,
      {
        email: ['The email field must be a string.'],
        role: ['The selected role is invalid.'],
        staff_id: ['The staff id field must be a valid UUID.'],
      },
    ]);
    expect((await rest(app, admin, 'POST', '/invitations', {})).body.errors).toEqual({
      email: ['The email field is required.'],
      role: ['The role field is required.'],
    });
  });

  it('are forbidden for roles that may not manage members', async () => {
    const teacher = await academy.as('teacher');
    for (const [method, path] of [
      ['GET', '/members'],
      ['GET', '/invitations'],
      ['POST', '/invitations'],
      ['GET', '/audit-log'],
    ] as const) {
      expect((await rest(app, teacher, method, path, method === 'POST' ? {} : undefined)).status).toBe(403);
    }
    const office = await academy.as('administrator');
    expect((await rest(app, office, 'GET', '/audit-log')).status).toBe(403);
  });

  it('return the user and the record of each change in the audit log', async () => {
    await rest(app, admin, 'POST', '/departments', { name: 'Audited' });
    const { status, body } = await rest(app, admin, 'GET', '/audit-log?resource=Department&action=created');
    expect([status, body.data]).toEqual([
      200,
      [
        expect.objectContaining({
          user_id: admin.userId,
          resource: 'Department',
          after: expect.objectContaining({ name: 'Audited' }),
        }),
      ],
    ]);
  });
});
