import { updateRows } from '../../../../platform/database/bulk-rows.ts';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { lockBatches } from '../../../academics/batches/locked-batches.ts';
import { staffLeft, staffRenamed } from '../../../people/staff/staff.signals.ts';
import { lastDayOf } from '../../../people/staff/staff-values.ts';
import { ClassSession } from '../../sessions/class-session.entity.ts';
import { reconcileBatches } from '../../sessions/reconcile.ts';
import { clockOf } from '../../sessions/schedule-clock.ts';
import { tellPlans } from '../preview/rehearsal.ts';
import { sessionsToCome } from './affected-batches.loaders.ts';

/**
 * When a staff member leaves: finds the sessions that this person would lead after the last working day. Assigns each
 * of these sessions to the instructor of its batch.
 */
export const followLeaving = onSignal(staffLeft, async (ctx: RequestContext, em, { staff }) => {
  const clock = clockOf(ctx);
  const sessions = await sessionsToCome(em, { instructorId: staff.id }, clock.now);
  if (sessions.length === 0) return;
  const batches = await lockBatches(em, new Set(sessions.map(({ batchId }) => batchId)));
  const left = { instructorId: staff.id, lastDay: lastDayOf(staff, clock.today) };
  tellPlans(ctx, await reconcileBatches(em, clock, batches, { left }));
});

/**
 * When a staff member was renamed: increases the versions of the upcoming sessions that the staff member leads, because
 * clients show the instructor's name with a session.
 */
export const followStaffName = onSignal(staffRenamed, async (ctx: RequestContext, em, { staff }) => {
  const { now } = clockOf(ctx);
  const of = { instructorId: staff.id };
  const known = await sessionsToCome(em, of, now);
  if (known.length === 0) return;
  await lockBatches(em, new Set(known.map(({ batchId }) => batchId)));
  const rows = (await sessionsToCome(em, of, now)).map(({ id }) => ({ id }));
  await updateRows(em, ClassSession, rows);
});
