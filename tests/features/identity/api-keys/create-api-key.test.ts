import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { gql, rest } from '../../../support/clients.ts';
import { seedUser } from '../../../support/seed.ts';
import {
  badInput,
  EVERY_ROLE,
  emoji,
  FORBIDDEN,
  NO_ACCESS,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNAUTHENTICATED,
} from '../../writing.ts';
import { createApiKey, EVERY_SCOPE, HOUR, inTime, keyInput, rowsOf, type Scene, scene, seedKey } from './setup.ts';

const YEAR = 365 * 24 * HOUR;

describe('createApiKey', () => {
  let at: Scene;
  const refused = (as: Parameters<typeof createApiKey>[1], given: object = {}) =>
    refusal(at.app, at.academy.id, () => createApiKey(at.app, as, given));

  beforeAll(async () => {
    at = await scene();
  });

  it('returns a token, stores only its hash, and creates the user of the key', async () => {
    const given = {
      name: '  Website ',
      scopes: EVERY_SCOPE,
      role: 'ADMINISTRATOR',
      allowedCidrs: ['192.0.2.0/24', '2001:db8::1'],
    };
    const { data, errors } = await createApiKey(at.app, at.admin, given);
    expect(errors).toBeUndefined();
    const { id, token } = data.createApiKey;
    expect(token).toMatch(/^acad_[0-9a-f]{104}$/);
    expect(token.slice(5, 37)).toBe(id.replaceAll('-', ''));
    const secret = token.slice(37, 101);
    const row = (await rowsOf(at, 'api_keys')).find((each) => each.id === id);
    expect(row).toMatchObject({
      name: 'Website',
      role: 'administrator',
      secret_hash: createHash('sha256').update(secret).digest('hex'),
      created_by: at.admin.userId,
      last_used_at: null,
      revoked_at: null,
    });
    expect(JSON.stringify(row)).not.toContain(secret);
    const { rows } = await sql<object>`select * from users where id = ${id}`.execute(at.app.services.database.kysely);
    expect(rows).toMatchObject([{ name: 'Website', kind: 'key', email: `key-${id}@keys.invalid`, password_hash: '!' }]);
  });

  it('returns the API key and its token', async () => {
    const { data } = await gql(
      at.app,
      at.admin,
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { id name role scopes status token } }',
      { input: keyInput() },
    );
    expect(data.createApiKey).toMatchObject({ name: 'Accounting', role: 'SUPPORT_STAFF', status: 'ACTIVE' });
    const body = { name: 'Till', role: 'support_staff', scopes: ['fees:read'], expires_at: inTime(HOUR) };
    const made = await rest(at.app, at.admin, 'POST', '/api-keys', body);
    const { token, ...record } = made.body.data;
    expect([made.status, token]).toEqual([201, expect.stringMatching(/^acad_/)]);
    const list = await rest(at.app, at.admin, 'GET', '/api-keys?search=till');
    expect(list.body.data).toEqual([record]);
  });

  it('is recorded in the audit log without the hash of the token', async () => {
    const { data } = await createApiKey(at.app, at.admin);
    const { id } = data.createApiKey;
    const query =
      '($id: ID) { auditLog(filter: { resourceId: $id }) { nodes { action resource userId before after } } }';
    const log = await gql(at.app, at.admin, `query ${query}`, { id });
    expect(log.data.auditLog.nodes).toEqual([
      {
        ...{ action: 'created', resource: 'ApiKey', userId: at.admin.userId, before: null },
        after: {
          ...{ name: 'Accounting', role: 'support_staff', scopes: ['students:read'], expiresAt: expect.any(String) },
          ...{ allowedCidrs: null, lastUsedAt: null, revokedAt: null, createdBy: at.admin.userId },
        },
      },
    ]);
    expect(JSON.stringify(log.data)).not.toMatch(/[0-9a-f]{64}/);
  });

  it('allows academy admins and the Super Admin, but no other role and no API key, to create a key', async () => {
    for (const role of EVERY_ROLE) {
      const actor = await at.academy.as(role);
      if (role === 'academy_admin') expect((await createApiKey(at.app, actor)).errors).toBeUndefined();
      else expect(await refused(actor), role).toEqual(FORBIDDEN);
    }
    expect((await createApiKey(at.app, await superAdminIn(at.app, at.academy))).errors).toBeUndefined();
    expect(await refused({ academyId: at.academy.id })).toEqual(UNAUTHENTICATED);
    expect(await refused({ ...(await seedUser(at.app)), academyId: at.academy.id })).toEqual(NO_ACCESS);
    const key = await seedKey(at, { lastUsedAt: inTime(0) });
    expect(await refused(key)).toEqual(FORBIDDEN);
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    expect(await refusal(shut.app, shut.academy.id, () => createApiKey(shut.app, shut.admin))).toEqual(FORBIDDEN);
    const { errors } = await createApiKey(shut.app, await superAdminIn(shut.app, shut.academy));
    expect(errors).toBeUndefined();
  });

  it('reports all invalid fields together', async () => {
    expect(
      await refused(at.admin, {
        name: emoji(101),
        scopes: ['students:read', 'students:own', 'toString'],
        expiresAt: inTime(-1),
        allowedCidrs: ['10.0.0.0/33', '10.0.0.1', 'example.com', '::1/129', 'fe80::1%eth0', '1.2.3.4/', '1.2.3.4/08/1'],
      }),
    ).toEqual(
      badInput({
        name: ['The name field must not be greater than 100 characters.'],
        'scopes.1': ['The selected scopes.1 is invalid.'],
        'scopes.2': ['The selected scopes.2 is invalid.'],
        expiresAt: ['The expires at field must be a date after now.'],
        ...Object.fromEntries(
          [0, 2, 3, 4, 5, 6].map((index) => [
            `allowedCidrs.${index}`,
            [`The selected allowed_cidrs.${index} is invalid.`],
          ]),
        ),
      }),
    );
  });

  it.each([
    [{ name: ' ' }, { name: ['The name field is required.'] }],
    [{ scopes: [] }, { scopes: ['The scopes field is required.'] }],
    [{ scopes: ['fees:read', 'fees:read'] }, { scopes: ['The scopes field has a duplicate value.'] }],
    [{ allowedCidrs: [] }, { allowedCidrs: ['The allowed cidrs field is required.'] }],
    [
      { allowedCidrs: Array.from({ length: 21 }, (_, index) => `192.0.2.${index}`) },
      { allowedCidrs: ['The allowed cidrs field must not have more than 20 items.'] },
    ],
    [
      { expiresAt: inTime(YEAR + 25 * HOUR) },
      { expiresAt: ['The expires at field must be a date before or equal to a year from now.'] },
    ],
  ])('refuses %j', async (given, fields) => {
    expect(await refused(at.admin, given)).toEqual(badInput(fields as Record<string, string[]>));
  });

  it('accepts an expiry date within a year, and refuses the role PARENT', async () => {
    expect((await createApiKey(at.app, at.admin, { expiresAt: inTime(YEAR - HOUR) })).errors).toBeUndefined();
    expect(await refused(at.admin, { role: 'PARENT' })).toEqual(REFUSED_BY_TYPE);
  });

  it('is available as POST /api-keys', async () => {
    const { expiresAt: expires_at, ...input } = keyInput({ role: 'support_staff' });
    const made = await rest(at.app, at.admin, 'POST', '/api-keys', { ...input, expires_at });
    expect(made).toMatchObject({ status: 201, body: { data: { id: expect.any(String), token: expect.any(String) } } });
    expect(made.headers.get('cache-control')).toContain('no-store');
    const bad = await rest(at.app, at.admin, 'POST', '/api-keys', {
      ...input,
      expires_at,
      scopes: ['x'],
      allowed_cidrs: ['a'],
    });
    expect(bad).toMatchObject({
      status: 422,
      body: {
        errors: {
          'scopes.0': ['The selected scopes.0 is invalid.'],
          'allowed_cidrs.0': ['The selected allowed_cidrs.0 is invalid.'],
        },
      },
    });
  });
});
