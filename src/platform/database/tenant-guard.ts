import type { EntityManager, EventSubscriber, FlushEventArgs } from '@mikro-orm/core';
import { TenantRecord } from './tenant-record.ts';

/** The academy of an entity manager's session; undefined outside of one. */
export const academyOf = (em: EntityManager): string | undefined =>
  em.getFilterParams<{ academyId?: string }>('tenant')?.academyId;

/**
 * The one place where rows get their academy: that of the session they are written in. A row of another academy, or a
 * tenant row outside of any session, stops the whole flush.
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
