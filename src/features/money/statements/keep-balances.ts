import type { SqlEntityManager } from '@mikro-orm/sql';
import { updateRows } from '../../../platform/database/bulk-rows.ts';
import { isTooSlow } from '../../../platform/database/too-slow.ts';
import { type AcademyJobRun, jobKind, onJob, type Schedule } from '../../../platform/jobs/job-kind.ts';
import { todayIn } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { FIRST_DAY, lastMonthEnd } from '../../../platform/time/days.ts';
import { inAcademyOf } from '../../academy/academies/job-academy.ts';
import { Account } from '../accounts/account.entity.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import {
  findDrifted,
  findUnkept,
  forgetBalances,
  type KeptMonths,
  keepBalances,
  keptAccounts,
} from './kept-balances.loaders.ts';

/** The number of accounts per transaction. Until the transaction ends, payments to these accounts have to wait. */
const KEPT_AT_ONCE = 200;

/**
 * If an SQL statement takes too long, the next statement handles fewer accounts: their number is divided by this
 * factor.
 */
const FEWER = 8;

/** The number of accounts that one SQL statement compares with the ledger. This check blocks no other transaction. */
const RECOUNTED_AT_ONCE = 1_000;

const keepBalancesJob = jobKind<Record<string, never>>('balances.keep');

/** Stores the balances of past months, at night in each academy's time zone. */
export const keepingSchedule: Schedule = { name: 'balances.keep', cron: '50 2 * * *', kind: keepBalancesJob };

/** Stores the balances of all months that have none yet, and checks the stored balances of the last month. */
export const keepMonths = onJob(keepBalancesJob, async (job) => {
  const { ctx, settings } = await inAcademyOf(job);
  const months = { until: lastMonthEnd(todayIn(settings.timezone)), currency: settings.currency };
  try {
    await keepAll(job, ctx, months);
    await recount(job, ctx, months);
  } finally {
    await ctx.end();
  }
});

type Months = Omit<KeptMonths, 'after'>;

/**
 * Stores the missing month-end balances of all accounts, in chunks. If a chunk waits too long for the locks of busy
 * accounts, retries with fewer accounts.
 */
async function keepAll({ signal }: AcademyJobRun, ctx: RequestContext, months: Months): Promise<void> {
  for (let most = KEPT_AT_ONCE; ; signal.throwIfAborted()) {
    try {
      const some = most;
      if (!(await ctx.session.write((em) => keepSome(em, months, some)))) return;
    } catch (error) {
      if (most === 1 || !isTooSlow(error)) throw error;
      most = Math.ceil(most / FEWER);
    }
  }
}

/** Stores the missing month-end balances of up to `most` accounts. Returns true if any account had missing balances. */
async function keepSome(em: SqlEntityManager, { until, currency }: Months, most: number): Promise<boolean> {
  const ids = await findUnkept(em, until, most);
  const accounts = await lockAccounts(em, ids);
  for (const [after, some] of Map.groupBy(accounts, ({ balancesKeptUntil }) => balancesKeptUntil)) {
    // another process may have stored some months meanwhile
    if (after < until) await keep(em, idsOf(some), { after, until, currency });
  }
  return ids.length > 0;
}

/** Stores the monthly balances of accounts. The transaction must have locked their rows. */
async function keep(em: SqlEntityManager, ids: readonly string[], months: KeptMonths): Promise<void> {
  await keepBalances(em, ids, months);
  const kept = ids.map((id) => ({ id, balancesKeptUntil: months.until }));
  await updateRows(em, Account, kept, { isSilent: true });
}

/**
 * Compares the stored balances of the last month with the ledger. If they differ for an account, recomputes all stored
 * balances of the account.
 */
async function recount(
  { signal, services, academyId }: AcademyJobRun,
  ctx: RequestContext,
  months: Months,
): Promise<void> {
  let behind = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    signal.throwIfAborted();
    const ids = await keptAccounts(ctx, months.until, behind, RECOUNTED_AT_ONCE);
    behind = ids.at(-1) ?? '';
    if (!behind) return;
    const drifted = await findDrifted(ctx, ids, months);
    await ctx.session.release();
    if (drifted.length === 0) continue;
    await ctx.session.write((em) => keepAnew(em, drifted, months));
    services.log.warn({ academyId, accountIds: drifted }, 'balances that were kept did not agree with the ledger');
  }
}

/** Recomputes all stored month-end balances of the given accounts. */
async function keepAnew(em: SqlEntityManager, wrong: readonly string[], { currency }: Months): Promise<void> {
  const accounts = await lockAccounts(em, wrong);
  await forgetBalances(em, wrong);
  for (const [until, some] of Map.groupBy(accounts, ({ balancesKeptUntil }) => balancesKeptUntil)) {
    await keep(em, idsOf(some), { after: FIRST_DAY, until, currency });
  }
}

const idsOf = (accounts: readonly Account[]): string[] => accounts.map(({ id }) => id);
