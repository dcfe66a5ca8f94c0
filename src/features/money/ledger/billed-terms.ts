import { invalidField } from '../../../platform/errors/app-error.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { termDeleting } from '../../academy/terms/term.signals.ts';
import { Fee } from './fee.entity.ts';

/**
 * Refuses to delete a term for which fees were billed. Otherwise, a new term for the same days would be billed again,
 * because the fees of a term have its id in their keys.
 */
export const keepBilledTerms = onSignal(termDeleting, async (_ctx: RequestContext, em, { term }) => {
  const fee = await em.findOne(Fee, { period: term.id, voidedAt: null }, { fields: ['id'] });
  if (fee)
    throw invalidField('id', 'Fees were billed for the term. Void the fees first, or change the days of the term.');
});
