import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Academy } from './academy.entity.ts';

/**
 * Locks the academy of the session and reads it again. Operations that depend on the academy's plan, settings or members
 * wait for each other at this lock. Call it before all other locks.
 */
export const lockAcademy = (em: SqlEntityManager, academyId: string): Promise<Academy> =>
  em.findOneOrFail(Academy, { id: academyId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
