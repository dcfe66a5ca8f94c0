import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Academy } from '../../academy/academies/academy.entity.ts';
import { LatePenaltyKind } from '../../academy/academies/academy.enums.ts';
import type { PenaltyBasis } from '../ledger/fee-values.entity.ts';
import { findOverdue } from './overdue-fees.loaders.ts';
import { basisOf, penaltyOf } from './penalty-rule.ts';

/** A penalty that is due and not posted yet. */
export interface DuePenalty {
  readonly feeId: string;
  readonly accountId: string;
  readonly basis: PenaltyBasis;
  /** The amount in minor units, greater than 0. */
  readonly amount: number;
}

/**
 * Returns the penalties that are due on a day (today or earlier), according to the current settings. The penalties are
 * grouped by account. If `among` is set, only the fees with these ids are checked. Writes and locks nothing.
 */
export async function duePenalties(
  ctx: RequestContext,
  em: SqlEntityManager,
  asOf: string,
  among?: readonly string[],
): Promise<DuePenalty[]> {
  const { id } = requireAcademy(ctx);
  const { latePenalty, currency } = (await em.findOneOrFail(Academy, { id }, { refresh: true })).settings;
  const { kind, since, graceDays } = latePenalty;
  if (kind === LatePenaltyKind.NONE || !since) return [];
  const overdue = await findOverdue(em, { graceDays, since, currency }, asOf, among);
  return overdue.flatMap(({ id: feeId, accountId, ...lateness }) => {
    const basis = basisOf(latePenalty, lateness);
    const amount = penaltyOf(basis);
    return amount > 0 ? [{ feeId, accountId, basis, amount }] : [];
  });
}
