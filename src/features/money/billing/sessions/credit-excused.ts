import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../../platform/database/records.ts';
import { itemAt } from '../../../../platform/errors/require-value.ts';
import { onJob } from '../../../../platform/jobs/job-kind.ts';
import { mulDiv } from '../../../../platform/money/mul-div.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { Days } from '../../../../platform/time/days.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { inAcademyOf } from '../../../academy/academies/job-academy.ts';
import { type ExcusedDays, sessionsExcused } from '../../../scheduling/sessions/excused-sessions.ts';
import { CreditReason } from '../../ledger/ledger.enums.ts';
import { ProrationBasis } from '../../plans/fee-plan.enums.ts';
import { excusedIn } from '../../pricing/counted-days.ts';
import { type BilledCharge, paidUntil } from '../billed-charges.ts';
import { readLearners } from '../credits/charge-credits.loaders.ts';
import { creditCharges, type DueCredit } from '../credits/credit-charges.ts';
import { readUnitCounter } from '../credits/unit-counter.ts';
import { knownCharge, pricingOfBilled } from '../known-charges.ts';
import { readPlaceSessions } from './place-days.ts';

/** Credits sessions that were excused (closed or cancelled) after they were billed. */
export const creditExcused = onJob(sessionsExcused, async (job, days) => {
  const { ctx } = await inAcademyOf(job);
  try {
    await job.finish((em) => creditDays(ctx, em, days));
  } finally {
    await ctx.end();
  }
});

/** For each enrollment that was billed for an excused day, credits the share of that day. Each day is credited once. */
async function creditDays(ctx: RequestContext, em: SqlEntityManager, { batchId, days }: ExcusedDays): Promise<void> {
  const sorted = days.toSorted();
  const span = { from: itemAt(sorted, 0), until: itemAt(sorted, -1) };
  const ids = await readLearners(em, batchId, span);
  // once the enrollments are locked, any concurrent billing has either finished, or will exclude the excused days
  const rows = await lockRecords(em, Enrollment, ids, { filters: { notDeleted: false } });
  await creditCharges(ctx, em, { enrollmentIds: ids, reason: CreditReason.CORRECTION }, (charges) =>
    dueCredits(ctx, em, { rows, charges, days, span }),
  );
}

/** The enrollments and charges that may contain excused days. */
interface Excused {
  readonly rows: readonly Enrollment[];
  readonly charges: readonly BilledCharge[];
  readonly days: readonly string[];
  readonly span: Days;
  /** True for a preview: the days count as excused, although they are not stored yet. */
  readonly isForeseen?: boolean;
}

/** Returns the credits of charges for excused days that were not credited before. */
export async function dueCredits(
  ctx: RequestContext,
  em: SqlEntityManager,
  { rows, charges, days, span, isForeseen = false }: Excused,
): Promise<DueCredit[]> {
  const pricing = await pricingOfBilled(em, rows, span);
  const countOf = await readUnitCounter(ctx, em, pricing.enrollments);
  const hasSession = await readPlaceSessions(em, pricing.enrollments);
  const enrollments = new Map(pricing.enrollments.map((each) => [each.id, each]));
  return charges.flatMap((charge) => {
    const read = enrollments.get(charge.enrollmentId);
    if (!read) return [];
    const enrollment = isForeseen ? { ...read, excused: [...new Set([...read.excused, ...days])] } : read;
    const known = knownCharge(charge, enrollment, pricing.terms);
    if (!known || known.item?.item.proration !== ProrationBasis.SESSIONS) return [];
    const now = excusedIn(known.period, enrollment).filter(
      (day) => days.includes(day) && !charge.excused.has(day) && hasSession(enrollment, day),
    );
    if (now.length === 0) return [];
    const net = charge.total - charge.credited;
    const paid = { ...enrollment, until: paidUntil(ctx, charge, enrollment), excused: [...charge.excused] };
    const { all } = countOf(paid, known);
    return [{ charge, amount: net - mulDiv(net, Math.max(all - now.length, 0), Math.max(all, 1)), days: now }];
  });
}
