import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { IdempotencyKey } from '../database/idempotency-key.entity.ts';
import { AppError } from '../errors/app-error.ts';
import type { RequestContext } from './request-context.ts';

/** Milliseconds that a key is kept. */
const KEPT = 24 * 60 * 60 * 1000;

/**
 * Runs a write that answers the id of what it made; with a key, once. The same key and input answer the first id again;
 * the same key with another input is CONFLICT. Of parallel requests with one key, one writes and the others wait for it.
 */
export async function writeOnce(
  ctx: RequestContext,
  operation: string,
  key: string | null | undefined,
  input: object,
  write: (em: SqlEntityManager) => Promise<string>,
): Promise<string> {
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
      record.resultId = await write(em);
      return record.resultId;
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const first = await ctx.session.write((em) => findKey(em, userId, key));
    if (!first) throw error;
    return answerAgain(first, fingerprint);
  }
}

/** The key, unless it is too old: then it is forgotten. */
async function findKey(em: SqlEntityManager, userId: string, key: string): Promise<IdempotencyKey | null> {
  const oldest = new Date(Date.now() - KEPT).toISOString();
  await em.nativeDelete(IdempotencyKey, { userId, createdAt: { $lt: oldest } });
  return em.findOne(IdempotencyKey, { userId, key });
}

function answerAgain(known: IdempotencyKey, fingerprint: string): string {
  if (known.fingerprint !== fingerprint || !known.resultId) {
    throw new AppError('CONFLICT', 'The Idempotency-Key was used with another request.');
  }
  return known.resultId;
}
