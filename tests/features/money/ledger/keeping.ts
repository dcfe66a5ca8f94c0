import { sql } from 'kysely';
import { creditsAsOf, feesAsOf, owedAsOf } from '../../../../src/features/money/statements/balances.loaders.ts';
import { keepMonths } from '../../../../src/features/money/statements/keep-balances.ts';
import type { AcademyJobRun } from '../../../../src/platform/jobs/job-kind.ts';
import type { TestApp } from '../../../support/app.ts';
import type { SeededAcademy } from '../../../support/seed.ts';
import { asService } from '../billing/setup.ts';

/** Balances at the end of a day: minor units by account and fee, negative credit by account, and the total. */
export interface Balances {
  readonly fees: Readonly<Record<string, number>>;
  readonly credits: Readonly<Record<string, number>>;
  readonly owed: number;
}

/** Executes one night's job for an academy. */
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

/** Returns the balances of a day as the loaders compute them. */
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

/** Sums up all entries until a day. */
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

/** Returns the stored balances of an academy: minor units by month, account and fee. */
export const keptIn = ({ id, run }: SeededAcademy): Promise<Record<string, number>> =>
  run(async (em) => {
    const { rows } = await sql<any>`select * from fee_balances where academy_id = ${id}
      order by month, account_id, fee_id`.execute(em.getKysely());
    return Object.fromEntries(
      rows.map(({ month, account_id, fee_id, balance }) => [`${month} ${account_id} ${fee_id}`, Number(balance)]),
    );
  });
