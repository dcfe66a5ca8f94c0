import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Academy } from './academy.entity.ts';

/**
 * Locks an academy and reads its row again. All operations that depend on the academy's plan, settings or members use
 * this lock, so they run one after the other. Call this function before any other lock.
 */
export const lockAcademy = (em: SqlEntityManager, academyId: string): Promise<Academy> =>
  em.findOneOrFail(Academy, { id: academyId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
