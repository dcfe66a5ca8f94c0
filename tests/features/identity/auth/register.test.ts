import { expect, test } from 'vitest';
import { register } from '../../../../src/features/identity/auth/auth.service.ts';
import { Session } from '../../../../src/features/identity/auth/sessions/session.entity.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { aUser, context, database, identify, PASSWORD, signIn, signUp, useDatabase } from './setup.ts';

useDatabase();

const refusal = (field: string, text: string) => ({ code: 'BAD_USER_INPUT', details: { fields: { [field]: [text] } } });

test('register creates a user and a login session, and the user can sign in later', async () => {
  const { user, token, expiresAt } = await signUp({ name: '  Ada Lovelace ', email: ' Ada@Example.TEST' });
  expect(user).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.test', isSuperAdmin: false });
  expect(user.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(604_000_000);
  const { principal, academy } = await identify(token);
  expect(principal).toMatchObject({ userId: user.id, isSuperAdmin: false });
  expect(academy).toMatchObject({ code: 'ACADEMY_REQUIRED' });
  expect((await signIn('ADA@example.test')).user.id).toBe(user.id);
});

test('register stores the password only as a bcrypt hash', async () => {
  const { user } = await signUp();
  const { passwordHash } = await database().orm.em.fork().findOneOrFail(User, user.id);
  expect(passwordHash).toMatch(/^\$2b\$/);
  expect(passwordHash).not.toContain(PASSWORD);
});

test.each([
  ['too short', 'seven77', 'The password field must be at least 8 characters.'],
  ['too short in code points', '😀😀😀😀😀😀😀', 'The password field must be at least 8 characters.'],
  ['too long in bytes', 'ä'.repeat(37), 'The password field must not be greater than 72 bytes.'],
  ['containing a null character', 'eight\u0000eight', 'The password field format is invalid.'],
  ['empty', '', 'The password field is required.'],
])('register refuses a password that is %s', async (_, password, text) => {
  await expect(signUp({ password })).rejects.toMatchObject(refusal('password', text));
});

test.each(['12345678', '😀😀😀😀😀😀😀😀', 'ä'.repeat(36), ' spaces count '])(
  'register accepts the password %j',
  async (password) => {
    const { user } = await signUp({ password });
    expect((await signIn(user.email, password)).user.id).toBe(user.id);
  },
);

test.each([undefined, null, '', `${PASSWORD} `])(
  'register reports the wrong password confirmation %j as an error of the field password',
  async (given) => {
    await expect(signUp({ passwordConfirmation: given })).rejects.toMatchObject(
      refusal('password', 'The password field confirmation does not match.'),
    );
  },
);

test('register reports all invalid fields together', async () => {
  const input = { name: '', email: 'nobody', password: 'short', passwordConfirmation: 'other' };
  await expect(signUp(input)).rejects.toMatchObject({
    message: 'The name field is required. (and 3 more errors)',
    details: {
      fields: {
        name: ['The name field is required.'],
        email: ['The email field must be a valid email address.'],
        password: [
          'The password field must be at least 8 characters.',
          'The password field confirmation does not match.',
        ],
      },
    },
  });
});

test('register limits the length of an e-mail address after conversion to lower case', async () => {
  const email = `${'a'.repeat(30)}İ@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(35)}.test`;
  const input = { name: 'Ada', email: `${'x'.repeat(255 - email.length)}${email}`, password: PASSWORD };
  expect(input.email).toHaveLength(255);
  await expect(register(await context(), input)).rejects.toMatchObject(
    refusal('email', 'The email field must not be greater than 255 characters.'),
  );
});

test('register refuses an e-mail address that is taken, in any letter case, and creates no login session', async () => {
  const { email } = await aUser();
  const sessions = await database().orm.em.fork().count(Session);
  await expect(signUp({ email: email.toUpperCase() })).rejects.toMatchObject(
    refusal('email', 'The email has already been taken.'),
  );
  expect(await database().orm.em.fork().count(Session)).toBe(sessions);
});

test('register succeeds only once in parallel calls with the same e-mail address', async () => {
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => signUp({ email: 'same@example.test' })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject(refusal('email', 'The email has already been taken.'));
    }
  }
});
