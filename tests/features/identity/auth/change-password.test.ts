import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TokenPurpose } from '../../../../src/features/identity/auth/account/account-token.entity.ts';
import { newAccountToken } from '../../../../src/features/identity/auth/account/account-tokens.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { userWithPassword } from '../../people/members/setup.ts';
import { accountOf, type MailScene, mailScene, workOff } from './accounts.ts';

const NEW = 'a brand new password';
const MUTATION = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }`;

const change = (app: TestApp, token: string | undefined, given: object) =>
  rest(app, { token }, 'POST', '/auth/password', given);
const chosen = (current: unknown, password: unknown = NEW, confirmation: unknown = password) => ({
  ...{ current_password: current, password, password_confirmation: confirmation },
});

describe('changePassword', () => {
  let at: MailScene;
  let app: TestApp;

  beforeAll(async () => {
    at = await mailScene();
    app = at.app;
  });
  afterAll(() => at.stop());

  it('ends all other login sessions of the user, invalidates reset links, and sends a mail', async () => {
    const user = await userWithPassword(app);
    const login = { email: user.email, password: user.password };
    const other = (await rest(app, {}, 'POST', '/auth/login', login)).body.token;
    await systemTransaction(app.services.database, async (em) => {
      newAccountToken(em, user.userId, TokenPurpose.PASSWORD_RESET, { isMailed: true });
    });
    const done = await change(app, user.token, chosen(user.password));
    expect([done.status, done.body]).toEqual([200, { message: 'The password has been changed.' }]);
    expect((await rest(app, user, 'GET', '/auth/me')).status).toBe(200);
    expect((await rest(app, { token: other }, 'GET', '/auth/me')).status).toBe(401);
    expect((await rest(app, {}, 'POST', '/auth/login', login)).status).toBe(401);
    expect((await rest(app, {}, 'POST', '/auth/login', { ...login, password: NEW })).status).toBe(200);
    expect((await accountOf(app, user.userId)).tokens[0]?.usedAt).not.toBeNull();
    await workOff(app);
    expect(at.smtp.to(user.email).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('reports all invalid fields together, and changes nothing', async () => {
    const user = await userWithPassword(app);
    const before = await accountOf(app, user.userId);
    const incorrect = 'The password is incorrect.';
    const short = 'The password field must be at least 8 characters.';
    const cases: [object, object][] = [
      [chosen('not the password'), { current_password: [incorrect] }],
      [chosen('x'.repeat(10_000)), { current_password: [incorrect] }],
      [chosen('not the password', 'short'), { current_password: [incorrect], password: [short] }],
      [chosen(user.password, 'short'), { password: [short] }],
      [chosen(user.password, NEW, 'other'), { password: ['The password field confirmation does not match.'] }],
      [chosen(''), { current_password: ['The current password field is required.'] }],
      [chosen(7), { current_password: ['The current password field must be a string.'] }],
      [
        {},
        {
          current_password: ['The current password field is required.'],
          password: ['The password field is required.'],
        },
      ],
    ];
    for (const [given, errors] of cases) {
      const { status, body } = await change(app, user.token, given);
      expect([status, body.errors], JSON.stringify(given).slice(0, 80)).toEqual([422, errors]);
    }
    const input = { currentPassword: 'wrong', password: NEW, passwordConfirmation: NEW };
    const refused = await gql(app, user, MUTATION, { input });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ fields: { currentPassword: [incorrect] } });
    expect((await change(app, undefined, chosen(user.password))).status).toBe(401);
    expect(await accountOf(app, user.userId)).toEqual(before);
  });

  it('counts each changePassword field of a document as a login attempt', async () => {
    const limited = await startTestApp({ LOGIN_LIMIT_PER_MINUTE: '2' });
    const user = await userWithPassword(limited);
    const input = '{currentPassword: "wrong", password: "12345678", passwordConfirmation: "12345678"}';
    const fields = [0, 1, 2].map((n) => `f${n}: changePassword(input: ${input}) { message }`);
    const told = await gql(limited, user, `mutation { ${fields.join(' ')} }`);
    expect(codes(told)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'RATE_LIMITED']);
    expect((await change(limited, user.token, chosen(user.password))).status).toBe(429);
    await limited.stop();
  });
});
