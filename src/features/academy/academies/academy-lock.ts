import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Academy } from './academy.entity.ts';

/**
 * Locks an academy and reads the row again. Operations that depend on the academy's plan, settings or members wait for
 * each other at this lock. Call this function before all other locks.
 */
export const lockAcademy = (em: SqlEntityManager, academyId: string): Promise<Academy> =>
  em.findOneOrFail(Academy, { id: academyId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
