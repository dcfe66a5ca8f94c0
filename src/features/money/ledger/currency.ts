import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { currencyChanged } from '../../academy/academies/academy.signals.ts';
import { shareAcademy } from '../../academy/academies/academy-lock.ts';
import { Fee } from './fee.entity.ts';

/**
 * Returns the currency for new fees. It is the academy's currency, which cannot change after the first fee. If another
 * transaction is changing the currency, the first fee is billed only after that transaction.
 */
export async function billedCurrency(ctx: RequestContext, em: SqlEntityManager): Promise<string> {
  const { id, currency } = requireAcademy(ctx);
  if (await hasFees(em)) return currency;
  return (await shareAcademy(em, id)).settings.currency;
}

/** Refuses to change the currency of an academy that has fees. */
export const keepCurrency = onSignal(currencyChanged, async (_ctx: RequestContext, em) => {
  if (await hasFees(em)) {
    throw invalidField('settings.currency', 'The currency cannot change once there are fees.');
  }
});

const hasFees = async (em: SqlEntityManager): Promise<boolean> =>
  (await em.findOne(Fee, { id: { $ne: null } }, { fields: ['id'] })) !== null;
