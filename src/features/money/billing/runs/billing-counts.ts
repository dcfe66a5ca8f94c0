import type { BillingRunCounts } from '../../ledger/billing-run.entity.ts';
import type { SkipReason } from '../../ledger/billing-run.enums.ts';

export interface BillingCounts {
  /** The number of fees that were billed, or would be billed. */
  created: number;
  /** The number of fees that existed already. */
  existing: number;
  /** The number of skipped charges by reason. */
  skipped: Partial<Record<SkipReason, number>>;
  /** The number of enrollments that could not be billed. */
  failed: number;
}

/** The result of billing, or of a preview. */
export interface BillingResult {
  readonly counts: BillingCounts;
  /** The sum of the billed fees, in minor units. */
  total: number;
}

export const noResult = (): BillingResult => ({ counts: noCounts(), total: 0 });

export const noCounts = (): BillingCounts => ({ created: 0, existing: 0, skipped: {}, failed: 0 });

/** Adds `count` to the number of charges that were skipped for a reason. */
export function skip({ skipped }: BillingCounts, reason: SkipReason, count = 1): void {
  skipped[reason] = (skipped[reason] ?? 0) + count;
}

/** Adds counts to the counts in `to`. */
export function addCounts(to: BillingCounts, { created, existing, skipped, failed }: BillingCounts): void {
  to.created += created;
  to.existing += existing;
  to.failed += failed;
  for (const [reason, count] of Object.entries(skipped)) skip(to, reason as SkipReason, count);
}

/** Adds a result to the result in `to`. */
export function addResult(to: BillingResult, { counts, total }: BillingResult): void {
  addCounts(to.counts, counts);
  to.total += total;
}

/** Converts counts to the form in which a billing run stores them. */
export const keptCounts = ({ skipped, ...counts }: BillingCounts): BillingRunCounts => ({
  ...counts,
  skipped: Object.entries(skipped)
    .map(([reason, count]) => ({ reason: reason as SkipReason, count }))
    .toSorted((one, other) => (one.reason < other.reason ? -1 : 1)),
});

/** Converts the stored counts of a billing run to the form in which they can be added. */
export const countsOf = ({ skipped, ...counts }: BillingRunCounts): BillingCounts => ({
  ...counts,
  skipped: Object.fromEntries(skipped.map(({ reason, count }) => [reason, count])),
});
