import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { deleteRows, insertMissingRows } from '../../../../platform/database/bulk-rows.ts';
import { ProrationBasis } from '../../plans/fee-plan.enums.ts';
import type { Charge } from '../../pricing/charges.ts';
import { excusedIn } from '../../pricing/counted-days.ts';
import type { PricedEnrollment } from '../../pricing/priced-enrollment.ts';
import { chargeOf } from '../billed-charges.ts';
import { ChargeCredit } from '../credits/charge-credit.entity.ts';
import { readKnownCredits } from '../credits/charge-credits.loaders.ts';

export interface Billed {
  readonly enrollment: PricedEnrollment;
  readonly charge: Charge;
  /** True if the charge had no fees before, or only voided ones. */
  readonly isWhole: boolean;
}

/**
 * Records the days that were excluded from billed charges, so that they are not credited if they are excused again
 * later.
 */
export async function noteExcused(em: SqlEntityManager, billed: readonly Billed[]): Promise<void> {
  if (billed.length === 0) return;
  const keys = new Set(billed.filter(({ isWhole }) => isWhole).map(keyOf));
  const known = await readKnownCredits(em, [...new Set(billed.map(({ enrollment }) => enrollment.id))]);
  // these records are outdated: their fees were voided in order to be billed again
  const outdated = known.filter(({ enrollmentId, charge }) => keys.has(`${enrollmentId}:${charge}`));
  await deleteRows(
    em,
    ChargeCredit,
    outdated.map(({ id }) => id),
  );
  const rows = billed.flatMap(({ enrollment, charge }) =>
    unpaidDays(enrollment, charge).map((slotDate) => ({
      ...{ id: uuid(), enrollmentId: enrollment.id, charge: nameOf(charge), slotDate, amount: 0, creditNoteId: null },
    })),
  );
  await insertMissingRows(em, ChargeCredit, rows);
}

const nameOf = ({ item, period }: Charge): string => chargeOf({ code: item.code, periodKey: period.key });

const keyOf = ({ enrollment, charge }: Billed): string => `${enrollment.id}:${nameOf(charge)}`;

const unpaidDays = (enrollment: PricedEnrollment, { item, period }: Charge): string[] =>
  item.proration === ProrationBasis.SESSIONS ? excusedIn(period, enrollment) : [];
