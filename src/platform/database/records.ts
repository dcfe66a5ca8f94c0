import { randomInt } from 'node:crypto';
import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { AppError, notFound } from '../errors/app-error.ts';
import { isUuid } from '../validation/uuid.ts';
import { academyOf } from './tenant-guard.ts';
import type { TenantRecord, VersionedTenantRecord } from './tenant-record.ts';

type TenantClass<T extends TenantRecord> = new () => T;

/** Options of {@link findRecord}. */
export interface FindOptions {
  /**
   * Locks the row until the transaction ends and reads it again, so that decisions that depend on the row stay valid.
   * Use `shared` for a row that the transaction does not write. Several transactions may hold a shared lock at the same
   * time.
   */
  lock?: boolean | 'shared';
}

/** Returns a row of the session's academy by id; null if there is none, or if the id is not a UUID. */
export async function findRecord<T extends TenantRecord>(
  em: SqlEntityManager,
  entity: TenantClass<T>,
  id: string,
  { lock = false }: FindOptions = {},
): Promise<T | null> {
  if (!isUuid(id)) return null;
  const options = lock ? { lockMode: modeOf(lock), refresh: true } : {};
  return await em.findOne(entity, { id: id.toLowerCase() }, options);
}

/**
 * Returns a row of the session's academy by id. Throws NOT_FOUND if there is none. The message contains `name`: "Batch
 * not found."
 */
export async function getRecord<T extends TenantRecord>(
  em: SqlEntityManager,
  entity: TenantClass<T>,
  id: string,
  { name, ...options }: FindOptions & { readonly name: string },
): Promise<T> {
  const record = await findRecord(em, entity, id, options);
  if (!record) throw notFound(name);
  return record;
}

/**
 * Locks the rows of the session's academy with these ids until the transaction ends, and reads them again. The rows are
 * locked in the order of their ids, so that two transactions with the same rows cannot deadlock.
 */
export async function lockRecords<T extends TenantRecord>(
  em: SqlEntityManager,
  entity: TenantClass<T>,
  ids: Iterable<string | null | undefined>,
  { lock = true, filters = {} }: { lock?: true | 'shared'; filters?: Record<string, boolean> } = {},
): Promise<T[]> {
  const wanted = new Set([...ids].flatMap((id) => (id && isUuid(id) ? [id.toLowerCase()] : [])));
  if (wanted.size === 0) return [];
  return lockWhere(em, entity, { id: { $in: [...wanted] } } as never, { lock, filters });
}

/** Locks and rereads the rows that match a condition, like {@link lockRecords}. */
export async function lockWhere<T extends TenantRecord>(
  em: SqlEntityManager,
  entity: TenantClass<T>,
  where: FilterQuery<T>,
  { lock = true, filters = {} }: { lock?: true | 'shared'; filters?: Record<string, boolean> } = {},
): Promise<T[]> {
  const options = { orderBy: { id: 'asc' }, lockMode: modeOf(lock), refresh: true, filters };
  return (await em.find(entity, where as never, options as never)) as T[];
}

const modeOf = (lock: true | 'shared'): LockMode =>
  lock === 'shared' ? LockMode.PESSIMISTIC_READ : LockMode.PESSIMISTIC_WRITE;

/** Returns a reference to a row of the session's academy, for use as the value of a relation. Does not read the row. */
export function referTo<T extends TenantRecord>(em: SqlEntityManager, entity: TenantClass<T>, id: string): T {
  return em.getReference(entity, [academyOf(em), id.toLowerCase()]);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Returns a new code, such as `BAT-7KQ2M9XA`: the prefix and 8 random upper-case letters or digits. */
export function newCode(prefix: string): string {
  let code = `${prefix}-`;
  for (let place = 0; place < 8; place++) code += ALPHABET[randomInt(ALPHABET.length)];
  return code;
}

/** Assigns the given fields of an input to the target. Omitted fields stay unchanged. */
export function assignGiven<T extends object>(target: T, input: { [K in keyof T]?: T[K] | undefined }): void {
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) Reflect.set(target, name, value);
  }
}

/** Throws CONFLICT with status 412 if the record's version is not the expected version. */
export function assertVersion(record: VersionedTenantRecord, expected: number | null | undefined): void {
  if (expected !== null && expected !== undefined && expected !== record.version) {
    throw new AppError('CONFLICT', 'The record has been changed by somebody else.', { status: 412 });
  }
}
