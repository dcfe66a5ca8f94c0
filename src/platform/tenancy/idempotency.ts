import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { IdempotencyKey } from '../database/idempotency-key.entity.ts';
import type { TenantSession } from '../database/tenant-session.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { messages } from '../validation/messages.ts';
import type { RequestContext } from './request-context.ts';

/** Milliseconds that a key is kept. */
const KEPT = 24 * 60 * 60 * 1000;

/** Characters of a key. */
const MAX_KEY = 255;

/** A write that may have an idempotency key. */
interface KeyedWrite {
  readonly operation: string;
  readonly key: string | null | undefined;
  readonly input: object;
}

/**
 * Runs a write that returns the id of its record, or a JSON object; with a key, once. The same key and input return the
 * first result again; the same key with another input is CONFLICT. Of concurrent requests with one key, one writes and
 * the others wait for it.
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
      // a parallel request with the same key waits here, and then finds it taken
      await em.flush();
      const result = await write(em);
      // an import forgets the entities that it has written
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

/** The key as it was sent. Throws BAD_USER_INPUT for one that cannot be kept. */
export function checkedKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined || key === '') return null;
  const isText = key.isWellFormed() && !key.includes('\u0000');
  if (!isText) throw invalidField('idempotencyKey', messages.format('idempotencyKey'));
  if ([...key.slice(0, 2 * MAX_KEY + 1)].length > MAX_KEY)
    throw invalidField('idempotencyKey', messages.atMostCharacters('idempotencyKey', MAX_KEY));
  return key;
}

/** The key, unless it is too old: then it is forgotten. */
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
 * A context in which the one write of an operation is done once, see {@link writeOnce}: for operations that return the
 * record whose id their write returns.
 */
export function onceContext(ctx: RequestContext, operation: string, key: string, input: object): RequestContext {
  const known = checkedKey(key);
  if (known === null || ctx.academy instanceof AppError) return ctx;
  const write = (work: (em: SqlEntityManager) => Promise<string>) =>
    writeOnce(ctx, { operation, key: known, input }, work);
  return { ...ctx, session: { ...ctx.session, write: write as TenantSession['write'] } };
}
