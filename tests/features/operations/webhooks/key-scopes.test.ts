import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { gql, restInPart } from '../../../support/clients.ts';
import { EVERY_SCOPE, errorOf, lacks, revokeApiKey, seedKey } from '../../identity/api-keys/setup.ts';
import { badInput, refusal } from '../../writing.ts';
import {
  createEndpoint,
  forgetWaiting,
  happen,
  readDeliveries,
  readEndpoint,
  recover,
  replay,
  rotate,
  testEndpoint,
  updateEndpoint,
  type Wired,
  wired,
} from './setup.ts';

const types = (wire: Wired) => wire.receiver.received.map(({ body }) => JSON.parse(body).type);

describe('webhook endpoint that is saved by an API key', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  });
  afterAll(async () => {
    await forgetWaiting(app);
    await app.stop();
  });

  const keyOf = (wire: Wired, ...scopes: string[]) =>
    seedKey({ app, ...wire }, { scopes, lastUsedAt: new Date().toISOString() });
  const make = (wire: Wired, as: { token: string }, eventTypes: string[]) =>
    createEndpoint(app, as, { url: wire.receiver.url, eventTypes, ratePerSecond: 100 });

  it('is refused if the key lacks the read scope of one of its event types', async () => {
    const wire = await wired(app, { status: 'PAUSED' });
    const bare = await keyOf(wire, 'webhooks:write', 'webhooks:read');
    const students = await keyOf(wire, 'webhooks:write', 'webhooks:read', 'students:read');
    const named = ['student.created', 'fee.created'];
    expect(await refusal(app, wire.academy.id, () => make(wire, bare, ['student.created']))).toEqual(
      lacks('students:read'),
    );
    expect(await refusal(app, wire.academy.id, () => make(wire, students, named))).toEqual(lacks('fees:read'));
    expect(errorOf(await make(wire, students, ['*']))?.code).toBe('FORBIDDEN');
    expect((await make(wire, students, ['student.created'])).errors).toBeUndefined();
    expect((await make(wire, await keyOf(wire, ...EVERY_SCOPE), ['*'])).errors).toBeUndefined();
    const body = { url: wire.receiver.url, event_types: ['student.created'] };
    const refused = await restInPart(app, bare, 'POST', '/webhook-endpoints', body);
    expect([refused.status, refused.body.message]).toEqual([403, lacks('students:read').message]);
  });

  it('cannot be changed by a key that may not read all of its event types', async () => {
    const wire = await wired(app, { status: 'PAUSED' });
    const key = await keyOf(wire, 'webhooks:write', 'webhooks:read', 'students:read');
    const { id } = wire.endpoint;
    const change = (input: object) => () => updateEndpoint(app, key, id, input);
    for (const input of [{ url: `${wire.receiver.url}/elsewhere` }, { status: 'ACTIVE' }, {}])
      expect(await refusal(app, wire.academy.id, change(input))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await updateEndpoint(app, key, id, { eventTypes: ['student.created'] })).errors).toBeUndefined();
  });

  it('gets no new secret, no test event and no repeated events at the request of a key that may not read all of its event types', async () => {
    const wire = await wired(app, { status: 'PAUSED', eventTypes: ['student.created'] });
    const { academy, admin, endpoint } = wire;
    const { id } = endpoint;
    await happen(app, academy);
    const [delivery] = await readDeliveries(app, admin, { endpointId: id });
    const since = new Date(Date.now() - 60_000).toISOString();
    const before = await readEndpoint(app, admin, id);
    const calls = (as: { token: string }) => [
      () => rotate(app, as, id),
      () => testEndpoint(app, as, id),
      () => recover(app, as, id, since),
      () => replay(app, as, delivery.id),
    ];
    const bare = await keyOf(wire, 'webhooks:write', 'webhooks:read');
    for (const call of calls(bare)) expect(await refusal(app, academy.id, call)).toEqual(lacks('students:read'));
    for (const [name, body] of [['rotate'], ['test'], ['recover', { since }]] as const) {
      const refused = await restInPart(app, bare, 'POST', `/webhook-endpoints/${id}/${name}`, body ?? {});
      expect([refused.status, refused.body.message], name).toEqual([403, lacks('students:read').message]);
    }
    expect(await readEndpoint(app, admin, id)).toEqual(before);
    expect(await readDeliveries(app, admin, { endpointId: id })).toEqual([delivery]);
    const students = await keyOf(wire, 'webhooks:write', 'webhooks:read', 'students:read');
    for (const call of calls(students)) expect((await call()).errors).toBeUndefined();
  });

  it('receives only events that the key may read, and none after the key is revoked, until a user saves the endpoint', async () => {
    const wire = await wired(app, { eventTypes: ['room.created'] });
    const key = await keyOf(wire, ...EVERY_SCOPE);
    const { data } = await make(wire, key, ['*']);
    const { id } = data.createWebhookEndpoint;
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const write = async () => {
      await app.background.drain();
      const { length } = types(wire);
      await gql(app, wire.admin, `mutation { createRoom(input: { name: "Room ${length}", capacity: 2 }) { id } }`);
      await gql(
        app,
        wire.admin,
        `mutation { createApiKey(input: { name: "K", role: ADMINISTRATOR, scopes: ["rooms:read"], expiresAt: "${inAMonth}" }) { id } }`,
      );
      await app.background.drain();
      return types(wire)
        .slice(length)
        .filter((type) => type !== 'api_key.revoked')
        .toSorted();
    };
    expect(await write()).toEqual(['room.created', 'room.created']);
    await revokeApiKey(app, wire.admin, key.id);
    expect(await write()).toEqual(['room.created']);
    const statuses = (await readDeliveries(app, wire.admin, { endpointId: id })).map(({ type, status }) => [
      type,
      status,
    ]);
    expect(statuses).toContainEqual(['api_key.created', 'CANCELLED']);
    expect(statuses).toContainEqual(['room.created', 'CANCELLED']);
    await updateEndpoint(app, wire.admin, id, { description: 'Ours' });
    expect(await write()).toEqual(['api_key.created', 'room.created', 'room.created']);
  });
});

describe('event types of a webhook endpoint', () => {
  it('are either * or a list of types, never both', async () => {
    const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' });
    try {
      const wire = await wired(app);
      const text = 'The event types field must not have other types beside *.';
      for (const eventTypes of [
        ['*', 'student.created'],
        ['student.created', '*'],
      ]) {
        const refused = await createEndpoint(app, wire.admin, { url: wire.receiver.url, eventTypes });
        expect(errorOf(refused)).toEqual({ code: 'BAD_USER_INPUT', message: expect.any(String) });
        expect(refused.errors?.[0]?.extensions.fields).toEqual(badInput({ eventTypes: [text] }).fields);
        const changed = await updateEndpoint(app, wire.admin, wire.endpoint.id, { eventTypes });
        expect(changed.errors?.[0]?.extensions.fields).toEqual({ eventTypes: [text] });
      }
    } finally {
      await app.stop();
    }
  });
});
