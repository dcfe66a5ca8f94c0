import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebhookEndpoint } from '../../../../src/features/operations/webhooks/webhook-endpoint.entity.ts';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, refusal, stateOf, superAdminIn } from '../../writing.ts';
import {
  createEndpoint,
  deleteEndpoint,
  readDeliveries,
  readEndpoint,
  recover,
  replay,
  rotate,
  testEndpoint,
  updateEndpoint,
} from './setup.ts';

/** A URL with an IP address, so that no name is resolved. Nothing is sent to this address. */
const URL = 'https://93.184.215.14/hook';
const INPUT = { url: URL, eventTypes: ['student.created', 'fee.created'] };
const NOT_HTTPS = 'The url field must be a valid https URL.';
const UNREACHABLE = 'The url must be reachable from the internet.';
const CONFLICT = { extensions: { code: 'CONFLICT' } };

describe('webhook endpoints', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  it('are created with a secret that is returned once and stored encrypted', async () => {
    const { data } = await createEndpoint(app, admin, { ...INPUT, url: ` ${URL} `, description: 'Ledger' });
    const endpoint = data.createWebhookEndpoint;
    expect(endpoint).toMatchObject({
      ...{ ...INPUT, description: 'Ledger', status: 'ACTIVE', ratePerSecond: 20, disabledReason: null, version: 1 },
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    expect(await readEndpoint(app, admin, endpoint.id)).toEqual({ ...endpoint, secret: null });
    const [row, entries] = await academy.run(async (em) => [
      await em.findOneOrFail(WebhookEndpoint, { id: endpoint.id }),
      await em.find(AuditEntry, { resourceId: endpoint.id }),
    ]);
    expect(row.sealedSecret).not.toContain(endpoint.secret.slice(6, 20));
    expect(entries).toHaveLength(1);
    expect(entries[0]?.after).toMatchObject(INPUT);
    expect(JSON.stringify(entries)).not.toMatch(/sealed/i);
  });

  it.each([
    [{ url: 'http://93.184.215.14/' }, { url: [NOT_HTTPS] }],
    [{ url: 'https://93.184.215.14:8443/' }, { url: [NOT_HTTPS] }],
    [{ url: 'https://a:b@93.184.215.14/' }, { url: [NOT_HTTPS] }],
    [{ url: 'nonsense' }, { url: [NOT_HTTPS] }],
    [{ url: 'https://127.0.0.1/' }, { url: [UNREACHABLE] }],
    [{ url: 'https://0x7f000001/' }, { url: [UNREACHABLE] }],
    [{ url: 'https://[::ffff:10.0.0.1]/' }, { url: [UNREACHABLE] }],
    [{ url: `${URL}${'x'.repeat(2_048)}` }, { url: ['The url field must not be greater than 2048 characters.'] }],
    [{ eventTypes: ['x.y', '*'] }, { 'eventTypes.0': ['The selected event_types.0 is invalid.'] }],
    [{ eventTypes: [] }, { eventTypes: ['The event types field is required.'] }],
    [{ eventTypes: ['*', '*'] }, { eventTypes: ['The event types field has a duplicate value.'] }],
    [{ status: 'DISABLED' }, { status: ['The selected status is invalid.'] }],
    [{ ratePerSecond: 101 }, { ratePerSecond: ['The rate per second field must not be greater than 100.'] }],
    [
      { ratePerSecond: 0, url: '' },
      {
        ratePerSecond: ['The rate per second field must be at least 1.'],
        url: ['The url field is required.'],
      },
    ],
  ])('are refused with an error for each invalid field: %j', async (given, fields) => {
    const create = () => createEndpoint(app, admin, { ...INPUT, ...given });
    expect(await refusal(app, academy.id, create)).toEqual(badInput(fields as Record<string, string[]>));
  });

  it('are limited to ten per academy, not counting deleted endpoints', async () => {
    const own = await seedAcademy(app);
    const as = await own.as('academy_admin');
    for (let count = 0; count < 9; count++) await own.with.webhookEndpoint();
    const { data } = await createEndpoint(app, as, INPUT);
    const full = badInput({ url: ['The number of webhook endpoints is limited to 10.'] });
    expect(await refusal(app, own.id, () => createEndpoint(app, as, INPUT))).toEqual(full);
    await deleteEndpoint(app, as, data.createWebhookEndpoint.id);
    expect((await createEndpoint(app, as, INPUT)).errors).toBeUndefined();
  });

  it('can be changed only with the current version', async () => {
    const { id } = await academy.with.webhookEndpoint();
    const { data } = await updateEndpoint(app, admin, id, { ...INPUT, description: 'New', expectedVersion: 1 });
    expect(data.updateWebhookEndpoint).toMatchObject({ ...INPUT, description: 'New', version: 2 });
    const stale = await updateEndpoint(app, admin, id, { description: 'x', expectedVersion: 1 });
    expect(stale.errors).toMatchObject([CONFLICT]);
    expect(await refusal(app, academy.id, () => updateEndpoint(app, admin, id, { url: 'https://10.0.0.1/' }))).toEqual(
      badInput({ url: [UNREACHABLE] }),
    );
  });

  it('can change their secret, but not again while two secrets are valid', async () => {
    const { id } = await academy.with.webhookEndpoint();
    const hoursLeft = async () =>
      (Date.parse((await readEndpoint(app, admin, id)).formerSignsUntil) - Date.now()) / 3_600_000;
    for (const overlap of [-1, 169]) {
      const { errors } = await rotate(app, admin, id, overlap);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { overlapHours: [expect.any(String)] },
      });
    }
    const first = (await rotate(app, admin, id, 0)).data.rotateWebhookSecret;
    expect(first).toMatchObject({ secret: expect.stringMatching(/^whsec_/), formerSignsUntil: null });
    const second = (await rotate(app, admin, id)).data.rotateWebhookSecret;
    expect(second.secret).not.toBe(first.secret);
    expect(await hoursLeft()).toBeCloseTo(24, 1);
    expect((await rotate(app, admin, id, 0)).errors).toMatchObject([CONFLICT]);
    const answer = await rest(app, admin, 'POST', `/webhook-endpoints/${id}/rotate`, { overlap_hours: 1 });
    expect(answer.status).toBe(409);
    const entries = await academy.run((em) => em.find(AuditEntry, { resourceId: id, action: 'updated' }));
    expect(entries).toHaveLength(2);
  });

  it('keep their secret if another admin has changed the endpoint', async () => {
    const { id } = await academy.with.webhookEndpoint();
    await updateEndpoint(app, admin, id, { description: 'Changed' });
    const stale = { ...admin, headers: { 'if-match': '"1"' } };
    const before = await stateOf(app, academy.id);
    expect((await rest(app, stale, 'POST', `/webhook-endpoints/${id}/rotate`)).status).toBe(412);
    expect(await stateOf(app, academy.id)).toEqual(before);
    const current = { ...admin, headers: { 'if-match': '"2"' } };
    const { status, body } = await rest(app, current, 'POST', `/webhook-endpoints/${id}/rotate`);
    expect([status, body.data.version]).toEqual([200, 3]);
  });

  it('can be managed by academy admins, while administrators may read them and send deliveries again', async () => {
    const { id } = await academy.with.webhookEndpoint();
    const delivery = await academy.with.webhookDelivery({ endpointId: id });
    const since = new Date(Date.now() - 60_000).toISOString();
    const people = await Promise.all(EVERY_ROLE.map(async (role) => [role, await academy.as(role)] as const));
    for (const [role, as] of [...people, ['super_admin', await superAdminIn(app, academy)] as const]) {
      const writes = [
        () => createEndpoint(app, as, { ...INPUT, description: role }),
        () => updateEndpoint(app, as, id, { description: role }),
        () => rotate(app, as, id, 0),
        () => testEndpoint(app, as, id),
        () => recover(app, as, id, since),
      ];
      const isAdmin = role === 'academy_admin' || role === 'super_admin';
      for (const write of writes) {
        if (isAdmin) expect((await write()).errors, role).toBeUndefined();
        else expect(await refusal(app, academy.id, write), role).toEqual(FORBIDDEN);
      }
      const reads = await gql(app, as, `{ webhookEndpoint(id: "${id}") { id } webhookDeliveries { totalCount } }`);
      const again = () => replay(app, as, delivery.id);
      if (isAdmin || role === 'administrator') {
        expect(reads.data.webhookEndpoint.id).toBe(id);
        expect((await again()).data.replayWebhookDelivery.status).toBe('PENDING');
      } else {
        expect(reads.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
        expect(await refusal(app, academy.id, again), role).toEqual(FORBIDDEN);
      }
    }
  });

  it('are hidden, with their deliveries, from other academies', async () => {
    const other = await seedAcademy(app);
    const { id } = await other.with.webhookEndpoint();
    const delivery = await other.with.webhookDelivery({ endpointId: id });
    expect(await readEndpoint(app, admin, id)).toBeNull();
    expect(await readDeliveries(app, admin, { endpointId: id })).toEqual([]);
    const writes = [
      () => updateEndpoint(app, admin, id, { description: 'x' }),
      () => deleteEndpoint(app, admin, id),
      () => rotate(app, admin, id),
      () => testEndpoint(app, admin, id),
      () => recover(app, admin, id, new Date().toISOString()),
    ];
    for (const write of writes) expect(await refusal(app, other.id, write)).toEqual(notFound('Webhook endpoint'));
    expect(await refusal(app, other.id, () => replay(app, admin, delivery.id))).toEqual(notFound('Webhook delivery'));
    expect((await rest(app, admin, 'GET', `/webhook-deliveries/${delivery.id}`)).status).toBe(404);
  });

  it('are available over REST', async () => {
    const made = await rest(app, admin, 'POST', '/webhook-endpoints', { url: URL, event_types: ['*'] });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ event_types: ['*'], secret: expect.stringMatching(/^whsec_/) });
    const path = `/webhook-endpoints/${made.body.data.id}`;
    const tested = await rest(app, admin, 'POST', `${path}/test`);
    expect(tested).toMatchObject({
      status: 201,
      body: { data: { type: 'webhook.test', status: 'pending', attempts: [] } },
    });
    const delivery = `/webhook-deliveries/${tested.body.data.id}`;
    expect((await rest(app, admin, 'GET', `${delivery}?include=endpoint`)).body.data.endpoint.url).toBe(URL);
    expect((await rest(app, admin, 'POST', `${delivery}/replay`)).status).toBe(200);
    const since = new Date(Date.now() - 60_000).toISOString();
    expect((await rest(app, admin, 'POST', `${path}/recover`, { since })).status).toBe(200);
    expect((await rest(app, admin, 'POST', `${path}/recover`, {})).status).toBe(422);
    const bad = await rest(app, admin, 'POST', '/webhook-endpoints', { url: URL, event_types: ['x'] });
    expect(bad.body.errors).toEqual({ 'event_types.0': ['The selected event_types.0 is invalid.'] });
    expect((await rest(app, admin, 'DELETE', path)).body).toEqual({
      message: 'Webhook endpoint deleted.',
    });
  });
});
