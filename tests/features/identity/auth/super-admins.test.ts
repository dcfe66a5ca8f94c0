import { expect, it } from 'vitest';
import { resetTokenFor } from '../../../../src/features/identity/auth/account/reset-link.ts';
import { OperatorAction } from '../../../../src/features/identity/auth/operator-action.entity.ts';
import { setSuperAdmin, superAdmins } from '../../../../src/features/identity/auth/super-admins.ts';
import { startTestApp } from '../../../support/app.ts';
import { rest } from '../../../support/clients.ts';
import { seedUser } from '../../../support/seed.ts';
import { newEmail } from '../../people/members/setup.ts';

it('operators can grant and revoke Super Admin rights, and the name of the operator is recorded', async () => {
  const app = await startTestApp();
  const { database } = app.services;
  const email = newEmail();
  const { userId } = await seedUser(app, { name: 'Ada', email });
  const others = await superAdmins(database);
  const notes = async () =>
    (await database.orm.em.fork().find(OperatorAction, { user: userId }, { orderBy: { id: 'asc' } })).map((note) => [
      note.user.id,
      note.action,
      note.operator,
    ]);
  expect(await setSuperAdmin(database, 'nobody@example.test', true, 'op@host')).toBe('unknown');
  expect(await setSuperAdmin(database, ` ${email.toUpperCase()} `, true, 'op@host')).toBe('changed');
  expect(await setSuperAdmin(database, email, true, 'op@host')).toBe('unchanged');
  const granted = { at: expect.stringMatching(/^20/), by: 'op@host' };
  const ada = { name: 'Ada', email, granted };
  expect(await superAdmins(database)).toEqual(expect.arrayContaining([...others, ada]));
  expect(await superAdmins(database)).toHaveLength(others.length + 1);
  expect(await setSuperAdmin(database, email, false, 'other@host')).toBe('changed');
  expect(await superAdmins(database)).toEqual(others);
  expect(await notes()).toEqual([
    [userId, 'grant_super_admin', 'op@host'],
    [userId, 'revoke_super_admin', 'other@host'],
  ]);
  await app.stop();
});

it('operators can create password reset links, and the name of the operator is recorded', async () => {
  const app = await startTestApp();
  const { database } = app.services;
  const email = newEmail();
  const { userId } = await seedUser(app, { email, passwordHash: 'none' });
  expect(await resetTokenFor(database, 'nobody@example.test', 'op@host')).toBeNull();
  const token = (await resetTokenFor(database, ` ${email.toUpperCase()} `, 'op@host')) as string;
  const notes = await database.orm.em.fork().find(OperatorAction, { user: userId });
  expect(notes.map(({ action, operator }) => [action, operator])).toEqual([['reset_password', 'op@host']]);
  const body = { token, password: 'a new password', password_confirmation: 'a new password' };
  expect((await rest(app, {}, 'POST', '/auth/reset-password', body)).status).toBe(200);
  const login = { email, password: 'a new password' };
  expect((await rest(app, {}, 'POST', '/auth/login', login)).status).toBe(200);
  await app.stop();
});
