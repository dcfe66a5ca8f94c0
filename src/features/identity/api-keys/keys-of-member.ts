import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockWhere } from '../../../platform/database/records.ts';
import { now } from '../../../platform/time/now.ts';
import { User } from '../auth/user.entity.ts';
import { ApiKey } from './api-key.entity.ts';

/**
 * Transfers the active API keys of a user to another user, or revokes them if `heirId` is null. Returns the ids of the
 * keys, oldest first.
 */
export async function handOverKeys(em: SqlEntityManager, userId: string, heirId: string | null): Promise<string[]> {
  const keys = await lockWhere(em, ApiKey, { creator: userId, revokedAt: null, expiresAt: { $gt: now() } });
  for (const key of keys) {
    if (heirId === null) key.revokedAt = now();
    else key.creator = em.getReference(User, heirId);
  }
  return keys.map(({ id }) => id);
}
