import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { gql, rest } from '../../../support/clients.ts';
import { newEmail } from '../../people/members/setup.ts';
import { type Scene, scene } from '../api-keys/setup.ts';

const INVALID = ['The email field must be a valid email address.'];
const PASSWORD = 'correct horse';

/** Addresses that look like `<name>@<host>`, or that mail programs read as another address. */
const LOOK_ALIKES: [what: string, of: (name: string, host: string) => string][] = [
  ['a zero-width space', (name, host) => `${name}\u200b@${host}`],
  ['a soft hyphen', (name, host) => `\u00ad${name}@${host}`],
  ['a bidi control', (name, host) => `${name}\u202e@${host}`],
  ['a word joiner in the domain', (name, host) => `${name}@ex\u2060${host}`],
  ['a variation selector', (name, host) => `${name}\ufe0f@${host}`],
  ['a hangul filler', (name, host) => `${name}\u3164@${host}`],
  ...[...'\u00a0\u1680\u2000\u2003\u200a\u202f\u205f\u3000\u2800\u115f\u1160\uffa0'].flatMap(
    (blank): [string, (name: string, host: string) => string][] => {
      const what = `U+${blank.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return [
        [`${what} in the local part`, (name, host) => `a${blank}${name}@${host}`],
        [`${what} in the domain`, (name, host) => `${name}@ex${blank}${host}`],
      ];
    },
  ),
  ['a fullwidth letter', (name, host) => `\uff41${name}@${host}`],
  ['a fullwidth letter in the domain', (name, host) => `${name}@\uff41${host}`],
  ['a ligature', (name, host) => `\ufb01${name}@${host}`],
  ['a mathematical letter', (name, host) => `\u{1d41a}${name}@${host}`],
  ['a quoted local part', (_name, host) => `"<x@evil.test>"@${host}`],
];

describe('e-mail address with characters that look like other characters', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  const register = (email: string) =>
    rest(at.app, {}, 'POST', '/auth/register', {
      ...{ name: 'Zoe', email, password: PASSWORD, password_confirmation: PASSWORD },
    });

  it.each(LOOK_ALIKES)('is refused by every operation that accepts an e-mail address: %s', async (_what, of) => {
    const [name = '', host = ''] = newEmail().split('@');
    const email = of(name, host);
    const registered = await register(email);
    expect([registered.status, registered.body.errors]).toEqual([422, { email: INVALID }]);
    const person = { first_name: 'A', last_name: 'B', email, phone: '1' };
    for (const [path, body] of [
      ['/students', person],
      ['/parents', person],
      ['/staff', { ...person, role: 'teacher' }],
      ['/invitations', { email, role: 'academy_admin' }],
    ] as const) {
      const made = await rest(at.app, at.admin, 'POST', path, body);
      expect([made.status, made.body.errors], path).toEqual([422, { email: INVALID }]);
    }
    const csv = `first_name,last_name,email,phone\nA,B,"${email.replaceAll('"', '""')}",1\n`;
    for (const field of ['importStudents', 'importParents', 'importStaff']) {
      const text = field === 'importStaff' ? csv.replace(/phone/, 'role').replace(/,1\n/, ',teacher\n') : csv;
      const document = `mutation ($csv: String!) { ${field}(csv: $csv) { created } }`;
      const { errors } = await gql(at.app, at.admin, document, { csv: text });
      expect(Object.values(errors?.[0]?.extensions.fields ?? {}).flat(), field).toEqual([
        'The rows.1.email field must be a valid email address.',
      ]);
    }
  });

  it('is treated as the same address if only the Unicode form differs', async () => {
    const local = `zo\u00eb-${newEmail().split('@')[0]}`;
    const [nfc, nfd] = [`${local}@example.test`, `${local}@example.test`.normalize('NFD')];
    expect(nfd).not.toBe(nfc);
    expect((await register(nfd)).body.user.email).toBe(nfc);
    expect((await register(nfc)).body.errors).toEqual({ email: ['The email has already been taken.'] });
    for (const email of [nfc, nfd])
      expect((await rest(at.app, {}, 'POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
    const parent = { first_name: 'Zoe', last_name: 'B', phone: '1' };
    expect((await rest(at.app, at.admin, 'POST', '/parents', { ...parent, email: nfd })).body.data.email).toBe(nfc);
    expect((await rest(at.app, at.admin, 'POST', '/parents', { ...parent, email: nfc })).body.errors).toEqual({
      email: ['The email has already been taken.'],
    });
  });

  it('can be used to sign in if it is stored in another Unicode form, but cannot be registered again', async () => {
    const local = `zo\u00eb-${newEmail().split('@')[0]}`;
    const [nfc, nfd] = [`${local}@example.test`, `${local}@example.test`.normalize('NFD')];
    await register(nfc);
    const { kysely } = at.app.services.database;
    await (kysely as any).updateTable('users').set({ email: nfd }).where('email', '=', nfc).execute();
    for (const email of [nfc, nfd])
      expect((await rest(at.app, {}, 'POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
    expect((await register(nfc)).body.errors).toEqual({ email: ['The email has already been taken.'] });
  });
});
