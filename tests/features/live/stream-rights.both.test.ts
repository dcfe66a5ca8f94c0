import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy, seedSuperAdmin } from '../../support/seed.ts';
import { subscribe, type TestStream } from '../../support/streams.ts';
import { membershipOf, removeMember } from '../people/members/setup.ts';

const SESSIONS = 'subscription { sessionChanged { id topic } }';
const UPDATE = 'mutation ($id: ID!, $topic: String) { updateSession(id: $id, input: { topic: $topic }) { id } }';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;
let sessionId: string;

beforeAll(async () => {
  app = await startTestApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
  sessionId = (await academy.with.session()).id;
});
afterAll(() => app.stop());

/** Changes the topic of the class session, and runs the background work that numbers the event. */
async function change(topic: string): Promise<void> {
  const { errors } = await gql(app, admin, UPDATE, { id: sessionId, topic });
  expect(errors).toBeUndefined();
  await app.background.drain();
}

/** Asserts that the service ends a stream within 5 seconds, and that the stream sends nothing but the error. */
async function expectEnd(stream: TestStream, code: string): Promise<void> {
  const since = performance.now();
  const events = await stream.end();
  expect(performance.now() - since).toBeLessThan(5_000);
  expect(events.map(({ event, result }) => [event, result?.errors?.[0]?.extensions.code])).toEqual([
    ['next', code],
    ['complete', undefined],
  ]);
}

describe('stream of a user', () => {
  it('ends with UNAUTHENTICATED after a logout', async () => {
    const member = await academy.as('administrator');
    const stream = await subscribe(app, member, SESSIONS);
    await change('before the logout');
    expect(await stream.data()).toMatchObject({ sessionChanged: { topic: 'before the logout' } });
    await gql(app, member, 'mutation { logout { message } }');
    await expectEnd(stream, 'UNAUTHENTICATED');
  });

  it('sends no change that is made after a logout', async () => {
    const member = await academy.as('administrator');
    const stream = await subscribe(app, member, SESSIONS);
    await gql(app, member, 'mutation { logout { message } }');
    await change('after the logout');
    await expectEnd(stream, 'UNAUTHENTICATED');
  });

  it('ends with UNAUTHENTICATED when its token is replaced', async () => {
    const member = await academy.as('administrator');
    const stream = await subscribe(app, member, SESSIONS);
    const { errors } = await gql(app, member, 'mutation { refreshToken { token } }');
    expect(errors).toBeUndefined();
    await expectEnd(stream, 'UNAUTHENTICATED');
  });

  it('ends with FORBIDDEN when the member is removed, and sends no later change', async () => {
    const member = await academy.as('administrator');
    const stream = await subscribe(app, member, SESSIONS);
    const membership = await membershipOf({ app, academy }, member.userId);
    const { errors } = await removeMember(app, admin, membership?.id);
    expect(errors).toBeUndefined();
    await change('after the removal');
    await expectEnd(stream, 'FORBIDDEN');
  });

  it('ends with FORBIDDEN when the academy is suspended, except for the Super Admin', async () => {
    const suspended = await seedAcademy(app);
    const superAdmin = { ...(await seedSuperAdmin(app)), academyId: suspended.id };
    const [stream, watched] = await Promise.all([
      subscribe(app, await suspended.as('academy_admin'), SESSIONS),
      subscribe(app, superAdmin, SESSIONS),
    ]);
    const { errors } = await gql(
      app,
      superAdmin,
      'mutation ($id: ID!) { updateAcademy(id: $id, input: { status: SUSPENDED }) { id } }',
      { id: suspended.id },
    );
    expect(errors).toBeUndefined();
    await expectEnd(stream, 'FORBIDDEN');
    expect(watched.unread).toEqual([]);
    watched.close();
    const refused = await subscribe(app, await suspended.as('academy_admin'), SESSIONS);
    expect((await refused.end()).map(({ event }) => event)).toEqual(['next', 'complete']);
  });

  it('ends immediately with an error and the event "complete" if the request has no token', async () => {
    const stream = await subscribe(app, {}, SESSIONS);
    expect(stream.status).toBe(200);
    await expectEnd(stream, 'UNAUTHENTICATED');
  });

  it('uses the new role of its user from the next change on', async () => {
    const batch = await academy.with.batch({ startDate: '2026-01-05' });
    const student = await academy.with.student();
    const parent = await academy.with.parent();
    const member = await academy.as('parent', { parentId: parent.id });
    await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
    const session = await academy.with.session({ batchId: batch.id });
    const other = await academy.with.session();
    const stream = await subscribe(app, member, SESSIONS);
    const watched = await subscribe(app, admin, SESSIONS);
    // the service sends changes one after the other: when the admin gets the second, the first has been withheld from the parent
    for (const [id, topic] of [
      [session.id, 'unseen'],
      [other.id, 'not of the parent'],
    ]) {
      await gql(app, admin, UPDATE, { id, topic });
      await app.background.drain();
      expect(await watched.data()).toMatchObject({ sessionChanged: { topic } });
    }
    watched.close();
    await academy.with.link({ parentId: parent.id, studentId: student.id });
    await gql(app, admin, UPDATE, { id: session.id, topic: 'seen' });
    await app.background.drain();
    expect(await stream.data()).toMatchObject({ sessionChanged: { topic: 'seen' } });
    stream.close();
  });

  it('requires the scope of the changed records from an API key, and ends when the key is revoked', async () => {
    const create = `mutation ($scopes: [String!]!, $expiresAt: DateTime!) {
      createApiKey(input: { name: "Streams", role: ADMINISTRATOR, scopes: $scopes, expiresAt: $expiresAt }) { id token }
    }`;
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const keyFor = async (scopes: string[]) => (await gql(app, admin, create, { scopes, expiresAt })).data.createApiKey;
    const other = await keyFor(['students:read']);
    const refused = await subscribe(app, { token: other.token }, SESSIONS);
    await expectEnd(refused, 'FORBIDDEN');
    const key = await keyFor(['sessions:read']);
    const stream = await subscribe(app, { token: key.token }, SESSIONS);
    await change('by key');
    expect(await stream.data()).toMatchObject({ sessionChanged: { topic: 'by key' } });
    await gql(app, admin, 'mutation ($id: ID!) { revokeApiKey(id: $id) { id } }', { id: key.id });
    await expectEnd(stream, 'UNAUTHENTICATED');
  });

  it('causes, together with all other streams in a process, at most 2 SQL statements a second while no data change', async () => {
    const streams = await Promise.all(
      Array.from({ length: 30 }, async (_each, index) => {
        const member = await academy.as(index % 2 === 0 ? 'administrator' : 'parent');
        return subscribe(app, member, index % 2 === 0 ? SESSIONS : 'subscription { notificationReceived { id } }');
      }),
    );
    const { statements } = await app.counting(() => new Promise((resolve) => setTimeout(resolve, 6_000)));
    expect(statements.length).toBeLessThanOrEqual(12);
    await change('after a while');
    for (const [index, stream] of streams.entries()) {
      if (index % 2 === 0) expect(await stream.data()).toMatchObject({ sessionChanged: { topic: 'after a while' } });
      expect(stream.unread).toEqual([]);
      stream.close();
    }
  });
});
