import type { CompiledQuery } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isUuid } from '../validation/uuid.ts';
import type { NamedStatement, Reader, ReadLimits, StatementAhead } from './engine.ts';
import { createPreparedNames } from './prepared-names.ts';
import { TENANT_ROLE } from './tenant-role.ts';

declare module 'pg' {
  interface ClientBase {
    /** The process of the server that serves the connection. */
    readonly processID: number;
  }
}

const nameOf = createPreparedNames();

/** Milliseconds that the server gives a statement up before we do: one that runs on would need its connection still. */
export const SERVER_FIRST = 300;

/**
 * The settings of heavy statements beside their timeout: memory to sum up hundreds of thousands of rows without writing
 * parts to disk, and plans for the actual days of the period.
 */
const HEAVY = `set local work_mem = '64MB'; set local plan_cache_mode = force_custom_plan`;

/** A read transaction of the academy, with the unprivileged role. Statements of one turn are sent together. */
export async function openTenantReader(
  pool: Pool,
  academyId: string,
  limits?: ReadLimits,
  ahead?: StatementAhead,
): Promise<Reader> {
  if (!isUuid(academyId)) throw new Error('An academy is chosen by its UUID.');
  const settings = `set local role ${TENANT_ROLE}; set local app.academy_id = '${academyId}'`;
  if (!limits?.isLong) return openReader(pool, settings, {}, ahead);
  const { timeout, gone } = limits;
  const own = timeout === undefined ? '' : `; set local statement_timeout = ${Math.ceil(timeout)}`;
  return openReader(pool, `${settings}${own}; ${HEAVY}`, { timeout, gone: gone?.() }, ahead);
}

/** A reading transaction outside of academies, whose memberships are those of the user. */
export async function openUserReader(pool: Pool, userId: string, ahead?: StatementAhead): Promise<Reader> {
  if (!isUuid(userId)) throw new Error('A user is told by their UUID.');
  return openReader(pool, `set local app.user_id = '${userId}'`, {}, ahead);
}

/** Limits of a reader whose statements may take long. */
interface OwnLimits {
  readonly timeout?: number | undefined;
  readonly gone?: AbortSignal | undefined;
}

async function openReader(pool: Pool, settings: string, limits: OwnLimits, ahead?: StatementAhead): Promise<Reader> {
  const client = await pool.connect().catch((error: unknown) => {
    ahead?.heard(Promise.reject(error));
    throw error;
  });
  const send = sendTogether(client);
  send();
  // a transaction of its own, before the role and the academy are set
  if (ahead) ahead.heard(rowsOf(client, ahead));
  // one message; a statement of several parts takes no parameters
  const begun = client.query(`begin read only; ${settings}`);
  const query = async ({ sql, parameters }: CompiledQuery) => {
    send();
    const own = limits.timeout !== undefined && { query_timeout: limits.timeout + SERVER_FIRST };
    const sent = client.query({ name: nameOf(sql), text: sql, values: [...parameters], ...own });
    // sent together: rows of a transaction that did not begin as expected are discarded
    const [, { rows }] = await Promise.all([begun, sent]);
    return rows;
  };
  return {
    query: (statement) =>
      limits.gone ? whileAwaited(pool, client, limits.gone, () => query(statement)) : query(statement),
    async end() {
      try {
        await Promise.all([begun, client.query('commit')]);
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
}

async function rowsOf(client: PoolClient, { name, sql, parameters }: NamedStatement): Promise<unknown[]> {
  return (await client.query({ name, text: sql, values: [...parameters] })).rows;
}

/**
 * Runs a statement, and cancels it if no caller waits for it any more. The connection must not be released before it has
 * ended.
 */
async function whileAwaited<T>(pool: Pool, client: PoolClient, gone: AbortSignal, run: () => Promise<T>): Promise<T> {
  gone.throwIfAborted();
  let ending: Promise<unknown> | undefined;
  const end = () => {
    ending = pool.query('select pg_cancel_backend($1)', [client.processID]).catch(() => undefined);
  };
  gone.addEventListener('abort', end, { once: true });
  try {
    return await run();
  } finally {
    gone.removeEventListener('abort', end);
    await ending;
  }
}

/** Holds writes to the connection back until the end of the current turn of the event loop. */
function sendTogether(client: PoolClient): () => void {
  const { stream } = client.connection;
  let held = false;
  return () => {
    if (held) return;
    held = true;
    stream.cork();
    setImmediate(() => {
      held = false;
      stream.uncork();
    });
  };
}
