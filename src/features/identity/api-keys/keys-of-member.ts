import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockWhere } from '../../../platform/database/records.ts';
import { now } from '../../../platform/time/now.ts';
import { User } from '../auth/user.entity.ts';
import { ApiKey } from './api-key.entity.ts';

/**
 * Transfers the valid API keys that a user created to another user, or revokes them if `heirId` is null. Returns the
 * ids of these keys.
 */
export async function handOverKeys(em: SqlEntityManager, userId: string, heirId: string | null): Promise<string[]> {
  const keys = await lockWhere(em, ApiKey, { creator: userId, revokedAt: null, expiresAt: { $gt: now() } });
  for (const key of keys) {
    if (heirId === null) key.revokedAt = now();
    else key.creator = em.getReference(User, heirId);
  }
  return keys.map(({ id }) => id);
}
