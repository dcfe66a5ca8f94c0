import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { seedAcademy, seedUser } from '../../../support/seed.ts';
import { acceptInvitation, inviteMember, newEmail } from '../../people/members/setup.ts';
import { accountOf, type MailScene, mailedTokens, mailScene, waitingJobs, workOff } from './accounts.ts';

const PASSWORD = 'a long enough password';
const INVALID = { token: ['The token is invalid or has expired.'] };

const register = (app: TestApp, email: string) =>
  rest(app, {}, 'POST', '/auth/register', {
    ...{ name: 'Ann', email, password: PASSWORD, password_confirmation: PASSWORD },
  });
const verify = (app: TestApp, token: unknown) => rest(app, {}, 'POST', '/auth/verify-email', { token });
const ask = (app: TestApp, token?: string) => rest(app, { token }, 'POST', '/auth/email-verification');

describe('verification of an e-mail address', () => {
  let at: MailScene;
  let app: TestApp;

  beforeAll(async () => {
    at = await mailScene();
    app = at.app;
  });
  afterAll(() => at.stop());

  it('succeeds once, with the link that is mailed after registration', async () => {
    const email = newEmail();
    const { body } = await register(app, email);
    expect(body.user.email_verified_at).toBeNull();
    await workOff(app);
    expect(at.smtp.to(email).map(({ subject }) => subject)).toEqual(['Confirm your e-mail address']);
    const [token = ''] = mailedTokens(at, email, 'verify');
    // unverified users are not restricted
    expect((await rest(app, { token: body.token }, 'GET', '/academies')).status).toBe(200);
    const mutation = 'mutation ($token: String!) { resetPassword(token: $token, password: "12345678") { message } }';
    expect(codes(await gql(app, {}, mutation, { token }))).toEqual(['BAD_USER_INPUT']);
    expect(await verify(app, token)).toMatchObject({
      status: 200,
      body: { message: 'The e-mail address is verified.' },
    });
    const { user } = (await rest(app, { token: body.token }, 'GET', '/auth/me')).body;
    expect(user.email_verified_at).toMatch(/^20/);
    expect((await verify(app, token)).body.errors).toEqual(INVALID);
    expect((await ask(app, body.token)).body).toEqual({ message: 'The e-mail address is verified already.' });
    expect(await waitingJobs(app)).toEqual([]);
  });

  it('can be requested again by a signed-in user', async () => {
    const { userId, token } = await seedUser(app, { email: newEmail(), emailVerifiedAt: null });
    for (const _ of [1, 2]) {
      expect((await ask(app, token)).body).toEqual({ message: 'A message is on its way.' });
    }
    const waiting = (await waitingJobs(app)).length;
    expect(waiting).toBeLessThanOrEqual(2);
    await workOff(app);
    const { user } = await accountOf(app, userId);
    const [first = ''] = mailedTokens(at, user.email, 'verify');
    expect(mailedTokens(at, user.email, 'verify')).toHaveLength(waiting);
    expect((await verify(app, first)).status).toBe(200);
    expect((await ask(app)).status).toBe(401);
  });

  it('refuses malformed, unknown and missing tokens, and changes nothing', async () => {
    const { userId } = await seedUser(app, { emailVerifiedAt: null });
    const before = await accountOf(app, userId);
    for (const [token, errors] of [
      ['x'.repeat(10_000), INVALID],
      ['wrong', INVALID],
      ['', { token: ['The token field is required.'] }],
      [{}, { token: ['The token field must be a string.'] }],
    ]) {
      const { status, body } = await verify(app, token);
      expect([status, body.errors]).toEqual([422, errors]);
    }
    expect(await accountOf(app, userId)).toEqual(before);
  });

  it('is shown to admins in the list of members, and does not happen when an invitation is accepted', async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const email = newEmail();
    const { data } = await inviteMember(app, admin, { email, role: 'ACADEMY_ADMIN' });
    await acceptInvitation(app, {}, data.inviteMember.token);
    const query = '{ members(orderBy: [CREATED_AT_ASC]) { nodes { userEmailVerifiedAt } } }';
    const shown = [{ userEmailVerifiedAt: expect.stringMatching(/^20.*Z$/) }, { userEmailVerifiedAt: null }];
    for (const _ of [1, 2]) expect((await gql(app, admin, query)).data.members.nodes).toEqual(shown);
    const { body } = await rest(app, admin, 'GET', `/members?search=${email}`);
    expect(body.data[0].user_email_verified_at).toBeNull();
    // new users get the mail for verifying, however they were created
    await workOff(app);
    expect(mailedTokens(at, email, 'verify')).toHaveLength(1);
  });

  it('is limited to three requests in an hour', async () => {
    const limited = await startTestApp({ LOGIN_LIMIT_PER_MINUTE: '10' });
    const user = await seedUser(limited, { emailVerifiedAt: null });
    const fields = [0, 1, 2, 3].map((n) => `f${n}: requestEmailVerification { message }`);
    expect(codes(await gql(limited, user, `mutation { ${fields.join(' ')} }`))).toEqual(['RATE_LIMITED']);
    expect((await ask(limited, user.token)).status).toBe(429);
    expect((await ask(limited, (await seedUser(limited)).token)).status).toBe(200);
    await limited.stop();
  });
});
