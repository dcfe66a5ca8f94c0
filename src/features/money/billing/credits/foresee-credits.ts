import type { SqlEntityManager } from '@mikro-orm/sql';
import { chunksOf } from '../../../../platform/csv/chunks.ts';
import { itemAt, requireValue } from '../../../../platform/errors/require-value.ts';
import { onQuestion } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { Days } from '../../../../platform/time/days.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import type { PreviewedCredit } from '../../../scheduling/changes/preview/schedule-preview.types.ts';
import { creditsForeseen } from '../../../scheduling/changes/scheduling.signals.ts';
import type { ChangedDays } from '../../../scheduling/sessions/changed-days.types.ts';
import { type BilledCharge, readBilledCharges } from '../billed-charges.ts';
import { pricingOfBilled } from '../known-charges.ts';
import { dueCredits } from '../sessions/credit-excused.ts';
import { readPlaceSessions } from '../sessions/place-days.ts';
import { raisedCharges } from '../sessions/raised-charges.ts';
import { type ChargedDays, sumOf, takenBack } from '../sessions/take-back.ts';
import { type KnownCredit, readKnownCredits, readLearners } from './charge-credits.loaders.ts';

/** The number of enrollments per step, small enough for other requests to run between the steps. */
const CHUNK = 100;

/**
 * Previews the credits that a change of the timetable would issue or revoke, and the fees that it would bill. Writes
 * nothing.
 */
export const foreseeCredits = onQuestion(creditsForeseen, async (ctx: RequestContext, em, { days }) => {
  const credits: PreviewedCredit[] = [];
  const changed = days.filter(({ excused, charged }) => excused.length + charged.length > 0);
  for (const each of changed) {
    const all = [...each.excused, ...each.charged].toSorted();
    const span = { from: itemAt(all, 0), until: itemAt(all, -1) };
    for (const ids of chunksOf(await readLearners(em, each.batchId, span), CHUNK)) {
      credits.push(...(await foresee(ctx, em, ids, { ...each, span })));
    }
  }
  return credits;
});

async function foresee(
  ctx: RequestContext,
  em: SqlEntityManager,
  ids: readonly string[],
  { excused, charged, span }: ChangedDays & { readonly span: Days },
): Promise<PreviewedCredit[]> {
  const charges = await readBilledCharges(em, ids);
  if (charges.length === 0) return [];
  const rows = await em.find(Enrollment, { id: { $in: [...ids] } }, { filters: { notDeleted: false } });
  const students = new Map(rows.map(({ id, student }) => [id, student.id]));
  const told = (
    { enrollmentId, periodKey, fees }: BilledCharge,
    amount: number,
    sessions: number,
  ): PreviewedCredit => ({
    ...{ enrollmentId, studentId: requireValue(students.get(enrollmentId)), title: fees[0]?.label ?? null },
    ...{ period: periodKey, sessions, amount },
  });
  const due = await dueCredits(ctx, em, { rows, charges, days: excused, span, isForeseen: true });
  const credits = charged.length > 0 ? await readKnownCredits(em, ids) : [];
  const { taken, raised } = await foreseeCharges(ctx, em, { rows, charges, credits, days: charged, span });
  return [
    ...due.filter(({ amount }) => amount > 0).map(({ charge, amount, days }) => told(charge, amount, days.length)),
    ...taken.map(({ charge, credits: own }) => told(charge, 0 - sumOf(own), own.length)),
    ...raised
      .filter(({ amount }) => amount > 0)
      .map(({ charge, amount, notes }) => told(charge, -amount, notes.length)),
  ];
}

/** The enrollments, and the days of a batch that a change of the timetable charges. */
interface ChargedAgain {
  readonly rows: readonly Enrollment[];
  readonly charges: readonly BilledCharge[];
  readonly credits: readonly KnownCredit[];
  readonly days: readonly string[];
  readonly span: Days;
}

async function foreseeCharges(
  ctx: RequestContext,
  em: SqlEntityManager,
  { rows, charges, credits, days, span }: ChargedAgain,
): Promise<Pick<ChargedDays, 'taken' | 'raised'>> {
  if (credits.length === 0) return { taken: [], raised: [] };
  const pricing = await pricingOfBilled(em, rows, span);
  const hasSession = await readPlaceSessions(em, pricing.enrollments);
  const charged = new Map(
    pricing.enrollments.map((each) => [each.id, new Set(days.filter((day) => hasSession(each, day)))]),
  );
  const raised = raisedCharges(ctx, charges, credits, { charged, pricing });
  return { taken: takenBack(charges, credits, charged), raised };
}
