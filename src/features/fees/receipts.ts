import { LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { now } from '../../platform/database/columns.ts';
import { insertIfAbsent } from '../../platform/database/insert-if-absent.ts';
import { Payment } from './payment.entity.ts';
import { ReceiptCounter } from './receipt-counter.entity.ts';

const PREFIX = 'RCP-';

/**
 * The next receipt number of the academy. Others wait for the end of the transaction, and a transaction that fails gives
 * its number back: so there are no gaps. To be taken last, behind every other lock.
 */
export async function nextReceiptNumber(em: SqlEntityManager): Promise<string> {
  const last = (await lastNumber(em)) ?? (await startCounting(em));
  // not through the entity: counting is no change that the audit should tell of
  await em.nativeUpdate(ReceiptCounter, {}, { lastNumber: last + 1, updatedAt: now() });
  return `${PREFIX}${String(last + 1).padStart(6, '0')}`;
}

/** The last number, locked; null before the first receipt. */
async function lastNumber(em: SqlEntityManager): Promise<number | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
  const counter = await em.findOne(ReceiptCounter, {}, options);
  return counter?.lastNumber ?? null;
}

/** Makes the counter go on behind the receipts that there are; of parallel requests one makes it, the others find it. */
async function startCounting(em: SqlEntityManager): Promise<number> {
  const longest = raw((alias) => `length(${alias}.receipt_number)`);
  const [payment] = await em.find(
    Payment,
    {},
    { orderBy: [{ [longest]: 'desc' }, { receiptNumber: 'desc' }], limit: 1, disableIdentityMap: true },
  );
  const issued = payment ? Number(payment.receiptNumber.slice(PREFIX.length)) : 0;
  await insertIfAbsent(em, ReceiptCounter, { lastNumber: issued }, ['academyId']);
  const last = await lastNumber(em);
  if (last === null) throw new Error('The receipt counter of the academy could not be made.');
  return last;
}
