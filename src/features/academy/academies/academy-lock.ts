import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockCopied } from '../../../platform/database/copied-rows.ts';
import { Academy } from './academy.entity.ts';

/**
 * Locks an academy and reads its row again. Operations that depend on the academy's plan, settings or members call this
 * function before any other lock, so they run one after another.
 */
export async function lockAcademy(em: SqlEntityManager, academyId: string): Promise<Academy> {
  const locked = await lockCopied(em, Academy, [academyId], LockMode.PESSIMISTIC_WRITE);
  return em.findOneOrFail(Academy, { id: academyId }, locked);
}

/**
 * Reads an academy again, with a shared lock. Until the transaction ends, the settings cannot change. Other
 * transactions can hold a shared lock at the same time.
 */
export async function shareAcademy(em: SqlEntityManager, academyId: string): Promise<Academy> {
  const locked = await lockCopied(em, Academy, [academyId], LockMode.PESSIMISTIC_READ);
  return em.findOneOrFail(Academy, { id: academyId }, locked);
}
