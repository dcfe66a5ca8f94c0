import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, getRecord } from '../../../../platform/database/records.ts';
import { invalidField } from '../../../../platform/errors/app-error.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind } from '../../../../platform/jobs/job-kind.ts';
import { valueIfReadable } from '../../../../platform/permissions/resource-scopes.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { addDays } from '../../../../platform/time/days.ts';
import { now } from '../../../../platform/time/now.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import type { AcademySettings } from '../../../academy/academies/academy-settings.ts';
import { BillingRun } from '../../ledger/billing-run.entity.ts';
import { BillingRunKind, BillingRunStatus } from '../../ledger/billing-run.enums.ts';
import { MOST_ENROLLMENTS } from '../bill-enrollments.ts';
import { settingsOf } from '../billing-settings.ts';
import { keptCounts, noCounts } from './billing-counts.ts';
import { billingRunStrategy, previewAll } from './run-work.ts';

export interface RunBilling {
  readonly kind: BillingRunKind;
  readonly asOf: string;
  readonly preview: boolean;
}

/**
 * Creates a billing run and returns its id. A job executes the run. A preview needs no job, because this function
 * computes the result of the preview itself.
 */
export async function runBilling(ctx: RequestContext, { kind, asOf, preview }: RunBilling): Promise<string> {
  const terms = { kind, asOf, automatic: false, since: null };
  if (!preview) {
    return ctx.session.write(async (em) => {
      refuseDaysToCome(ctx, terms, await settingsOf(ctx, em));
      return (await beginRun(em, terms)).id;
    });
  }
  const settings = await ctx.session.write((em) => settingsOf(ctx, em));
  refuseDaysToCome(ctx, terms, settings);
  const run = newRun(terms, BillingRunStatus.PREVIEW);
  const { counts, total } = await previewAll(ctx, billingRunStrategy(ctx, run, settings), MOST_ENROLLMENTS);
  Object.assign(run, { counts: keptCounts(counts), total, endedAt: now() });
  return ctx.session.write(async (em) => {
    em.persist(run);
    return run.id;
  });
}

/** The values of a new run. */
export type NewRun = Pick<BillingRun, 'kind' | 'asOf' | 'automatic' | 'since'>;

/** Creates a run and enqueues the job that executes it. */
export async function beginRun(em: SqlEntityManager, terms: NewRun): Promise<BillingRun> {
  const run = newRun(terms, BillingRunStatus.RUNNING);
  em.persist(run);
  await enqueue(em, billingRunJob, { runId: run.id });
  return run;
}

const newRun = (terms: NewRun, status: BillingRunStatus): BillingRun =>
  Object.assign(new BillingRun(), terms, { status, counts: keptCounts(noCounts()) });

/** Throws BAD_USER_INPUT if `asOf` is after the last day that the academy bills in advance. */
function refuseDaysToCome(
  ctx: RequestContext,
  { kind, asOf }: Pick<NewRun, 'kind' | 'asOf'>,
  { billing: { leadDays } }: AcademySettings,
): void {
  const today = todayOf(ctx);
  const last = kind === BillingRunKind.PENALTY ? today : addDays(today, leadDays);
  if (asOf <= last) return;
  const named = valueIfReadable(ctx, 'Academy', last, 'the last day that is billed ahead');
  throw invalidField('asOf', messages.dateBeforeOrEqual('asOf', named));
}

/**
 * The job that executes or continues a billing run. It has up to 10 attempts, because its process may end during the
 * run.
 */
export const billingRunJob = jobKind<{ runId: string }>('billing.run', { maxAttempts: 10 });

/** Confirms a held run, so that it begins to bill. */
export function confirmBillingRun(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const run = await getRecord(em, BillingRun, id, { name: 'Billing run', lock: true });
    assertVersion(run, expectedVersion);
    if (run.status !== BillingRunStatus.HELD) throw invalidField('id', 'The billing run is not held.');
    run.status = BillingRunStatus.RUNNING;
    run.confirmedAt = now();
    // replaces the counts of the preview by 0, because the run has not billed anything yet
    Object.assign(run, { counts: keptCounts(noCounts()), total: 0, cursor: '' });
    await enqueue(em, billingRunJob, { runId: run.id });
  });
}
