import { expect, it } from 'vitest';
import { resetTokenFor } from '../../../../src/features/identity/auth/account/reset-link.ts';
import { OperatorAction } from '../../../../src/features/identity/auth/operator-action.entity.ts';
import { setSuperAdmin, superAdmins } from '../../../../src/features/identity/auth/super-admins.ts';
import { startTestApp } from '../../../support/app.ts';
import { rest } from '../../../support/clients.ts';
import { seedUser } from '../../../support/seed.ts';

it('operators can grant and revoke Super Admin rights, and the name of the operator is recorded', async () => {
  const app = await startTestApp();
  const { database } = app.services;
  const { userId } = await seedUser(app, { name: 'Ada', email: 'ada@example.test' });
  const notes = async () =>
    (await database.orm.em.fork().find(OperatorAction, {}, { orderBy: { id: 'asc' } })).map((note) => [
      note.user.id,
      note.action,
      note.operator,
    ]);
  expect(await superAdmins(database)).toEqual([]);
  expect(await setSuperAdmin(database, 'nobody@example.test', true, 'op@host')).toBe('unknown');
  expect(await setSuperAdmin(database, ' Ada@Example.test ', true, 'op@host')).toBe('changed');
  expect(await setSuperAdmin(database, 'ada@example.test', true, 'op@host')).toBe('unchanged');
  const granted = { at: expect.stringMatching(/^20/), by: 'op@host' };
  expect(await superAdmins(database)).toEqual([{ name: 'Ada', email: 'ada@example.test', granted }]);
  expect(await setSuperAdmin(database, 'ada@example.test', false, 'other@host')).toBe('changed');
  expect(await superAdmins(database)).toEqual([]);
  expect(await notes()).toEqual([
    [userId, 'grant_super_admin', 'op@host'],
    [userId, 'revoke_super_admin', 'other@host'],
  ]);
  await app.stop();
});

it('operators can create password reset links, and the name of the operator is recorded', async () => {
  const app = await startTestApp();
  const { database } = app.services;
  const user = await seedUser(app, { email: 'ada@example.test', passwordHash: 'none' });
  expect(await resetTokenFor(database, 'nobody@example.test', 'op@host')).toBeNull();
  const token = (await resetTokenFor(database, ' Ada@Example.test ', 'op@host')) as string;
  const [note, ...more] = await database.orm.em.fork().find(OperatorAction, {});
  expect([note?.user.id, note?.action, note?.operator, more]).toEqual([user.userId, 'reset_password', 'op@host', []]);
  const body = { token, password: 'a new password', password_confirmation: 'a new password' };
  expect((await rest(app, {}, 'POST', '/auth/reset-password', body)).status).toBe(200);
  const login = { email: 'ada@example.test', password: 'a new password' };
  expect((await rest(app, {}, 'POST', '/auth/login', login)).status).toBe(200);
  await app.stop();
});
