import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Academy } from './academy.entity.ts';

/**
 * Locks the academy of the session and reads it again. Decisions on its plan, settings and members wait for each other
 * here. Precedes all other locks.
 */
export const lockAcademy = (em: SqlEntityManager, academyId: string): Promise<Academy> =>
  em.findOneOrFail(Academy, { id: academyId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
