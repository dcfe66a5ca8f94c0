import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RawBuilder } from 'kysely';
import type { AppError } from '../errors/app-error.ts';
import { type Actor, actAs } from './actor.ts';
import type { Database } from './database.ts';
import { retryDeadlocks } from './deadlock.ts';
import type { ReadStatement } from './engine.ts';
import { SessionReader, type SessionReads } from './session-reader.ts';
import { TENANT_ROLE } from './tenant-role.ts';

/** Reads and writes of one request, within one academy. */
export interface TenantSession {
  readonly academyId: string;
  /** Runs one reading statement. Statements of a request share a transaction. */
  query<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  /**
   * Runs one reading statement that was compiled before. Where no other is expected, `isLast` spares a round trip: the
   * transaction's end is sent with it.
   */
  run<Row>(statement: ReadStatement, isLast?: boolean): Promise<Row[]>;
  /**
   * Runs a use case in a transaction of its own: all or nothing. The read transaction ends first. Rows are locked
   * in the order of the entities that the database was opened with, those of one by id. After a deadlock the work runs
   * again, so it must take all it changes from the `em` that it is given.
   */
  write<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
  /**
   * Runs a use case as `write` does, to its end, and rolls it back: returns its result. Nothing remains, including
   * events, jobs and audit entries.
   */
  dryRun<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
  /**
   * Runs work that takes a connection of its own, one such after another: the session's goes back first. A request that
   * held one while it waits for another would starve the pool. The work must not use the session.
   */
  aside<T>(work: () => Promise<T>): Promise<T>;
  /** Ends the read transaction, if one was opened; the next statement opens another. */
  release(): Promise<void>;
  /**
   * Releases the connection permanently: later statements are refused, because their connection would never be released.
   * They occur when a response is already known to be null while other fields still resolve.
   */
  end(): Promise<void>;
}

/** The owner and the purpose of a session. */
export interface SessionOptions extends SessionReads {
  readonly actor: Actor;
  /** Called after each write. */
  readonly afterWrite: () => void;
}

/** Opens the session of an academy. Nothing reaches the database before the first statement. */
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

/** A session without a chosen academy: every call throws the reason. */
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

/** The settings of row-level security and the unprivileged role, for the transaction only. */
const sessionVariables = (academyId: string) => ({ role: TENANT_ROLE, 'app.academy_id': academyId });

/** Runs `work` in a transaction of the academy, audited as the actor's if there is one (seeds have none). */
export function tenantTransaction<T>(
  database: Database,
  academyId: string,
  work: (em: SqlEntityManager) => Promise<T>,
  actor?: Actor,
): Promise<T> {
  return transactionWith(database, work, { academyId, variables: sessionVariables(academyId), actor });
}

/**
 * Runs `work` in a transaction of the academy that is rolled back, without an actor, so that nothing is recorded.
 * Returns its result.
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
 * Runs `work` in a transaction of the academy that may write users too, which tenant work may not: for a new member who
 * is a new user. Row-level security holds the owner of the tables to the academy all the same.
 */
export function onboardingTransaction<T>(
  database: Database,
  academyId: string,
  work: (em: SqlEntityManager) => Promise<T>,
  actor: Actor | undefined,
): Promise<T> {
  return transactionWith(database, work, { academyId, variables: { 'app.academy_id': academyId }, actor });
}

/** Runs `work` in a transaction outside of any academy: users, sessions, academies. Tenant rows are refused. */
export function systemTransaction<T>(database: Database, work: (em: SqlEntityManager) => Promise<T>): Promise<T> {
  return transactionWith(database, work, {});
}

interface TransactionOptions {
  academyId?: string;
  /** PostgreSQL's settings, for the transaction only. */
  variables?: Record<string, string>;
  actor?: Actor | undefined;
}

/** Every transaction that writes comes through here: after a deadlock it runs again, on an entity manager of its own. */
function transactionWith<T>(
  database: Database,
  work: (em: SqlEntityManager) => Promise<T>,
  { academyId, variables, actor }: TransactionOptions,
): Promise<T> {
  return retryDeadlocks(() => {
    const session = variables && database.engine === 'postgresql' ? { variables } : undefined;
    const em = database.orm.em.fork({ ...(session && { session }) });
    if (academyId) em.setFilterParams('tenant', { academyId });
    return em.transactional((transaction) => {
      if (actor) actAs(transaction, actor);
      return database.isDryRun ? runUntilFlush(transaction, work) : work(transaction);
    });
  });
}

/** Ends a dry run without refusals. */
export class DryRunEnd extends Error {
  constructor() {
    super('The transaction was a dry run.');
  }
}

/** Runs `work` up to where it would write, and throws there. */
async function runUntilFlush(em: SqlEntityManager, work: (em: SqlEntityManager) => Promise<unknown>): Promise<never> {
  const end = () => Promise.reject(new DryRunEnd());
  em.flush = end;
  await work(em);
  return end();
}
