import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { User } from '../../src/features/identity/auth/user.entity.ts';
import { UserKind } from '../../src/features/identity/auth/user.enums.ts';
import { startTestApp, type TestApp, testApp } from '../support/app.ts';
import { codes, gql, rest } from '../support/clients.ts';
import { seedUser } from '../support/seed.ts';

describe('limits for sign-in and registration', () => {
  const LIMITS = { LOGIN_LIMIT_PER_MINUTE: '2', REGISTER_LIMIT_PER_HOUR: '2' };
  const email = 'somebody@example.test';
  const bodies = [
    ['/auth/register', { name: '', email, password: 'short' }],
    ['/auth/login', { email }],
    ['/auth/login', { email: 5, password: 'something' }],
    ['/auth/login', {}],
  ] as const;

  test.each(bodies)('count attempts over REST with an invalid body: POST %s with the body %j', async (path, body) => {
    const limited = await startTestApp(LIMITS);
    onTestFinished(() => limited.stop());
    const log = vi.spyOn(limited.services.log, 'warn');
    const { token } = await seedUser(limited);
    for (const caller of [{}, { token }]) {
      expect((await rest(limited, caller, 'POST', path, body)).status).toBe(422);
    }
    for (const caller of [{}, { token }]) {
      const answer = await rest(limited, caller, 'POST', path, body);
      expect(answer).toMatchObject({ status: 429, body: { message: 'Too Many Attempts.' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(log).not.toHaveBeenCalled();
  });

  test('return RATE_LIMITED for sign-in attempts over GraphQL', async () => {
    const limited = await startTestApp(LIMITS);
    onTestFinished(() => limited.stop());
    const attempt = 'login(input: {email: "nobody", password: ""}) { token }';
    const told = await gql(limited, {}, `mutation { a: ${attempt} b: ${attempt} c: ${attempt} }`);
    expect(codes(told)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'RATE_LIMITED']);
  });

  test('do not reveal whether an e-mail address is known', async () => {
    const app = await testApp();
    const known = 'known@example.test';
    await seedUser(app, { email: known });
    const answers = [known, 'nobody@example.test'].map((one) => rest(app, {}, 'POST', '/auth/login', { email: one }));
    const [one, other] = await Promise.all(answers);
    expect(one).toMatchObject({ status: 422, body: { message: 'The password field is required.' } });
    expect(one?.body).toEqual(other?.body);
  });
});

describe('limit for registrations', () => {
  const newcomer = (n: number) => ({ name: 'New', email: `newcomer-${n}@example.test`, password: 'long enough' });

  test('returns the number of seconds to wait over REST', async () => {
    const limited = await startTestApp({ REGISTER_LIMIT_PER_HOUR: '1' });
    onTestFinished(() => limited.stop());
    const attempt = (n: number) =>
      rest(limited, {}, 'POST', '/auth/register', { ...newcomer(n), password_confirmation: 'long enough' });
    expect((await attempt(1)).status).toBe(201);
    const answer = await attempt(2);
    expect(answer).toMatchObject({ status: 429, body: { message: 'Too Many Attempts.' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(answer.headers.get('x-ratelimit-limit')).toBe('1');
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(await usersOf(limited)).toEqual(['newcomer-1@example.test']);
  });

  test('counts each register field in a GraphQL document', async () => {
    const limited = await startTestApp({ REGISTER_LIMIT_PER_HOUR: '10' });
    onTestFinished(() => limited.stop());
    const fields = Array.from({ length: 30 }, (_, n) => {
      const { name, email, password } = newcomer(n);
      return `f${n}: register(input: {name: "${name}", email: "${email}", password: "${password}", passwordConfirmation: "${password}"}) { token }`;
    });
    const told = await gql(limited, {}, `mutation { ${fields.join(' ')} }`);
    expect(Object.values(told.data).filter((value) => value !== null)).toHaveLength(10);
    expect(codes(told)).toEqual(Array(20).fill('RATE_LIMITED'));
    expect(await usersOf(limited)).toHaveLength(10);
  });

  test('has the same rule as the limit for sign-in, which counts each login field in a GraphQL document', async () => {
    const limited = await startTestApp({ LOGIN_LIMIT_PER_MINUTE: '3' });
    onTestFinished(() => limited.stop());
    const fields = range(5).map((n) => `f${n}: login(input: {email: "a@example.test", password: "x"}) { token }`);
    const told = await gql(limited, {}, `mutation { ${fields.join(' ')} }`);
    expect(codes(told)).toEqual([...Array(3).fill('UNAUTHENTICATED'), ...Array(2).fill('RATE_LIMITED')]);
  });

  const range = (length: number) => Array.from({ length }, (_, n) => n);

  async function usersOf(limited: TestApp): Promise<string[]> {
    const users = await limited.services.database.orm.em.fork().find(User, { kind: UserKind.PERSON });
    return users.map(({ email }) => email);
  }
});
