import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { earlierOf, LAST_DAY } from '../../../../platform/time/days.ts';
import type { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import type { PlaceMove } from '../../../academics/enrollments/enrollment.signals.ts';
import { learnsOn } from '../../pricing/counted-days.ts';
import type { PricedEnrollment } from '../../pricing/priced-enrollment.ts';
import { readKnownCredits } from '../credits/charge-credits.loaders.ts';
import { isCorrectionDay } from '../credits/correction-days.ts';
import { beforeMove } from '../moved-charges.ts';
import { chargePlaces } from './charge-again.ts';
import { ALL_DAYS } from './place-days.ts';

/**
 * Charges the days that places include again, if they were excused while the places included them, and their sessions
 * were restored while the places did not include them.
 */
export async function chargeRegained(
  ctx: RequestContext,
  em: SqlEntityManager,
  { rows, moveOf }: { readonly rows: readonly Enrollment[]; readonly moveOf: ReadonlyMap<string, PlaceMove> },
): Promise<void> {
  const moved = rows.filter(({ id }) => gainsDays(requireValue(moveOf.get(id))));
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  const credits = await readKnownCredits(em, ids);
  if (!credits.some(({ slotDate }) => slotDate !== null && !isCorrectionDay(slotDate))) return;
  const isAsked = (enrollment: PricedEnrollment, day: string): boolean =>
    learnsOn(day, ALL_DAYS, enrollment) &&
    !learnsOn(day, ALL_DAYS, beforeMove(enrollment, requireValue(moveOf.get(enrollment.id))));
  const first = moved.map(({ id }) => requireValue(moveOf.get(id)).to).reduce(earlierOf);
  await chargePlaces(ctx, em, moved, { span: { from: first, until: LAST_DAY }, isAsked });
}

const gainsDays = ({ from, to, batchBefore }: PlaceMove): boolean => to < from || batchBefore !== undefined;
