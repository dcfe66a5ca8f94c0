import { rowsAbout } from '../../../platform/privacy/erase-rows.ts';
import { personErased } from '../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { blankMessagesAbout } from '../../operations/notices/sends/blank-messages.sql.ts';
import { Fee } from '../ledger/fee.entity.ts';

/**
 * When a person is erased: removes the subjects and texts of all messages about fees of this person, because they
 * contain the titles of the fees and the name of the student. The recipients may be other people.
 */
export const eraseFeeMessages = onSignal(personErased, async (ctx: RequestContext, em, person) => {
  const fees = await rowsAbout<Fee>(em, Fee, person, ctx.session.academyId);
  await blankMessagesAbout(
    em,
    fees.map(({ id }) => id),
  );
});
