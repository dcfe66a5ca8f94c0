import type { SqlEntityManager } from '@mikro-orm/sql';
import { updateRows } from '../../../../platform/database/bulk-rows.ts';
import { getRecord } from '../../../../platform/database/records.ts';
import { itemAt } from '../../../../platform/errors/require-value.ts';
import { type AcademyJobRun, onJob } from '../../../../platform/jobs/job-kind.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import type { AcademySettings } from '../../../academy/academies/academy-settings.ts';
import { inAcademyOf } from '../../../academy/academies/job-academy.ts';
import { mailAdmins } from '../../../people/members/mail-admins.ts';
import { BillingRun } from '../../ledger/billing-run.entity.ts';
import { BillingRunStatus } from '../../ledger/billing-run.enums.ts';
import { MOST_ENROLLMENTS } from '../bill-enrollments.ts';
import { addResult, type BillingResult, countsOf, keptCounts, noResult } from './billing-counts.ts';
import { holdLimit } from './hold-limit.ts';
import { heldRunMail } from './mail-held-run.ts';
import { billingRunJob } from './run-billing.ts';
import type { WorkItem } from './run-work.loaders.ts';
import { type BillingRunStrategy, billingRunStrategy, chunksOf, previewAll } from './run-work.ts';

/** Thrown if another worker took or finished the run. */
class RunTaken extends Error {}

/**
 * Continues a run from its stored position. One transaction bills a chunk and stores the new position, so the run can
 * be interrupted at any time.
 */
export const doBillingRun = onJob(billingRunJob, async (job, { runId }) => {
  const { ctx, settings } = await inAcademyOf(job);
  try {
    await doRun(job, ctx, { runId, settings });
  } catch (error) {
    if (error instanceof RunTaken) return;
    if (job.attempt >= billingRunJob.maxAttempts && !job.signal.aborted) await giveUp(ctx, runId);
    throw error;
  } finally {
    await ctx.end();
  }
});

async function doRun(
  job: AcademyJobRun,
  ctx: RequestContext,
  { runId, settings }: { runId: string; settings: AcademySettings },
): Promise<void> {
  const run = await ctx.session.write((em) => getRecord(em, BillingRun, runId, { name: 'Billing run' }));
  if (run.status !== BillingRunStatus.RUNNING) return;
  const work = billingRunStrategy(ctx, run, settings);
  let { cursor } = run;
  if (cursor === null) {
    if (await isHeld(ctx, run, work, settings)) return;
    cursor = '';
  }
  const items = await ctx.session.write(work.find);
  const left = items.filter(({ owner }) => owner > (cursor ?? ''));
  for (const chunk of chunksOf(left, MOST_ENROLLMENTS)) {
    job.signal.throwIfAborted();
    cursor = await billChunk(ctx, work, { runId, cursor }, chunk);
  }
  await job.finish(async (em) => {
    const ended = await openRun(em, { runId, cursor });
    ended.status = BillingRunStatus.DONE;
    ended.endedAt = now();
  });
}

/** A billing run and its stored position: the owner of the last item that the run billed. */
interface RunCheckpoint {
  readonly runId: string;
  readonly cursor: string | null;
}

/** Locks a run at its stored position. Throws if another worker has advanced the run. */
async function openRun(em: SqlEntityManager, { runId, cursor }: RunCheckpoint): Promise<BillingRun> {
  const run = await getRecord(em, BillingRun, runId, { name: 'Billing run', lock: true });
  if (run.status !== BillingRunStatus.RUNNING || run.cursor !== cursor) throw new RunTaken();
  return run;
}

/**
 * If a run would bill far more than is usual for its kind, sets its status to held and returns true. Otherwise, marks
 * the run as begun and returns false.
 */
async function isHeld(
  ctx: RequestContext,
  terms: BillingRun,
  work: BillingRunStrategy,
  { billing, notices }: AcademySettings,
): Promise<boolean> {
  const runId = terms.id;
  const most = await ctx.session.write((em) => holdLimit(em, terms, billing, todayOf(ctx)));
  const expected = most === null ? null : await previewAll(ctx, work, MOST_ENROLLMENTS);
  return ctx.session.write(async (em) => {
    const run = await openRun(em, { runId, cursor: null });
    if (expected && most !== null && expected.total > most) {
      Object.assign(run, { status: BillingRunStatus.HELD, counts: keptCounts(expected.counts), total: expected.total });
      // this mail is only for academies that never turned the notice about held runs on or off
      if (notices?.billingHeld === undefined) await mailAdmins(em, heldRunMail, { runId });
      return true;
    }
    await updateRows(em, BillingRun, [{ id: runId, cursor: '' }], { isSilent: true });
    return false;
  });
}

/**
 * Bills a chunk of a run. If that fails, bills the accounts of the chunk one by one, and skips each account that fails
 * again.
 */
async function billChunk(
  ctx: RequestContext,
  work: BillingRunStrategy,
  { runId, cursor: begin }: RunCheckpoint,
  chunk: readonly WorkItem[],
): Promise<string> {
  let cursor = begin;
  const ids = chunk.map(({ id }) => id);
  const to = itemAt(chunk, -1).owner;
  try {
    await work.prepare?.(ids);
    await ctx.session.write(async (em) => advance(em, { runId, cursor }, to, await work.bill(em, ids)));
    return to;
  } catch (error) {
    if (error instanceof RunTaken) throw error;
    const accounts = [...chunksOf(chunk, 1)];
    if (accounts.length === 1) {
      ctx.log.error({ err: error, billingRun: runId, ids }, 'an account could not be billed');
      const failed = noResult();
      failed.counts.failed = ids.length;
      await ctx.session.write((em) => advance(em, { runId, cursor }, to, failed));
      return to;
    }
    for (const account of accounts) cursor = await billChunk(ctx, work, { runId, cursor }, account);
    return to;
  }
}

/** Stores the position and the results of a run. The audit log does not record this change. */
async function advance(
  em: SqlEntityManager,
  stand: RunCheckpoint,
  cursor: string,
  result: BillingResult,
): Promise<void> {
  const run = await openRun(em, stand);
  const sum = { counts: countsOf(run.counts), total: run.total };
  addResult(sum, result);
  const progress = { id: run.id, cursor, counts: keptCounts(sum.counts), total: sum.total };
  await updateRows(em, BillingRun, [progress], { isSilent: true });
}

const giveUp = (ctx: RequestContext, runId: string): Promise<void> =>
  ctx.session.write(async (em) => {
    const run = await getRecord(em, BillingRun, runId, { name: 'Billing run', lock: true });
    if (run.status !== BillingRunStatus.RUNNING) return;
    run.status = BillingRunStatus.FAILED;
    run.endedAt = now();
  });
