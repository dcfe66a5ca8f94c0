import type { SqlEntityManager } from '@mikro-orm/sql';
import { forbidden } from '../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Batch } from '../../academics/batches/batch.entity.ts';
import { assertLeadsBatch } from '../../academics/batches/batch.service.ts';
import type { ClassSession } from '../sessions/class-session.entity.ts';

/** The fields of a session that its instructor may change. */
const TEXTS = ['topic', 'onlineUrl', 'notes'];

/** Throws FORBIDDEN if a teacher changes any field of a session except its texts. */
export function assertTextsAlone(ctx: RequestContext, changes: object): void {
  const isMore = Object.entries(changes).some(([name, value]) => value !== undefined && !TEXTS.includes(name));
  if (requireAcademy(ctx).viewer.role === 'teacher' && isMore) throw forbidden();
}

/**
 * Throws FORBIDDEN if the caller may not change the session. Department heads may change the sessions of their
 * departments. Teachers may change the sessions that they lead and those of their own batches. `session` is omitted
 * when a session is added.
 */
export async function assertMayChange(
  ctx: RequestContext,
  em: SqlEntityManager,
  batch: Batch,
  session: ClassSession | null = null,
): Promise<void> {
  const { role, staffId } = requireAcademy(ctx).viewer;
  if (role === 'teacher') {
    const leaders = [session?.instructor?.id, batch.instructor?.id];
    if (!staffId || !leaders.includes(staffId)) throw forbidden();
  }
  await assertLeadsBatch(ctx, em, batch);
}

/**
 * Returns true if the caller is a teacher who leads the session instead of the batch's instructor. The caller must be
 * allowed to change the session.
 */
export function leadsForAnother(ctx: RequestContext, batch: Batch): boolean {
  const { role, staffId } = requireAcademy(ctx).viewer;
  return role === 'teacher' && batch.instructor?.id !== staffId;
}

/** Throws FORBIDDEN if a caller who is not an admin cancels or restores a session that has begun. */
export function assertMayCallOff(ctx: RequestContext, { startsAt }: ClassSession, now: string): void {
  if (requireAcademy(ctx).viewer.role === 'department_head' && startsAt <= now) throw forbidden();
}
