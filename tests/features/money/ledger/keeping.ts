import { sql } from 'kysely';
import { creditsAsOf, feesAsOf, owedAsOf } from '../../../../src/features/money/statements/balances.loaders.ts';
import { keepMonths } from '../../../../src/features/money/statements/keep-balances.ts';
import type { AcademyJobRun } from '../../../../src/platform/jobs/job-kind.ts';
import type { TestApp } from '../../../support/app.ts';
import type { SeededAcademy } from '../../../support/seed.ts';
import { asService } from '../billing/setup.ts';

/**
 * Balances at the end of a day, in minor units: the balances of fees by account id and fee id, the credits by account
 * id, and the total that is owed.
 */
export interface Balances {
  readonly fees: Readonly<Record<string, number>>;
  readonly credits: Readonly<Record<string, number>>;
  readonly owed: number;
}

/** Executes the nightly job that stores the month-end balances of an academy. */
export async function keepNight(
  app: TestApp,
  { id }: SeededAcademy,
  given: Partial<AcademyJobRun> = {},
): Promise<void> {
  const { signal } = new AbortController();
  const { services } = app;
  const job = { id: 'a night', attempt: 1, academyId: id, services, signal, finish: async () => undefined, ...given };
  await keepMonths.run(job, {});
}

/** Returns the balances at the end of a day that the service computes. */
export const toldOf = (app: TestApp, academy: SeededAcademy, day: string): Promise<Balances> =>
  asService(app, academy, async (ctx) => {
    const fees = await ctx.session.query(sql<any>`select * from ${await feesAsOf(ctx, day)} as b`);
    const credits = await ctx.session.query(sql<any>`select * from ${await creditsAsOf(ctx, day)} as b`);
    return {
      fees: Object.fromEntries(fees.map((row) => [`${row.account_id} ${row.fee_id}`, Number(row.balance)])),
      credits: Object.fromEntries(credits.map((row) => [row.account_id, Number(row.credit)])),
      owed: await owedAsOf(ctx, day),
    };
  });

/** Computes the balances at the end of a day from the ledger entries. */
export function recomputed(entries: readonly any[], day: string): Balances {
  const fees = new Map<string, number>();
  const credits = new Map<string, number>();
  const add = (sums: Map<string, number>, key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);
  for (const { account_id, fee_id, amount, effective_on } of entries) {
    if (String(effective_on).slice(0, 10) > day) continue;
    if (fee_id) add(fees, `${account_id} ${fee_id}`, amount);
    else add(credits, account_id, -amount);
  }
  const sumOf = (sums: Map<string, number>) => [...sums.values()].reduce((sum, amount) => sum + amount, 0);
  const some = (sums: Map<string, number>) => Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
  return { fees: some(fees), credits: some(credits), owed: sumOf(fees) - sumOf(credits) };
}

/**
 * Returns the stored month-end balances of an academy, in minor units. Each key has the month end, the account id and
 * the fee id.
 */
export const keptIn = ({ id, run }: SeededAcademy): Promise<Record<string, number>> =>
  run(async (em) => {
    const { rows } = await sql<any>`select * from fee_balances where academy_id = ${id}
      order by month, account_id, fee_id`.execute(em.getKysely());
    return Object.fromEntries(
      rows.map(({ month, account_id, fee_id, balance }) => [`${month} ${account_id} ${fee_id}`, Number(balance)]),
    );
  });
