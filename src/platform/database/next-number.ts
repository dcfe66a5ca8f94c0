import { LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireValue } from '../errors/require-value.ts';
import { now } from '../time/now.ts';
import { insertIfAbsent } from './insert-if-absent.ts';
import type { TenantRecord } from './tenant-record.ts';

/**
 * The last number that an academy has used for a kind of record. A transaction locks this row to get the next number,
 * so numbers have no gaps.
 */
interface Counter extends TenantRecord {
  lastNumber: number;
}

/** A kind of numbered record: the prefix of numbers like `RCP-000001`, their column, and the counter. */
export interface Numbered<Row extends TenantRecord, Column extends keyof Row & string> {
  readonly prefix: string;
  readonly counter: new () => Counter;
  readonly rows: new () => Row;
  readonly column: Column;
  /** The name of the column in the database. */
  readonly name: string;
}

/**
 * Returns the next number of the academy. Other transactions that need a number wait until this transaction ends. If
 * this transaction fails, the next one gets the same number, so numbers have no gaps. Call this function last, after
 * all other locks.
 */
export async function nextNumber<Row extends TenantRecord, Column extends keyof Row & string>(
  em: SqlEntityManager,
  numbered: Numbered<Row, Column>,
): Promise<string> {
  const [number] = await nextNumbers(em, numbered, 1);
  return requireValue(number);
}

/** Returns the next `count` numbers of the academy, like {@link nextNumber}. */
export async function nextNumbers<Row extends TenantRecord, Column extends keyof Row & string>(
  em: SqlEntityManager,
  numbered: Numbered<Row, Column>,
  count: number,
): Promise<string[]> {
  const { prefix, counter } = numbered;
  const last = (await lastNumber(em, counter)) ?? (await startCounting(em, numbered));
  // bypasses the entity, so that the audit log does not record the counting
  await em.nativeUpdate(counter, {}, { lastNumber: last + count, updatedAt: now() });
  return Array.from({ length: count }, (_, index) => `${prefix}${String(last + 1 + index).padStart(6, '0')}`);
}

/** Locks the counter, and returns the last number; null if there is no counter yet. */
async function lastNumber(em: SqlEntityManager, counter: new () => Counter): Promise<number | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
  return (await em.findOne(counter, {}, options))?.lastNumber ?? null;
}

/**
 * Creates the counter, which continues after existing numbers. If requests run concurrently, one creates the counter,
 * and the others find it.
 */
async function startCounting<Row extends TenantRecord, Column extends keyof Row & string>(
  em: SqlEntityManager,
  { prefix, counter, rows, column, name }: Numbered<Row, Column>,
): Promise<number> {
  const longest = raw((alias) => `length(${alias}.${name})`);
  const orderBy = [{ [longest]: 'desc' }, { [column]: 'desc' }];
  const [row] = await em.find(rows, {}, { orderBy, limit: 1, disableIdentityMap: true });
  const issued = row ? Number(String(row[column]).slice(prefix.length)) : 0;
  await insertIfAbsent(em, counter, { lastNumber: issued }, ['academyId']);
  const last = await lastNumber(em, counter);
  if (last === null) throw new Error('The counter of the academy could not be made.');
  return last;
}
