import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, getRecord } from '../../../platform/database/records.ts';
import { refuseIfAny } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { wallEnd, wallStart } from '../../../platform/time/periods.ts';
import { periodErrors } from '../../../platform/validation/period-errors.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { Closure } from './closure.entity.ts';
import type { CreateClosureInput, UpdateClosureInput } from './closure.inputs.ts';
import { type ClosureScope, closureChanged } from './closure.signals.ts';
import { ClosureTarget } from './closure-target.entity.ts';
import { exchangeTargets, type TargetIds, targetErrors, targetIdsOf } from './closure-targets.ts';

/** Creates a closure for the given targets or, without targets, for the whole academy. Returns the closure's id. */
export function createClosure(ctx: RequestContext, input: CreateClosureInput): Promise<string> {
  return ctx.session.write(async (em) => {
    await lockAcademy(em, ctx.session.academyId);
    const closure = new Closure();
    const named = await change(em, closure, [], input);
    em.persist(closure);
    await ctx.signals.publish(ctx, em, closureChanged, { closure, before: null, after: scopeOf(closure, named) });
    return closure.id;
  });
}

/** Changes a closure. Publishes {@link closureChanged} only if the period or the targets have changed. */
export function updateClosure(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateClosureInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const { closure, targets } = await lockClosure(ctx, em, id);
    assertVersion(closure, expectedVersion);
    const present = targetIdsOf(targets);
    const before = scopeOf(closure, present);
    const named = await change(em, closure, targets, input);
    // changed targets count as a change of the closure, so that concurrent edits of the closure are detected
    if (!isDeepStrictEqual(present, named)) closure.updatedAt = now();
    const after = scopeOf(closure, named);
    if (isDeepStrictEqual(before, after)) return;
    await ctx.signals.publish(ctx, em, closureChanged, { closure, before, after });
  });
}

/** Marks a closure as deleted. The rows of its targets are kept. */
export function deleteClosure(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const { closure, targets } = await lockClosure(ctx, em, id);
    assertVersion(closure, expectedVersion);
    const present = targetIdsOf(targets);
    await targetErrors(em, present, {});
    closure.deletedAt = now();
    await ctx.signals.publish(ctx, em, closureChanged, { closure, before: scopeOf(closure, present), after: null });
  });
}

/**
 * Locks the academy, and then reads a closure and its targets. The lock on the academy also protects these rows. This
 * function must not lock them: in the lock order, they come after batches, which are locked later.
 */
async function lockClosure(
  ctx: RequestContext,
  em: SqlEntityManager,
  id: string,
): Promise<{ closure: Closure; targets: ClosureTarget[] }> {
  await lockAcademy(em, ctx.session.academyId);
  const closure = await getRecord(em, Closure, id, { name: 'Closure' });
  return { closure, targets: await em.find(ClosureTarget, { closure }) };
}

/**
 * Applies an input to a closure. Returns the ids of all targets of the closure. Throws BAD_USER_INPUT with all errors.
 */
async function change(
  em: SqlEntityManager,
  closure: Closure,
  targets: readonly ClosureTarget[],
  { courseIds, batchIds, roomIds, ...given }: CreateClosureInput | UpdateClosureInput,
): Promise<TargetIds> {
  const ids = { courseIds, batchIds, roomIds };
  const errors = await targetErrors(em, targetIdsOf(targets), ids);
  assignGiven(closure, given);
  refuseIfAny({ ...errors, ...periodErrors(closure) });
  closure.wallStart = wallStart(closure);
  closure.wallEnd = wallEnd(closure);
  return exchangeTargets(em, closure, targets, ids);
}

const scopeOf = ({ wallStart, wallEnd, excusesFees }: Closure, targets: TargetIds): ClosureScope => ({
  wallStart,
  wallEnd,
  ...targets,
  excusesFees,
});
