import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { startTestApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { errorOf, inTime, type Key, revokeApiKey, rowsOf, type Scene, scene, seedKey } from './setup.ts';

describe('revokeApiKey', () => {
  let at: Scene;
  let key: Key;
  const refused = (as: Parameters<typeof revokeApiKey>[1], id: string) =>
    refusal(at.app, at.academy.id, () => revokeApiKey(at.app, as, id));

  beforeAll(async () => {
    at = await scene();
    key = await seedKey(at, { lastUsedAt: inTime(0) });
  });

  it('ends the access of the key immediately in every process, and is refused for a revoked key', async () => {
    const mine = await seedKey(at);
    const other = await startTestApp({
      DATABASE_URL: at.app.config.databaseUrl,
      JWT_SECRET: at.app.config.jwtSecrets[0],
    });
    try {
      expect((await gql(other, mine, '{ students { totalCount } }')).errors).toBeUndefined();
      const { data } = await revokeApiKey(at.app, at.admin, mine.id.toUpperCase());
      expect(data.revokeApiKey).toEqual({ id: mine.id, message: 'API key revoked.' });
      expect(errorOf(await gql(other, mine, '{ students { totalCount } }'))?.code).toBe('UNAUTHENTICATED');
    } finally {
      await other.stop();
    }
    const revoked = async () => (await rowsOf(at, 'api_keys')).find(({ id }) => id === mine.id)?.revoked_at;
    const before = await revoked();
    expect(before).toEqual(expect.any(String));
    expect((await revokeApiKey(at.app, at.admin, mine.id)).errors).toBeUndefined();
    expect(await revoked()).toBe(before);
    const query = 'query ($id: ID) { auditLog(filter: { resourceId: $id }) { nodes { action resource userId } } }';
    const { data } = await gql(at.app, at.admin, query, { id: mine.id });
    expect(data.auditLog.nodes).toEqual([{ action: 'updated', resource: 'ApiKey', userId: at.admin.userId }]);
  });

  it('lets academy admins and the Super Admin revoke keys, but not keys of other academies', async () => {
    for (const role of EVERY_ROLE.filter((each) => each !== 'academy_admin')) {
      expect(await refused(await at.academy.as(role), key.id), role).toEqual(FORBIDDEN);
    }
    // a key cannot revoke itself
    expect(await refused(key, key.id)).toEqual(FORBIDDEN);
    const elsewhere = await scene();
    expect(await refused(at.admin, (await seedKey(elsewhere)).id)).toEqual(notFound('API key'));
    expect(await refused(elsewhere.admin, key.id)).toEqual(notFound('API key'));
    for (const id of [UNKNOWN_ID, 'nope']) expect(await refused(at.admin, id)).toEqual(notFound('API key'));
    const { errors } = await revokeApiKey(at.app, await superAdminIn(at.app, at.academy), (await seedKey(at)).id);
    expect(errors).toBeUndefined();
  });

  it('allows the admin of a suspended academy', async () => {
    const shut = await scene();
    const mine = await seedKey(shut);
    await shut.academy.run(async (em) => {
      (await em.findOneOrFail(Academy, { id: shut.academy.id })).status = AcademyStatus.SUSPENDED;
    });
    expect((await gql(shut.app, mine, '{ students { totalCount } }')).errors).toBeUndefined();
    expect((await revokeApiKey(shut.app, shut.admin, mine.id)).errors).toBeUndefined();
    expect(errorOf(await gql(shut.app, mine, '{ students { totalCount } }'))?.code).toBe('UNAUTHENTICATED');
  });

  it('is available as DELETE /api-keys/{id}', async () => {
    const mine = await seedKey(at);
    expect(await rest(at.app, mine, 'GET', '/students')).toMatchObject({ status: 200 });
    expect(await rest(at.app, at.admin, 'DELETE', `/api-keys/${mine.id}`)).toMatchObject({
      status: 200,
      body: { message: 'API key revoked.' },
    });
    expect(await rest(at.app, mine, 'GET', '/students')).toMatchObject({
      status: 401,
      body: { message: 'Unauthenticated.' },
    });
    expect((await rest(at.app, at.admin, 'DELETE', `/api-keys/${UNKNOWN_ID}`)).body).toEqual({
      message: 'API key not found.',
    });
  });
});
