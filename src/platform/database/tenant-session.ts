import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RawBuilder } from 'kysely';
import type { AppError } from '../errors/app-error.ts';
import { type Actor, actAs } from './actor.ts';
import { lockOnCoordinator } from './copied-rows.ts';
import type { Database } from './database.ts';
import { retryDeadlocks } from './deadlock.ts';
import type { ReadStatement } from './engine.ts';
import { SessionReader, type SessionReads } from './session-reader.ts';
import { TENANT_ROLE } from './tenant-role.ts';

/** Reads and writes for one request within one academy. */
export interface TenantSession {
  readonly academyId: string;
  /** Runs one reading statement. The reading statements of a request share a transaction. */
  query<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  /**
   * Runs one reading statement that is already compiled. Set `isLast` if no other statement follows. Then the end of
   * the transaction is sent together with the statement, which saves a round trip.
   */
  run<Row>(statement: ReadStatement, isLast?: boolean): Promise<Row[]>;
  /**
   * Ends the session's read transaction, and runs `work` in its own transaction. Lock rows in the order in which the
   * entities are registered, and the rows of one entity by id. After a deadlock, `work` runs again, so it must load
   * everything that it changes from the given `em`.
   */
  write<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
  /**
   * Runs `work` like `write`, rolls the transaction back, and returns the result of `work`. Stores nothing, not even
   * events, jobs or audit entries.
   */
  dryRun<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
  /**
   * Releases the session's connection, then runs work that needs another connection. Without this, requests that hold
   * one connection and wait for a second one could use up the pool. If this method is called several times, each call's
   * work begins after the work of the earlier calls has ended. The work must not use the session.
   */
  aside<T>(work: () => Promise<T>): Promise<T>;
  /** Ends the read transaction, if one is open. The next statement opens another one. */
  release(): Promise<void>;
  /**
   * Releases the connection permanently. Later statements throw, because nothing would release their connection. Such
   * statements occur if a response is already known to be null while some fields are still being resolved.
   */
  end(): Promise<void>;
}

/** The reads of a session, with its actor and a callback after writes. */
export interface SessionOptions extends SessionReads {
  readonly actor: Actor;
  /** Called after each write. */
  readonly afterWrite: () => void;
}

/** Opens a session in an academy. Sends nothing to the database before the first statement. */
export function tenantSession(database: Database, options: SessionOptions): TenantSession {
  const { academyId, actor, afterWrite, presumption } = options;
  const reader = new SessionReader(database, options);
  return {
    academyId,
    release: () => reader.release(),
    end: () => reader.end(),
    run: (statement, isLast) => reader.run(statement, isLast),
    query: (statement) => reader.run(statement.compile(database.kysely)),
    aside: (work) => reader.aside(work),
    async dryRun(work) {
      await presumption?.confirm();
      return reader.aside(() => rehearsed(database, academyId, work));
    },
    async write(work) {
      await presumption?.confirm();
      await reader.release();
      try {
        return await tenantTransaction(database, academyId, work, actor);
      } finally {
        afterWrite();
      }
    },
  };
}

/** Creates a session without a chosen academy. Every call that needs the academy throws `reason`. */
export function closedSession(reason: AppError): TenantSession {
  const refuse = async (): Promise<never> => {
    throw reason;
  };
  return {
    get academyId(): string {
      throw reason;
    },
    query: refuse,
    run: refuse,
    write: refuse,
    dryRun: refuse,
    aside: (work) => work(),
    release: async () => undefined,
    end: async () => undefined,
  };
}

/**
 * Returns the settings for row-level security and the unprivileged role. The settings apply to the transaction only.
 */
const sessionVariables = (academyId: string) => ({ role: TENANT_ROLE, 'app.academy_id': academyId });

/**
 * Runs `work` in a transaction of the academy. Audits the changes under the actor. Without an actor, as in seeds,
 * audits nothing.
 */
export function tenantTransaction<T>(
  database: Database,
  academyId: string,
  work: (em: SqlEntityManager) => Promise<T>,
  actor?: Actor,
): Promise<T> {
  return transactionWith(database, work, { academyId, variables: sessionVariables(academyId), actor });
}

/**
 * Runs `work` in a transaction of the academy, rolls the transaction back, and returns the result of `work`. The
 * transaction has no actor, so nothing is audited.
 */
async function rehearsed<T>(
  database: Database,
  academyId: string,
  work: (em: SqlEntityManager) => Promise<T>,
): Promise<T> {
  const answers: T[] = [];
  const end = new Error('The transaction was a rehearsal.');
  try {
    await tenantTransaction(database, academyId, async (em) => {
      const answer = await work(em);
      await em.flush();
      answers.push(answer);
      throw end;
    });
  } catch (error) {
    if (error !== end) throw error;
  }
  return answers[0] as T;
}

/**
 * Runs `work` in a transaction of the academy that may also write users, because a new member may be a new user. The
 * transaction runs as the owner of the tables. Row-level security still restricts it to the academy.
 */
export function onboardingTransaction<T>(
  database: Database,
  academyId: string,
  work: (em: SqlEntityManager) => Promise<T>,
  actor: Actor | undefined,
): Promise<T> {
  return transactionWith(database, work, { academyId, variables: { 'app.academy_id': academyId }, actor });
}

/**
 * Runs `work` in a transaction outside of any academy, for users, login sessions and academies. Throws if `work` writes
 * tenant rows.
 */
export function systemTransaction<T>(database: Database, work: (em: SqlEntityManager) => Promise<T>): Promise<T> {
  return transactionWith(database, work, {});
}

interface TransactionOptions {
  academyId?: string;
  /** PostgreSQL settings for the transaction only. */
  variables?: Record<string, string>;
  actor?: Actor | undefined;
}

/** Runs a writing transaction. After a deadlock, runs it again with a new entity manager. */
function transactionWith<T>(
  database: Database,
  work: (em: SqlEntityManager) => Promise<T>,
  { academyId, variables, actor }: TransactionOptions,
): Promise<T> {
  return retryDeadlocks(async () => {
    const isDistributed = await database.isDistributed();
    const session = variables && database.engine === 'postgresql' ? { variables } : undefined;
    const em = database.orm.em.fork({ ...(session && { session }) });
    if (academyId) em.setFilterParams('tenant', { academyId });
    const result = await em.transactional(async (transaction) => {
      if (actor) actAs(transaction, actor);
      if (isDistributed) lockOnCoordinator(transaction);
      if (database.isDryRun) return runUntilFlush(transaction, work);
      const result = await work(transaction);
      if (database.replica && actor?.userId) {
        await transaction.flush();
        await database.replica.recordLastWrite(transaction, actor.userId);
      }
      return result;
    });
    if (academyId) database.noteWrite?.(academyId);
    return result;
  });
}

/** Thrown to end a dry run that has found no errors. */
export class DryRunEnd extends Error {
  constructor() {
    super('The transaction was a dry run.');
  }
}

/** Runs `work` until its first flush, and throws at that point. */
async function runUntilFlush(em: SqlEntityManager, work: (em: SqlEntityManager) => Promise<unknown>): Promise<never> {
  const end = () => Promise.reject(new DryRunEnd());
  em.flush = end;
  await work(em);
  return end();
}
