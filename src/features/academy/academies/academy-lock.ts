import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockCopied } from '../../../platform/database/copied-rows.ts';
import { Academy } from './academy.entity.ts';

/**
 * Locks an academy and reads its row again. All operations that depend on the academy's plan, settings or members use
 * this lock, so they run one after the other. Call this function before any other lock.
 */
export async function lockAcademy(em: SqlEntityManager, academyId: string): Promise<Academy> {
  const locked = await lockCopied(em, Academy, [academyId], LockMode.PESSIMISTIC_WRITE);
  return em.findOneOrFail(Academy, { id: academyId }, locked);
}

/**
 * Reads an academy again, with a shared lock. Until the transaction ends, its settings cannot change, and other transactions may
 * read them in the same way.
 */
export async function shareAcademy(em: SqlEntityManager, academyId: string): Promise<Academy> {
  const locked = await lockCopied(em, Academy, [academyId], LockMode.PESSIMISTIC_READ);
  return em.findOneOrFail(Academy, { id: academyId }, locked);
}
