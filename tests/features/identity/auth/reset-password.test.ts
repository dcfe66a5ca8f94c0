import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountToken, TokenPurpose } from '../../../../src/features/identity/auth/account/account-token.entity.ts';
import { newAccountToken } from '../../../../src/features/identity/auth/account/account-tokens.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { newEmail, userWithPassword } from '../../people/members/setup.ts';
import { accountOf, type MailScene, mailedTokens, mailScene, waitingJobs, workOff } from './accounts.ts';

const ANSWER = { message: 'If the address belongs to an account, a message is on its way.' };
const INVALID = 'The token is invalid or has expired.';
const NEW = 'a brand new password';

const ask = (app: TestApp, email: unknown) => rest(app, {}, 'POST', '/auth/forgot-password', { email });
const reset = (app: TestApp, token: unknown, password: unknown = NEW, confirmation: unknown = password) =>
  rest(app, {}, 'POST', '/auth/reset-password', { token, password, password_confirmation: confirmation });
const signIn = (app: TestApp, email: string, password: string) =>
  rest(app, {}, 'POST', '/auth/login', { email, password });

/** Creates a token, by default one that was not mailed. */
const tokenFor = (app: TestApp, userId: string, purpose = TokenPurpose.PASSWORD_RESET, isMailed = false) =>
  systemTransaction(app.services.database, async (em) => newAccountToken(em, userId, purpose, { isMailed }));

