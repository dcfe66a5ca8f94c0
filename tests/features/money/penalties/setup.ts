import { vi } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { LatePenaltyKind } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings, type LatePenalty } from '../../../../src/features/academy/academies/academy-settings.ts';
import { billingRuns } from '../../../../src/features/money/billing/runs/billing-run.resource.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { now } from '../../../../src/platform/time/now.ts';
import { wallClock } from '../../../../src/platform/time/wall-clock.ts';
import { createBackground } from '../../../../src/service/background.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { type GraphqlResult, gql } from '../../../support/clients.ts';
import type { Actor } from '../../../support/seed.ts';
import { readRun, runBilling } from '../billing/setup.ts';
import { done, type Family, openFamily } from '../ledger/family.ts';

/** Settings for a penalty of 2.50 % of the balance, with a grace period of five days after the due date. */
export const PERCENT: LatePenalty = { kind: LatePenaltyKind.PERCENT, amount: 250, graceDays: 5, since: '2026-01-01' };

/** Starts a service whose login sessions last ten years, because the tests move the clock by months. */
export const patientApp = (): Promise<TestApp> => startTestApp({ TOKEN_TTL: '315360000' });

/** A family in an academy that posts penalties for late payment. */
export interface LateFamily extends Family {
  readonly timezone: string;
  /**
   * Starts a billing run for penalties as of a day, by default today. Returns the number of penalties and their total
   * in minor units.
   */
  run(asOf?: string): Promise<{ count: number; total: number }>;
  /** Returns the penalty of a fee, even if the penalty is voided, or null. */
  penaltyOf(feeId: string): Promise<any>;
  waive(id: string, reason?: string | null, as?: Actor): Promise<GraphqlResult>;
  /** Records a payment for a fee with the given payment date. Returns the id of the payment. */
  payOn(day: string, feeId: string, amount: string): Promise<string>;
}

const FEE = `id feeType title amount currency dueDate balance paidAmount creditedAmount paymentStatus voidedAt waivedAt
  waiveReason penaltyForId accountId studentId parentId enrollmentId steps { label basis fraction amount total }
  penaltyBasis { graceEnd balance percent amount } version`;

/** Creates a family in an academy with the given penalty settings and time zone. */
export async function openLateFamily(
  app: TestApp,
  { timezone = 'UTC', ...given }: Partial<LatePenalty> & { timezone?: string } = {},
): Promise<LateFamily> {
  const latePenalty = { ...PERCENT, ...given };
  const family = await openFamily(app, { settings: { ...defaultSettings(), timezone, latePenalty } });
  const { academy, admin } = family;
  // runs only the jobs of billing runs
  const background = createBackground(app.services, [{ jobs: billingRuns.jobs ?? [] }]);
  return {
    ...family,
    timezone,
    async run(asOf = todayIn(timezone)) {
      const { id } = done(await runBilling(app, admin, { kind: 'PENALTY', asOf })).runBilling;
      let run: any;
      do {
        // another worker may be executing the job
        await background.drain(now());
        run = await readRun(app, admin, id);
      } while (run.status === 'RUNNING');
      return { count: run.counts.created, total: Math.round(Number(run.total) * 100) };
    },
    async penaltyOf(feeId) {
      const known = await academy.run((em) => em.findOne(Fee, { penaltyFor: { id: feeId } } as object));
      if (!known) return null;
      return done(await gql(app, admin, `query ($id: ID!) { fee(id: $id) { ${FEE} } }`, { id: known.id })).fee;
    },
    waive: (id, reason = 'A flood', as = admin) =>
      gql(app, as, `mutation ($id: ID!, $reason: String!) { waivePenalty(id: $id, reason: $reason) { ${FEE} } }`, {
        id,
        reason,
      }),
    async payOn(day, feeId, amount) {
      const paidAt = wallClock(timezone).instantOf(day, '12:00:00');
      return done(await family.recordPayment({ feeId, amount, method: 'CASH', paidAt })).recordPayment.id;
    },
  };
}

/** Sets the clock to a day and a time in a time zone. */
export function goTo(day: string, time = '12:00:00', timezone = 'UTC'): void {
  vi.useFakeTimers({ now: Date.parse(wallClock(timezone).instantOf(day, time)), toFake: ['Date'] });
}

/** Changes the penalty settings of the academy directly in the database. */
export const setPenalty = ({ academy }: Family, change: Partial<LatePenalty>): Promise<void> =>
  academy.run(async (em) => {
    const row = await em.findOneOrFail(Academy, { id: academy.id });
    row.settings = { ...row.settings, latePenalty: { ...row.settings.latePenalty, ...change } };
  });
