import type { SqlEntityManager } from '@mikro-orm/sql';
import { forbidden } from '../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Batch } from '../../academics/batches/batch.entity.ts';
import { assertLeadsBatch } from '../../academics/batches/batch.service.ts';
import type { ClassSession } from '../sessions/class-session.entity.ts';

/** The names of the fields that a teacher may change in a session. */
const TEXTS = ['topic', 'onlineUrl', 'notes'];

/** Throws FORBIDDEN if the caller is a teacher and changes a field that is not in {@link TEXTS}. */
export function assertTextsAlone(ctx: RequestContext, changes: object): void {
  const isMore = Object.entries(changes).some(([name, value]) => value !== undefined && !TEXTS.includes(name));
  if (requireAcademy(ctx).viewer.role === 'teacher' && isMore) throw forbidden();
}

/**
 * Throws FORBIDDEN if the caller may not change the session. Department heads may change the sessions in their
 * departments. Teachers may change the sessions that they lead, and all sessions of batches whose instructor they are.
 * `session` is null when a session is being added.
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
 * Returns true if the caller is a teacher who is not the instructor of the batch. Such a teacher may change the session
 * only as its substitute. Call this only after {@link assertMayChange}.
 */
export function leadsForAnother(ctx: RequestContext, batch: Batch): boolean {
  const { role, staffId } = requireAcademy(ctx).viewer;
  return role === 'teacher' && batch.instructor?.id !== staffId;
}

/** Throws FORBIDDEN if a department head cancels or restores a session that has begun. */
export function assertMayCallOff(ctx: RequestContext, { startsAt }: ClassSession, now: string): void {
  if (requireAcademy(ctx).viewer.role === 'department_head' && startsAt <= now) throw forbidden();
}