describe('reset of a password', () => {
  let at: MailScene;
  let app: TestApp;

  beforeAll(async () => {
    at = await mailScene();
    app = at.app;
  });
  afterAll(() => at.stop());

  it('sets a new password with the link in the mail, ends all login sessions, and creates no new login session', async () => {
    const user = await userWithPassword(app);
    const other = await userWithPassword(app);
    await app.services.database.orm.em.fork().nativeUpdate(User, { id: user.userId }, { emailVerifiedAt: null });
    const { body: second } = await signIn(app, user.email, user.password);
    expect(await ask(app, ` ${user.email.toUpperCase()} `)).toMatchObject({ status: 200, body: ANSWER });
    await workOff(app);
    const [mail] = at.smtp.to(user.email);
    expect(mail?.subject).toBe('Choose a new password');
    expect(mail?.text).toContain(` at ${new Date().toISOString().slice(11, 14)}`);
    const [token = ''] = mailedTokens(at, user.email, 'reset');
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = JSON.stringify((await accountOf(app, user.userId)).tokens);
    expect(kept).toContain('password_reset');
    expect(kept).not.toContain(token);

    expect(await reset(app, token)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    for (const old of [user.token, second.token]) {
      expect((await rest(app, { token: old }, 'GET', '/auth/me')).status).toBe(401);
    }
    expect((await rest(app, other, 'GET', '/auth/me')).status).toBe(200);
    expect((await signIn(app, user.email, user.password)).status).toBe(401);
    const { status, body } = await signIn(app, user.email, NEW);
    expect(status).toBe(200);
    // a link that was mailed also verifies the e-mail address
    expect(body.user.email_verified_at).toMatch(/^20/);
    await workOff(app);
    const told = at.smtp.to(user.email).at(-1);
    expect(told?.subject).toBe('Your password was changed');
    expect(told?.text).toMatch(/ on \d{4}-\d\d-\d\d at \d\d:\d\d UTC\.[\s\S]*If it was not you/);
    expect(`${told?.text}${told?.html}`).not.toContain(NEW);

    expect((await reset(app, token)).body.errors).toEqual({ token: [INVALID] });
  });

  it('accepts one of several mailed links only once, and then refuses the other links', async () => {
    const user = await userWithPassword(app);
    const [first, second] = [await tokenFor(app, user.userId), await tokenFor(app, user.userId)];
    const mutation = `mutation ($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password) { message } }`;
    expect((await gql(app, {}, mutation, { token: second, password: NEW })).errors).toBeUndefined();
    const again = await gql(app, {}, mutation, { token: first, password: NEW });
    expect(again.errors?.[0]).toMatchObject({
      message: INVALID,
      extensions: { code: 'BAD_USER_INPUT', fields: { token: [INVALID] } },
    });
    // a token that was not mailed verifies no address
    const { tokens } = await accountOf(app, user.userId);
    expect(tokens.every(({ usedAt }) => usedAt !== null)).toBe(true);
  });

  it('does not verify the e-mail address if an operator created the link', async () => {
    const user = await userWithPassword(app);
    await app.services.database.orm.em.fork().nativeUpdate(User, { id: user.userId }, { emailVerifiedAt: null });
    expect((await reset(app, await tokenFor(app, user.userId))).status).toBe(200);
    expect((await accountOf(app, user.userId)).user.emailVerifiedAt).toBeNull();
  });

  it('refuses invalid tokens and passwords, and changes nothing', async () => {
    const user = await userWithPassword(app);
    const expired = await tokenFor(app, user.userId);
    await app.services.database.orm.em
      .fork()
      .nativeUpdate(AccountToken, { user: user.userId }, { expiresAt: new Date(Date.now() - 1).toISOString() });
    const good = await tokenFor(app, user.userId);
    const verification = await tokenFor(app, user.userId, TokenPurpose.EMAIL_VERIFICATION, true);
    const before = await accountOf(app, user.userId);
    const confirmation = 'The password field confirmation does not match.';
    const cases: [unknown[], object][] = [
      [[randomBytes(32).toString('base64url')], { token: [INVALID] }],
      [['x'.repeat(10_000)], { token: [INVALID] }],
      [[expired], { token: [INVALID] }],
      [[verification], { token: [INVALID] }],
      [[good.toUpperCase()], { token: [INVALID] }],
      [[''], { token: ['The token field is required.'] }],
      [[12], { token: ['The token field must be a string.'] }],
      [[['x']], { token: ['The token field must be a string.'] }],
      [[good, 'short'], { password: ['The password field must be at least 8 characters.'] }],
      [[good, 'ä'.repeat(37)], { password: ['The password field must not be greater than 72 bytes.'] }],
      [[good, ''], { password: ['The password field is required.'] }],
      [[good, NEW, 'another'], { password: [confirmation] }],
      [['wrong', 'short'], { token: [INVALID], password: ['The password field must be at least 8 characters.'] }],
    ];
    for (const [given, errors] of cases) {
      const refused = await reset(app, ...(given as [unknown]));
      expect([refused.status, refused.body.errors], JSON.stringify(given).slice(0, 60)).toEqual([422, errors]);
    }
    expect(await accountOf(app, user.userId)).toEqual(before);
  });

  it('does not reveal which e-mail addresses are known: response, statements and computing time are the same', async () => {
    const { email } = await userWithPassword(app);
    const unknown = newEmail();
    await workOff(app);
    const shape = (statements: string[]) => statements.map((sql) => sql.replaceAll(/'[^']*'|\d+/g, '?'));
    const known = await app.counting(() => ask(app, email));
    const stranger = await app.counting(() => ask(app, unknown));
    expect(stranger.result.body).toEqual(known.result.body);
    expect(shape(stranger.statements)).toEqual(shape(known.statements));
    expect(known.statements.join()).not.toContain('users');
    // the waiting jobs contain no e-mail address
    const jobs = await waitingJobs(app);
    expect(jobs).toHaveLength(2);
    expect(JSON.stringify(jobs)).not.toContain('@');
    await workOff(app);
    expect(at.smtp.to(email)).toHaveLength(1);
    expect(at.smtp.to(unknown)).toHaveLength(0);

    const time = async (address: string) => {
      const start = performance.now();
      await ask(app, address);
      return performance.now() - start;
    };
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round++) {
      times[0].push(await time((await userWithPassword(app)).email));
      times[1].push(await time(newEmail()));
    }
    const [a, b] = times.map((values) => values.toSorted((one, other) => one - other)[4] ?? 0) as [number, number];
    expect(a / b).toBeGreaterThan(0.2);
    expect(a / b).toBeLessThan(5);
    await workOff(app);
  });

  it('sends a mail for each request, even for two requests in a minute', async () => {
    const { email } = await userWithPassword(app);
    await workOff(app);
    for (let times = 0; times < 2; times++) await ask(app, email);
    await workOff(app);
    expect(mailedTokens(at, email, 'reset')).toHaveLength(2);
  });

  it('requires a valid e-mail address', async () => {
    const before = await waitingJobs(app);
    for (const [email, text] of [
      ['nobody', 'The email field must be a valid email address.'],
      ['', 'The email field is required.'],
      [7, 'The email field must be a string.'],
    ] as const) {
      const { status, body } = await ask(app, email);
      expect([status, body.errors]).toEqual([422, { email: [text] }]);
    }
    expect(await waitingJobs(app)).toEqual(before);
  });

  it('sends no mail after three requests in an hour, with the same response for known and unknown addresses', async () => {
    const limited = await startTestApp({ LOGIN_LIMIT_PER_MINUTE: '10' });
    const { email } = await userWithPassword(limited);
    const tokens = () => limited.services.database.orm.em.fork().count(AccountToken);
    const tokensBefore = await tokens();
    for (const address of [email, newEmail()]) {
      const before = (await waitingJobs(limited)).length;
      const fields = [0, 1, 2, 3].map((n) => `f${n}: requestPasswordReset(email: "${address}") { message }`);
      const told = await gql(limited, {}, `mutation { ${fields.join(' ')} }`);
      expect(told.errors).toBeUndefined();
      expect(told.data).toEqual({ f0: ANSWER, f1: ANSWER, f2: ANSWER, f3: ANSWER });
      const { status, body } = await ask(limited, address.toUpperCase());
      expect([status, body]).toEqual([200, ANSWER]);
      expect((await waitingJobs(limited)).length - before).toBe(3);
    }
    // if mail is off, no job remains and no token is created
    await workOff(limited);
    expect(await tokens()).toBe(tokensBefore);
    await limited.stop();
  });
});
