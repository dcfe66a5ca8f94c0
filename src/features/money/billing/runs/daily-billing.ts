import { jobKind, onJob, type Schedule } from '../../../../platform/jobs/job-kind.ts';
import { todayIn } from '../../../../platform/tenancy/context.ts';
import { addDays } from '../../../../platform/time/days.ts';
import { LatePenaltyKind } from '../../../academy/academies/academy.enums.ts';
import type { AcademySettings } from '../../../academy/academies/academy-settings.ts';
import { inAcademyOf } from '../../../academy/academies/job-academy.ts';
import { BillingRun } from '../../ledger/billing-run.entity.ts';
import { BillingRunKind, BillingRunStatus } from '../../ledger/billing-run.enums.ts';
import { MOST_ENROLLMENTS } from '../bill-enrollments.ts';
import { beginRun, type NewRun } from './run-billing.ts';
import { billingRunStrategy, prepareAll, previewAll } from './run-work.ts';

const dailyBilling = jobKind<Record<string, never>>('billing.daily');

/**
 * Starts billing runs at night in each academy's time zone. Runs for penalties start if the academy charges penalties.
 * The other runs start only if billing is automatic.
 */
export const billingSchedule: Schedule = { name: 'billing.daily', cron: '20 4 * * *', kind: dailyBilling };

/** Returns the runs that start automatically today, according to the settings of the academy. */
function runsOf({ billing, latePenalty, timezone }: AcademySettings): NewRun[] {
  const { auto, autoSince, leadDays } = billing;
  const today = todayIn(timezone);
  const automatic = true;
  const runs: NewRun[] = [];
  if (auto && autoSince) {
    const ahead = { asOf: addDays(today, leadDays), automatic, since: autoSince };
    runs.push({ ...ahead, kind: BillingRunKind.ENROLLMENT }, { ...ahead, kind: BillingRunKind.PERIOD });
    runs.push({ ...ahead, kind: BillingRunKind.SESSION, asOf: today });
  }
  // the run needs no `since`, because the penalty settings contain the first due date for which penalties apply
  const isPenalised = latePenalty.kind !== LatePenaltyKind.NONE;
  if (isPenalised) runs.push({ kind: BillingRunKind.PENALTY, asOf: today, automatic, since: null });
  return runs;
}

/**
 * Starts a billing run of each kind that has a fee to bill. Skips a kind if a run of this kind is held and waits for
 * confirmation.
 */
export const billDaily = onJob(dailyBilling, async (job) => {
  const { ctx, settings } = await inAcademyOf(job);
  try {
    for (const terms of runsOf(settings)) {
      job.signal.throwIfAborted();
      const held = { kind: terms.kind, automatic: true, status: BillingRunStatus.HELD };
      if ((await ctx.session.write((em) => em.count(BillingRun, held))) > 0) continue;
      const work = billingRunStrategy(ctx, { ...terms, id: job.id }, settings);
      await prepareAll(ctx, work, MOST_ENROLLMENTS);
      const isNothing = ({ counts }: { counts: { created: number } }) => counts.created === 0;
      if (isNothing(await previewAll(ctx, work, MOST_ENROLLMENTS, isNothing))) continue;
      await ctx.session.write((em) => beginRun(em, terms));
    }
  } finally {
    await ctx.end();
  }
});
