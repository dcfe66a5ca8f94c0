import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../platform/errors/app-error.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Books } from './books.ts';
import { CreditNote } from './credit-note.entity.ts';
import { Fee } from './fee.entity.ts';
import { EntryKind } from './ledger.enums.ts';
import { assertNotVoided, balanceOf, openFeeAt, settledOf } from './ledger.ts';

/** What becomes of what a voided fee was for. */
export interface VoidOptions {
  readonly expectedVersion?: number | null | undefined;
  /** Whether the next billing run bills it anew; otherwise none does. */
  readonly rebill?: boolean | null | undefined;
}

/** Voids a fee for good. Refuses one that money or credit is on: voiding it would lose that. */
export function voidFee(
  ctx: RequestContext,
  id: string,
  { expectedVersion, rebill = false }: VoidOptions = {},
): Promise<void> {
  return ctx.session.write(async (em) => {
    const { fee, account } = await openFeeAt(em, id, expectedVersion);
    assertNotVoided(fee, 'id');
    const found = await findOnFee(em, fee);
    if (found) {
      throw invalidField('id', `A fee with ${found} on it cannot be voided: issue a credit note for it instead.`);
    }
    if (rebill && (await partsOf(em, fee)).length > 0) {
      throw invalidField('rebill', 'A fee that was split is billed anew only once its other parts are voided.');
    }
    const books = new Books(ctx, em, [account]);
    strike(books, fee, rebill);
    await books.close();
  });
}

/**
 * Names what keeps a fee from being voided or given to another payer; null if nothing does. Account credit that went to the
 * fee counts, as well as a credit note for the fee whose money is elsewhere by now.
 */
export async function findOnFee(em: SqlEntityManager, fee: Fee): Promise<string | null> {
  if (fee.paidAmount > 0) return 'money';
  if ((await em.count(CreditNote, { fee, voidedAt: null })) > 0) return 'a credit note';
  return fee.creditedAmount > 0 ? 'credit' : null;
}

/** Returns true if a fee can be voided without losing money or credit. */
export const isUntouched = async (em: SqlEntityManager, fee: Fee): Promise<boolean> =>
  (await findOnFee(em, fee)) === null;

/** The parts that were split off a fee that the service billed, and are not voided. */
export async function partsOf(em: SqlEntityManager, { id, billingKey, enrollment }: Fee): Promise<Fee[]> {
  if (!billingKey || !enrollment) return [];
  const others = await em.find(Fee, { enrollment, billingKey: null, voidedAt: null, id: { $ne: id } });
  return others.filter(({ installment }) => installment?.groupId === id);
}

/** Voids a locked fee that is untouched. */
export function strike(books: Books, fee: Fee, rebill: boolean | null = false): void {
  if (settledOf(fee) !== 0) throw new Error('A fee with money on it was to be voided.');
  books.postFee(fee, { kind: EntryKind.VOID, amount: -balanceOf(fee) });
  fee.voidedAt = new Date().toISOString();
  if (rebill) fee.billingKey = null;
}
