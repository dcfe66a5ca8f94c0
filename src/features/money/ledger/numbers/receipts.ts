import { LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent.ts';
import type { TenantRecord } from '../../../../platform/database/tenant-record.ts';
import { now } from '../../../../platform/time/now.ts';
import { CreditNote } from '../credit-note.entity.ts';
import { Payment } from '../payment.entity.ts';
import { CreditNoteCounter } from './credit-note-counter.entity.ts';
import { ReceiptCounter } from './receipt-counter.entity.ts';

/** The next receipt number of the academy; to be taken last, behind every other lock. */
export const nextReceiptNumber = (em: SqlEntityManager): Promise<string> =>
  nextNumber(em, {
    prefix: 'RCP-',
    counter: ReceiptCounter,
    rows: Payment,
    column: 'receiptNumber',
    name: 'receipt_number',
  });

/** The next number of a credit note; to be taken last, too. */
export const nextCreditNoteNumber = (em: SqlEntityManager): Promise<string> =>
  nextNumber(em, { prefix: 'CRN-', counter: CreditNoteCounter, rows: CreditNote, column: 'number', name: 'number' });

/** The last number of an academy. Its row is locked to take the next, so that numbers have no gaps. */
interface Counter extends TenantRecord {
  lastNumber: number;
}

/** What is numbered: `RCP-000001`, and where the numbers stand of those that there are. */
export interface Numbered<Row extends TenantRecord, Column extends keyof Row & string> {
  readonly prefix: string;
  readonly counter: new () => Counter;
  readonly rows: new () => Row;
  readonly column: Column;
  /** The name of the column in the database. */
  readonly name: string;
}

/**
 * The next number of the academy. Others wait for the end of the transaction, and a transaction that fails gives its number
 * back: so there are no gaps. To be taken last, behind every other lock.
 */
export async function nextNumber<Row extends TenantRecord, Column extends keyof Row & string>(
  em: SqlEntityManager,
  numbered: Numbered<Row, Column>,
): Promise<string> {
  const { prefix, counter } = numbered;
  const last = (await lastNumber(em, counter)) ?? (await startCounting(em, numbered));
  // not through the entity: counting is no change that the audit should tell of
  await em.nativeUpdate(counter, {}, { lastNumber: last + 1, updatedAt: now() });
  return `${prefix}${String(last + 1).padStart(6, '0')}`;
}

/** The last number, locked; null before the first. */
async function lastNumber(em: SqlEntityManager, counter: new () => Counter): Promise<number | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
  return (await em.findOne(counter, {}, options))?.lastNumber ?? null;
}

/** Makes the counter go on behind the numbers that there are; of parallel requests one makes it, the others find it. */
async function startCounting<Row extends TenantRecord, Column extends keyof Row & string>(
  em: SqlEntityManager,
  { prefix, counter, rows, column, name }: Numbered<Row, Column>,
): Promise<number> {
  const longest = raw((alias) => `length(${alias}.${name})`);
  const orderBy = [{ [longest]: 'desc' }, { [column]: 'desc' }];
  const [row] = await em.find(rows, {}, { orderBy: orderBy as never, limit: 1, disableIdentityMap: true });
  const issued = row ? Number(String(row[column]).slice(prefix.length)) : 0;
  await insertIfAbsent(em, counter, { lastNumber: issued }, ['academyId']);
  const last = await lastNumber(em, counter);
  if (last === null) throw new Error('The counter of the academy could not be made.');
  return last;
}
