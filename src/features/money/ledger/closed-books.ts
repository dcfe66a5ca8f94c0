import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { dayOf, requireAcademy, todayIn } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { shareAcademy } from '../../academy/academies/academy-lock.ts';

/**
 * Throws BAD_USER_INPUT for the field `paidAt` if a payment is dated on a day for which the academy has closed its
 * books. Books can only be closed up to yesterday, so only back-dated payments are checked. If another transaction is
 * closing the books, the check waits for that transaction.
 */
export async function refuseClosedBooks(
  ctx: RequestContext,
  em: SqlEntityManager,
  paidAt: string | null | undefined,
): Promise<void> {
  const { id, timezone } = requireAcademy(ctx);
  if (!paidAt || dayOf(ctx, paidAt) >= todayIn(timezone)) return;
  const { booksClosedUntil } = (await shareAcademy(em, id)).settings;
  if (booksClosedUntil && dayOf(ctx, paidAt) <= booksClosedUntil) {
    const closedUntil = valueIfReadable(ctx, 'Academy', booksClosedUntil, 'the last day of the closed books');
    throw invalidField('paidAt', messages.dateAfter('paidAt', closedUntil));
  }
}
