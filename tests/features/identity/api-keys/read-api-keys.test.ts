import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiKeyRole } from '../../../../src/features/identity/api-keys/api-key.enums.ts';
import { type Credentials, codes, gql, rest } from '../../../support/clients.ts';
import { statementsOf } from '../../../support/visibility.ts';
import { EVERY_ROLE, superAdminIn } from '../../writing.ts';
import { HOUR, inTime, type Key, type Scene, scene, seedKey } from './setup.ts';

describe('apiKeys query', () => {
  let at: Scene;
  let keys: Record<string, Key>;

  beforeAll(async () => {
    at = await scene();
    keys = {
      active: await seedKey(at, { name: 'Accounting', role: ApiKeyRole.SUPPORT_STAFF, scopes: ['fees:read'] }),
      revoked: await seedKey(at, { name: 'Website', revokedAt: inTime(-HOUR), expiresAt: inTime(-HOUR) }),
      expired: await seedKey(at, { name: 'Clock', expiresAt: inTime(-HOUR), allowedCidrs: ['192.0.2.0/24'] }),
    };
    await seedKey(await scene());
  });

  const list = async (as: Credentials, filter: object = {}) => {
    const query =
      'query ($f: ApiKeyFilter) { apiKeys(filter: $f, orderBy: [NAME_ASC]) { totalCount nodes { id status } } }';
    const result = await gql(at.app, as, query, { f: filter });
    if (result.errors) return codes(result);
    expect(result.data.apiKeys.totalCount).toBe(result.data.apiKeys.nodes.length);
    return result.data.apiKeys.nodes.map(({ id, status }: { id: string; status: string }) => {
      expect(keys[status.toLowerCase()]?.id).toBe(id);
      return status;
    });
  };

  it('shows the keys of the academy only to academy admins and the Super Admin', async () => {
    const all = ['ACTIVE', 'EXPIRED', 'REVOKED'];
    expect(await list(at.admin)).toEqual(all);
    expect(await list(await superAdminIn(at.app, at.academy))).toEqual(all);
    for (const role of EVERY_ROLE.filter((each) => each !== 'academy_admin')) {
      expect(await list(await at.academy.as(role)), role).toEqual(['FORBIDDEN']);
    }
    expect(await list(keys.active as Key)).toEqual(['FORBIDDEN']);
  });

  it('filters by status and searches names', async () => {
    expect(await list(at.admin, { status: 'ACTIVE' })).toEqual(['ACTIVE']);
    expect(await list(at.admin, { statusIn: ['EXPIRED', 'REVOKED'] })).toEqual(['EXPIRED', 'REVOKED']);
    expect(await list(at.admin, { search: 'WEB' })).toEqual(['REVOKED']);
  });

  it('returns every field of a key except the token, in the list and by id', async () => {
    const { id } = keys.expired as Key;
    const query = `query ($id: ID!) { apiKey(id: $id) {
      id academyId name role scopes expiresAt allowedCidrs lastUsedAt revokedAt status createdBy createdAt updatedAt } }`;
    const { data } = await gql(at.app, at.admin, query, { id });
    expect(data.apiKey).toMatchObject({
      ...{ id, academyId: at.academy.id, name: 'Clock', role: 'ACADEMY_ADMIN', allowedCidrs: ['192.0.2.0/24'] },
      ...{ lastUsedAt: null, revokedAt: null, status: 'EXPIRED', createdBy: at.admin.userId },
    });
    expect(data.apiKey.scopes).toContain('students:read');
    const other = await scene();
    expect((await gql(at.app, other.admin, query, { id })).data).toEqual({ apiKey: null });
    expect(await statementsOf(at.app, at.admin, 'apiKeys')).toBeGreaterThan(0);
  });

  it('is available as GET /api-keys', async () => {
    const { status, body } = await rest(at.app, at.admin, 'GET', '/api-keys?status=active&sort=name');
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { id: keys.active?.id, role: 'support_staff', scopes: ['fees:read'], status: 'active' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{64}/);
  });
});
