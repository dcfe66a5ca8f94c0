import type { SqlEntityManager } from '@mikro-orm/sql';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { addDays, addMonths, earlierOf, laterOf, monthStart } from '../../../../platform/time/days.ts';
import type { AcademySettings } from '../../../academy/academies/academy-settings.ts';
import type { BillingRun } from '../../ledger/billing-run.entity.ts';
import { BillingRunKind } from '../../ledger/billing-run.enums.ts';
import { duePenalties } from '../../penalties/due-penalties.ts';
import { postPenalties } from '../../penalties/post-penalties.ts';
import { billEnrollments, previewBilling } from '../bill-enrollments.ts';
import type { BillingRequest } from '../due-charges.ts';
import { correctSessions } from '../sessions/correct-sessions.ts';
import { addResult, type BillingResult, noResult } from './billing-counts.ts';
import { findEnrollments, type WorkItem } from './run-work.loaders.ts';

/** The fields that determine what a run bills. */
export type RunTerms = Pick<BillingRun, 'id' | 'kind' | 'asOf' | 'since'>;

/** The implementation of a kind of run. */
export interface BillingRunStrategy {
  /** Finds the items to bill, grouped by account: enrollments or, for penalties, overdue fees. */
  find(em: SqlEntityManager): Promise<WorkItem[]>;
  /** Returns the result of billing the items with the given ids. Writes nothing. */
  preview(em: SqlEntityManager, ids: readonly string[]): Promise<BillingResult>;
  /**
   * Bills the items with the given ids. If `ids` contains one item of an account, it must contain all items that the
   * run bills to that account. Existing fees do not change.
   */
  bill(em: SqlEntityManager, ids: readonly string[]): Promise<BillingResult>;
  /** Repairs data that billing depends on, in separate transactions. */
  prepare?(ids: readonly string[]): Promise<void>;
}

/** The number of past days for which billed sessions are corrected. */
const CORRECTED_DAYS = 31;

/** Returns the strategy for a run, by the current settings of the academy. */
export function billingRunStrategy(ctx: RequestContext, run: RunTerms, settings: AcademySettings): BillingRunStrategy {
  if (run.kind === BillingRunKind.PENALTY) return penaltyWork(ctx, run);
  const request = requestOf(ctx, run, settings);
  const { until } = request.days;
  const corrected = { from: firstCorrected(until), until };
  return {
    find: (em) => findEnrollments(em, run.kind, request),
    preview: (em, ids) => previewBilling(ctx, em, ids, request),
    bill: (em, ids) => billEnrollments(ctx, em, ids, request),
    ...(run.kind === BillingRunKind.SESSION && { prepare: (ids) => correctSessions(ctx, ids, corrected) }),
  };
}

/** Returns the first day whose billed sessions a run corrects. `until` is the last day of the run. */
const firstCorrected = (until: string): string => addDays(until, -CORRECTED_DAYS);

/** Returns the strategy for penalties. Its items are overdue fees, not enrollments. */
const penaltyWork = (ctx: RequestContext, { id: billingRunId, asOf }: RunTerms): BillingRunStrategy => ({
  find: async (em) =>
    (await duePenalties(ctx, em, asOf)).map(({ feeId, accountId }) => ({ id: feeId, owner: accountId })),
  preview: async (em, ids) => resultOf((await duePenalties(ctx, em, asOf, ids)).map(({ amount }) => amount)),
  bill: async (em, feeIds) => resultOf(await postPenalties(ctx, em, { asOf, feeIds, billingRunId })),
});

/** Returns the result of creating fees of these amounts. */
function resultOf(amounts: readonly number[]): BillingResult {
  const result = noResult();
  result.counts.created = amounts.length;
  result.total = amounts.reduce((sum, amount) => sum + amount, 0);
  return result;
}

function requestOf(
  ctx: RequestContext,
  { id, kind, asOf, since }: RunTerms,
  { billing: { auto, autoSince, maxBackMonths } }: AcademySettings,
): BillingRequest {
  const from = monthStart(addMonths(asOf, -maxBackMonths));
  const common = { days: { from, until: asOf }, since, coursePricesSince: auto ? autoSince : null, runId: id };
  switch (kind) {
    case BillingRunKind.ENROLLMENT:
      return { ...common, once: true, since: laterOf(from, since ?? from) };
    case BillingRunKind.SESSION: {
      const until = earlierOf(asOf, todayOf(ctx));
      // sessions that a run corrects can change back, and are then billed again
      const first = earlierOf(addMonths(asOf, -maxBackMonths), firstCorrected(until));
      return { ...common, sessions: true, days: { from: first, until } };
    }
    default:
      return { ...common, periods: true };
  }
}

/** Splits items into chunks of whole accounts. Each chunk has at least `size` items, except the last. */
export function* chunksOf(items: readonly WorkItem[], size: number): Generator<readonly WorkItem[]> {
  let from = 0;
  for (const [index, { owner }] of items.entries()) {
    const isFull = index + 1 - from >= size && items[index + 1]?.owner !== owner;
    if (!isFull && index + 1 < items.length) continue;
    yield items.slice(from, index + 1);
    from = index + 1;
  }
}

/** Returns the preview of all items. Processes them in chunks, and stops as soon as `goesOn` returns false. */
export async function previewAll(
  ctx: RequestContext,
  work: BillingRunStrategy,
  size: number,
  goesOn: (result: BillingResult) => boolean = () => true,
): Promise<BillingResult> {
  const result = noResult();
  for (const chunk of chunksOf(await ctx.session.write(work.find), size)) {
    const ids = chunk.map(({ id }) => id);
    addResult(result, await ctx.session.write((em) => work.preview(em, ids)));
    if (!goesOn(result)) break;
  }
  return result;
}

/** Prepares all items, chunk by chunk. */
export async function prepareAll(
  ctx: RequestContext,
  { find, prepare }: BillingRunStrategy,
  size: number,
): Promise<void> {
  if (!prepare) return;
  for (const chunk of chunksOf(await ctx.session.write(find), size)) await prepare(chunk.map(({ id }) => id));
}
