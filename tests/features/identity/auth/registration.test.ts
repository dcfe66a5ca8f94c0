import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { SystemJob } from '../../../../src/platform/jobs/system-job.entity.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { type Member, seedAcademy } from '../../../support/seed.ts';
import { acceptInvitation, inviteMember, newEmail } from '../../people/members/setup.ts';

const PASSWORD = 'a long enough password';

describe('registration by invitation only', () => {
  let app: TestApp;
  let admin: Member;

  beforeAll(async () => {
    app = await startTestApp({ REGISTRATION: 'invited', REGISTER_LIMIT_PER_HOUR: '1' });
    admin = await (await seedAcademy(app)).as('academy_admin');
  });
  afterAll(() => app.stop());

  it('refuses callers without an invitation with 403, even if the input is invalid, and creates nothing', async () => {
    const em = app.services.database.orm.em.fork();
    const before = [await em.count(User), await em.count(SystemJob)];
    const body = { name: 'Ann', email: newEmail(), password: PASSWORD, password_confirmation: PASSWORD };
    for (const given of [body, {}, { ...body, email: 'nobody' }, body]) {
      const { status, body: answer } = await rest(app, {}, 'POST', '/auth/register', given);
      expect([status, answer]).toEqual([403, { message: 'This action is unauthorized.' }]);
    }
    const input = { name: 'Ann', email: newEmail(), password: PASSWORD, passwordConfirmation: PASSWORD };
    const mutation = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }';
    expect(codes(await gql(app, {}, mutation, { input }))).toEqual(['FORBIDDEN']);
    expect([await em.count(User), await em.count(SystemJob)]).toEqual(before);
  });

  it('lets an invited person create an account', async () => {
    const email = newEmail();
    const { data } = await inviteMember(app, admin, { email, role: 'ACADEMY_ADMIN' });
    const { data: accepted, errors } = await acceptInvitation(app, {}, data.inviteMember.token);
    expect(errors).toBeUndefined();
    expect(accepted.acceptInvitation.user.email).toBe(email);
  });
});
