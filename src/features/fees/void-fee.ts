import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../platform/errors/app-error.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Books } from './books.ts';
import { CreditNote } from './credit-note.entity.ts';
import { Fee } from './fee.entity.ts';
import { EntryKind } from './ledger.enums.ts';
import { assertNotVoided, balanceOf, openFeeAt } from './ledger.ts';

/** What becomes of what a voided fee was for. */
export interface VoidOptions {
  readonly expectedVersion?: number | null | undefined;
  /** Whether the next billing run bills it anew; otherwise none does. */
  readonly rebill?: boolean | null | undefined;
}

/** Voids a fee for good. What was paid must have been given back before. */
export function voidFee(
  ctx: RequestContext,
  id: string,
  { expectedVersion, rebill = false }: VoidOptions = {},
): Promise<void> {
  return ctx.session.write(async (em) => {
    const { fee, account } = await openFeeAt(em, id, expectedVersion);
    assertNotVoided(fee, 'id');
    if (fee.paidAmount > 0) throw invalidField('id', 'A fee with money on it cannot be voided.');
    if ((await em.count(CreditNote, { fee })) > 0) {
      throw invalidField('id', 'A fee with a credit note on it cannot be voided.');
    }
    if (rebill && (await partsOf(em, fee)).length > 0) {
      throw invalidField('rebill', 'A fee that was split is billed anew only once its other parts are voided.');
    }
    const books = new Books(ctx, em, [account]);
    strike(books, fee, rebill);
    await books.close();
  });
}

/** The parts that were split off a fee that the service billed, and are not voided. */
export async function partsOf(em: SqlEntityManager, { id, billingKey, enrollment }: Fee): Promise<Fee[]> {
  if (!billingKey || !enrollment) return [];
  const others = await em.find(Fee, { enrollment, billingKey: null, voidedAt: null, id: { $ne: id } });
  return others.filter(({ installment }) => installment?.groupId === id);
}

/** Voids a fee that is locked, with nothing on it. */
export function strike(books: Books, fee: Fee, rebill: boolean | null = false): void {
  books.postFee(fee, { kind: EntryKind.VOID, amount: -balanceOf(fee) });
  fee.voidedAt = new Date().toISOString();
  if (rebill) fee.billingKey = null;
}
