import { assertVersion } from '../../platform/database/records.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Books } from './books.ts';
import { CreditNote } from './credit-note.entity.ts';
import { EntryKind } from './ledger.enums.ts';
import { assertNotVoided, balanceOf, openFee } from './ledger.ts';

/** Voids a fee for good. What was paid must have been given back before. */
export function voidFee(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const opened = await openFee(em, id);
    if (!opened) throw notFound('Fee');
    const { fee, account } = opened;
    assertVersion(fee, expectedVersion);
    assertNotVoided(fee, 'id');
    if (fee.paidAmount > 0) throw invalidField('id', 'A fee with money on it cannot be voided.');
    if ((await em.count(CreditNote, { fee })) > 0) {
      throw invalidField('id', 'A fee with a credit note on it cannot be voided.');
    }
    const books = new Books(ctx, em, [account]);
    books.postFee(fee, { kind: EntryKind.VOID, amount: -balanceOf(fee) });
    fee.voidedAt = new Date().toISOString();
    await books.close();
  });
}
