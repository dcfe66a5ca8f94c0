import type { SqlEntityManager } from '@mikro-orm/sql';
import { auditChanges, changedBetween } from '../../../platform/audit/bulk-audit.ts';
import { actorIn } from '../../../platform/database/actor.ts';
import { deleteRows, insertRows, type PlainRow, updateRows } from '../../../platform/database/bulk-rows.ts';
import { recordEvent } from '../../../platform/events/outbox.ts';
import { addDays } from '../../../platform/time/days.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import type { BatchPlan } from './batch-plan.ts';
import { ClassSession } from './class-session.entity.ts';
import { type ExcuseChange, isExcused, tellExcused } from './excused-sessions.ts';
import type { ScheduleClock } from './schedule-clock.ts';
import type { PlannedSession, PlanWindow, SchedulePlan } from './schedule-plan.ts';
import { sessionsRescheduled } from './sessions-rescheduled.ts';
import { isOver, lastCovered } from './wanted-days.ts';

/**
 * Writes the planned changes of any number of batches, with at most one insert, one update and one delete of sessions.
 */
export async function applyPlans(
  em: SqlEntityManager,
  clock: ScheduleClock,
  plans: readonly BatchPlan[],
  window: PlanWindow,
): Promise<void> {
  const changed = plans.flatMap((plan) => plan.changed);
  const removed = plans.flatMap((plan) => plan.removed);
  await insertRows(
    em,
    ClassSession,
    plans.flatMap((plan) => plan.created),
  );
  await updateRows(em, ClassSession, changedRows(changed));
  const removedIds = removed.map(({ id }) => id);
  await deleteRows(em, ClassSession, removedIds);
  await auditChanges(em, ClassSession, [
    ...changed.map(({ from, to }) => ({ from: toldOf(from), to: toldOf(to) })),
    ...removed.map((from) => ({ from: toldOf(from), to: null })),
  ]);
  await updateRows(em, Batch, coveredBy(plans, clock, window), { isSilent: true });
  if (actorIn(em)) {
    for (const plan of plans) if (isChange(plan)) recordEvent(em, sessionsRescheduled, plan);
  }
  await tellExcused(em, excuseChanges(plans));
  await em.flush();
  await refreshLoaded(em, new Set(changed.map(({ to }) => to.id)), new Set(removedIds));
}

/** Returns the created and changed sessions of plans, and states for each whether it was excused from fees before. */
export const excuseChanges = (plans: readonly BatchPlan[]): ExcuseChange[] =>
  plans.flatMap(({ changed, created }) => [
    ...changed.map(({ from, to }) => ({ session: to, wasExcused: isExcused(from) })),
    ...created.map((session) => ({ session, wasExcused: false })),
  ]);

const isChange = ({ created, changed, removed }: BatchPlan): boolean =>
  created.length > 0 || changed.length > 0 || removed.length > 0;

/**
 * Returns the changed sessions as rows that contain only the changed columns. Writing an unchanged column would update
 * its indexes for nothing.
 */
function changedRows(changed: SchedulePlan['changed']): PlainRow[] {
  const names = new Set(changed.flatMap(({ from, to }) => changedBetween(toldOf(from), toldOf(to))));
  return changed.map(({ to }) => {
    const values = [...names].map((name) => [name, toldOf(to)[name]]);
    return { id: to.id, ...Object.fromEntries(values) };
  });
}

const toldOf = (session: PlannedSession): PlainRow => session;

/**
 * Returns rows that set the last day up to which the sessions of a batch are planned. The batch's version is not
 * increased, because users do not edit this day.
 */
function coveredBy(plans: readonly BatchPlan[], { today }: ScheduleClock, { days }: PlanWindow): PlainRow[] {
  return plans.flatMap(({ batch }) => {
    const { id, startDate, sessionsUntil, status, deletedAt } = batch;
    if (isOver({ status, deletedAt })) return [];
    const last = lastCovered(batch, today);
    const isGap =
      days && last && (days.from > addDays(sessionsUntil ?? addDays(startDate, -1), 1) || days.until < last);
    return last === sessionsUntil || isGap || (days && !last) ? [] : [{ id, sessionsUntil: last }];
  });
}

/**
 * Reloads the changed sessions that the entity manager has already loaded. Otherwise, a later flush would overwrite the
 * applied plan with old values.
 */
async function refreshLoaded(em: SqlEntityManager, changed: Set<string>, removed: Set<string>): Promise<void> {
  const loaded = [...em.getUnitOfWork().getIdentityMap().getStore(em.getMetadata().get(ClassSession)).values()];
  const stale = loaded.filter(({ id }) => changed.has(id));
  for (const gone of loaded.filter(({ id }) => removed.has(id))) {
    em.getUnitOfWork().unsetIdentity(gone);
  }
  if (stale.length > 0) await em.find(ClassSession, { id: { $in: stale.map(({ id }) => id) } }, { refresh: true });
}
