import 'reflect-metadata';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../../support/service-schema.ts';
import { statementsBeforeEnd } from '../../../support/statement-count.ts';
import { aMember, anAcademy, aTeacher, aUser, context, counted, signIn, useDatabase } from './setup.ts';

useDatabase();

const ask = async (source: string, token?: string) => graphql({ schema, source, contextValue: await context(token) });

test('me reads the user with one statement, after the statement for the login session', async () => {
  const user = await aUser();
  const { token } = await signIn(user.email);
  const { result, statements } = await counted(() => ask('{ me { id name email isSuperAdmin createdAt } }', token));
  const { id, name, email, createdAt } = user;
  expect(result).toEqual({ data: { me: { id, name, email, isSuperAdmin: false, createdAt } } });
  expect(statements).toHaveLength(statementsBeforeEnd());
});

test('me returns values of the login session without any further statement', async () => {
  const user = await aUser();
  const { token } = await signIn(user.email);
  const { result, statements } = await counted(() => ask('{ me { __typename id isSuperAdmin } }', token));
  expect(result).toEqual({ data: { me: { __typename: 'Me', id: user.id, isSuperAdmin: false } } });
  expect(statements).toHaveLength(1);
});

test('me returns fields that a fragment selects', async () => {
  const user = await aUser();
  const { token } = await signIn(user.email);
  const result = await ask('{ me { id ...Named } } fragment Named on Me { name }', token);
  expect(result).toEqual({ data: { me: { id: user.id, name: user.name } } });
});

test('me reads memberships with one statement, without deleted academies', async () => {
  const user = await aUser({ isSuperAdmin: true });
  const { token } = await signIn(user.email);
  const [b, a] = [await anAcademy({ name: 'B' }), await anAcademy({ name: 'A' })];
  const staffId = await aTeacher(user, a);
  await aMember(user, b);
  await aMember(user, await anAcademy({ deletedAt: new Date().toISOString() }));
  await aMember(await aUser(), a);
  const source = `{ me { isSuperAdmin
    memberships { academyId academyName role staffRole staffId parentId studentId } } }`;
  const { result, statements } = await counted(() => ask(source, token));
  const nobody = { staffRole: null, staffId: null, parentId: null, studentId: null };
  expect(result).toEqual({
    data: {
      me: {
        isSuperAdmin: true,
        memberships: [
          { ...nobody, academyId: a.id, academyName: 'A', role: 'STAFF', staffRole: 'TEACHER', staffId },
          { ...nobody, academyId: b.id, academyName: 'B', role: 'ACADEMY_ADMIN' },
        ],
      },
    },
  });
  expect(statements).toHaveLength(statementsBeforeEnd());
});

test('me refuses anonymous callers', async () => {
  const { errors } = await ask('{ me { id } }');
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('the token that register returns can be used in GraphQL until logout', async () => {
  const fields = 'user { email } token expiresAt';
  const input = `{ name: "Ada", email: "life@example.test", password: "12345678", passwordConfirmation: "12345678" }`;
  const registered: any = await ask(`mutation { register(input: ${input}) { ${fields} } }`);
  expect(registered.errors).toBeUndefined();
  const login = `mutation { login(input: { email: "LIFE@example.test", password: "12345678" }) { ${fields} } }`;
  const { token } = ((await ask(login)) as any).data.login;
  const swapped: any = await ask(`mutation { refreshToken { ${fields} } }`, token);
  expect(swapped.data.refreshToken.user).toEqual({ email: 'life@example.test' });
  const left = await ask('mutation { logout { message } }', swapped.data.refreshToken.token);
  expect(left).toEqual({ data: { logout: { message: 'Logged out.' } } });
  expect((await ask('{ me { id } }', swapped.data.refreshToken.token)).errors).toHaveLength(1);
  const bad = await ask(`mutation { register(input: { name: "", email: "x", password: "1" }) { token } }`);
  expect(bad.errors?.[0]?.originalError).toMatchObject({
    details: { fields: { name: {}, email: {}, password: { length: 2 } } },
  });
});
