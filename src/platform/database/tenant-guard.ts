import type { EntityManager, EventSubscriber, FlushEventArgs } from '@mikro-orm/core';
import { TenantRecord } from './tenant-record.ts';

/** Returns the academy of an entity manager's session; undefined outside of a session. */
export const academyOf = (em: EntityManager): string | undefined =>
  em.getFilterParams<{ academyId?: string }>('tenant')?.academyId;

/**
 * Sets the academy of each new row to the academy of the session; no other code does this. If a row belongs to another
 * academy, or if a tenant row is written outside of a session, the whole flush fails.
 */
export class TenantGuard implements EventSubscriber {
  beforeFlush({ em, uow }: FlushEventArgs): void {
    const academyId = academyOf(em);
    for (const entity of uow.getPersistStack()) {
      if (entity instanceof TenantRecord && academyId) entity.academyId ??= academyId;
    }
  }

  onFlush({ em, uow }: FlushEventArgs): void {
    const academyId = academyOf(em);
    for (const { entity } of uow.getChangeSets()) {
      if (entity instanceof TenantRecord && (!academyId || entity.academyId !== academyId)) {
        throw new Error(`A ${entity.constructor.name} was written outside of its academy's session.`);
      }
    }
  }
}
