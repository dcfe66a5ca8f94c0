import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { IdempotencyKey } from '../database/idempotency-key.entity.ts';
import type { TenantSession } from '../database/tenant-session.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { messages } from '../validation/messages.ts';
import type { RequestContext } from './request-context.ts';

/** The milliseconds for which a key is stored. */
const KEPT = 24 * 60 * 60 * 1000;

/** The maximum number of characters in a key. */
const MAX_KEY = 255;

/** A write with an optional idempotency key. */
interface KeyedWrite {
  readonly operation: string;
  readonly key: string | null | undefined;
  readonly input: object;
}

/**
 * Runs a write that returns the id of its record, or a JSON object. With a key, the write runs only once. A later call
 * with the same key and the same input returns the result of the first call. A later call with the same key and another
 * input throws CONFLICT. Concurrent requests with the same key wait for the first of them.
 */
export async function writeOnce<Result extends string | object>(
  ctx: Pick<RequestContext, 'session' | 'refused' | 'principal'>,
  { operation, key, input }: KeyedWrite,
  write: (em: SqlEntityManager) => Promise<Result>,
): Promise<Result> {
  if (key === null || key === undefined || key === '' || ctx.refused) return ctx.session.write(write);
  const userId = ctx.principal?.userId ?? '';
  const fingerprint = createHash('sha256')
    .update(`${operation} ${JSON.stringify(input)}`)
    .digest('hex');
  const known = await ctx.session.write((em) => findKey(em, userId, key));
  if (known) return answerAgain(known, fingerprint);
  try {
    return await ctx.session.write(async (em) => {
      const record = new IdempotencyKey();
      Object.assign(record, { userId, key, fingerprint });
      em.persist(record);
      // a concurrent request with the same key waits here, and then finds the stored key
      await em.flush();
      const result = await write(em);
      // stored by a statement, because an import removes its written entities from `em`
      const kept = typeof result === 'string' ? { resultId: result } : { answer: result };
      await em.nativeUpdate(IdempotencyKey, { id: record.id }, kept);
      return result;
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const first = await ctx.session.write((em) => findKey(em, userId, key));
    if (!first) throw error;
    return answerAgain(first, fingerprint);
  }
}

/** Returns the key unchanged. Throws BAD_USER_INPUT if the key cannot be stored. */
export function checkedKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined || key === '') return null;
  const isText = key.isWellFormed() && !key.includes('\u0000');
  if (!isText) throw invalidField('idempotencyKey', messages.format('idempotencyKey'));
  if ([...key.slice(0, 2 * MAX_KEY + 1)].length > MAX_KEY)
    throw invalidField('idempotencyKey', messages.atMostCharacters('idempotencyKey', MAX_KEY));
  return key;
}

/** Deletes the expired keys of the user. Then returns the stored record of the key; null if there is none. */
async function findKey(em: SqlEntityManager, userId: string, key: string): Promise<IdempotencyKey | null> {
  const oldest = new Date(Date.now() - KEPT).toISOString();
  await em.nativeDelete(IdempotencyKey, { userId, createdAt: { $lt: oldest } });
  return em.findOne(IdempotencyKey, { userId, key });
}

function answerAgain<Result>(known: IdempotencyKey, fingerprint: string): Result {
  const result = known.resultId ?? known.answer;
  if (known.fingerprint !== fingerprint || result === null) {
    throw new AppError('CONFLICT', 'The Idempotency-Key was used with another request.');
  }
  return result as Result;
}

/**
 * Returns a context in which the only write of an operation runs once, see {@link writeOnce}. The write must return an
 * id. The operation must return the record with this id.
 */
export function onceContext(ctx: RequestContext, operation: string, key: string, input: object): RequestContext {
  const known = checkedKey(key);
  if (known === null || ctx.academy instanceof AppError) return ctx;
  const write = (work: (em: SqlEntityManager) => Promise<string>) =>
    writeOnce(ctx, { operation, key: known, input }, work);
  return { ...ctx, session: { ...ctx.session, write: write as TenantSession['write'] } };
}
