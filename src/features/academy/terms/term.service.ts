import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, getRecord } from '../../../platform/database/records.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { lockAcademy } from '../academies/academy-lock.ts';
import { Term } from './term.entity.ts';
import type { CreateTermInput, UpdateTermInput } from './term.inputs.ts';
import { termDeleting } from './term.signals.ts';

/** Creates a term. Returns its id. */
export function createTerm(ctx: RequestContext, input: CreateTermInput): Promise<string> {
  return ctx.session.write(async (em) => {
    await lockAcademy(em, ctx.session.academyId);
    const term = new Term();
    await change(ctx, em, term, input);
    return term.id;
  });
}

export function updateTerm(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateTermInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    // with this lock, concurrent changes run one after the other, so the second of two overlapping terms is refused
    await lockAcademy(em, ctx.session.academyId);
    const term = await getRecord(em, Term, id, { name: 'Term', lock: true });
    assertVersion(term, expectedVersion);
    await change(ctx, em, term, input);
  });
}

/**
 * Marks a term as deleted. Lists omit the term, and no charges are billed for it. Throws BAD_USER_INPUT if fees were
 * billed for it.
 */
export function deleteTerm(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const term = await getRecord(em, Term, id, { name: 'Term', lock: true });
    assertVersion(term, expectedVersion);
    await ctx.signals.publish(ctx, em, termDeleting, { term });
    term.deletedAt = now();
  });
}

/** Applies an input to a term and persists it. Throws BAD_USER_INPUT with all validation errors. */
async function change(
  ctx: RequestContext,
  em: SqlEntityManager,
  term: Term,
  input: CreateTermInput | UpdateTermInput,
): Promise<void> {
  assignGiven(term, input);
  const others = { id: { $ne: term.id } };
  const errors = await periodErrors(ctx, em, term, others);
  if (input.code !== undefined && (await em.count(Term, { ...others, code: input.code })) > 0) {
    errors.code = [messages.taken('code')];
  }
  refuseIfAny(errors);
  em.persist(term);
  await asFieldError(() => em.flush(), { terms_academy_id_code_unique: 'code' });
}

/** Returns an error if the last day of a term is before its first day, or if the term overlaps another term. */
async function periodErrors(
  ctx: RequestContext,
  em: SqlEntityManager,
  { startsOn, endsOn }: Term,
  others: object,
): Promise<FieldErrors> {
  if (endsOn < startsOn) return { endsOn: [messages.dateAfterOrEqual('endsOn', 'startsOn')] };
  const [first] = await em.find(
    Term,
    { ...others, startsOn: { $lte: endsOn }, endsOn: { $gte: startsOn } },
    { orderBy: { startsOn: 'asc' }, limit: 1 },
  );
  if (!first) return {};
  return first.startsOn <= startsOn
    ? { startsOn: [messages.dateAfter('startsOn', valueIfReadable(ctx, 'Term', first.endsOn, 'the other term'))] }
    : { endsOn: [messages.dateBefore('endsOn', valueIfReadable(ctx, 'Term', first.startsOn, 'the other term'))] };
}
