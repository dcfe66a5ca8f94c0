import type { CompiledQuery } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isUuid } from '../validation/uuid.ts';
import type { NamedStatement, Reader, ReadLimits, StatementAhead } from './engine.ts';
import { cancelStatement } from './postgresql-cancel.ts';
import { SERVER_FIRST } from './postgresql-settings.ts';
import { createPreparedNames } from './prepared-names.ts';
import { TENANT_ROLE } from './tenant-role.ts';

const nameOf = createPreparedNames();

/**
 * The additional settings for heavy statements: enough memory to aggregate hundreds of thousands of rows without
 * temporary files, and query plans that are made for the actual values of parameters.
 */
const HEAVY = [`set local work_mem = '64MB'`, 'set local plan_cache_mode = force_custom_plan'];

/**
 * Opens a read transaction in the academy, with the unprivileged role. Statements that are requested in the same turn
 * of the event loop are sent together.
 */
export async function openTenantReader(
  pool: Pool,
  academyId: string,
  limits?: ReadLimits,
  ahead?: StatementAhead,
): Promise<Reader> {
  if (!isUuid(academyId)) throw new Error('An academy is chosen by its UUID.');
  const settings = [`set local role ${TENANT_ROLE}`, `set local app.academy_id = '${academyId}'`];
  if (!limits?.isLong) return openReader(pool, settings, {}, ahead);
  const { timeout, gone } = limits;
  const own = timeout === undefined ? [] : [`set local statement_timeout = ${Math.ceil(timeout)}`];
  return openReader(pool, [...settings, ...own, ...HEAVY], { timeout, gone: gone?.() }, ahead);
}

/** Opens a read transaction outside of academies, as the owner of the tables. */
export const openUserReader = (pool: Pool, ahead?: StatementAhead): Promise<Reader> => openReader(pool, [], {}, ahead);

/** Options for a reader whose statements may take long. */
interface OwnLimits {
  readonly timeout?: number | undefined;
  readonly gone?: AbortSignal | undefined;
}

async function openReader(
  pool: Pool,
  settings: readonly string[],
  limits: OwnLimits,
  ahead?: StatementAhead,
): Promise<Reader> {
  const client = await pool.connect().catch((error: unknown) => {
    ahead?.heard(Promise.reject(error));
    throw error;
  });
  const send = sendTogether(client);
  send();
  // runs in its own transaction, before the role and the academy are set
  if (ahead) ahead.heard(rowsOf(client, ahead));
  // the values are part of the text, because a query with several statements cannot have parameters
  const begun = client.query(['begin read only', ...settings].join('; '));
  const query = async ({ sql, parameters }: CompiledQuery) => {
    send();
    const own = limits.timeout !== undefined && { query_timeout: limits.timeout + SERVER_FIRST };
    const sent = client.query({ name: nameOf(sql), text: sql, values: valuesOf(parameters), ...own });
    // `begin` and the statement are sent together. If the transaction did not begin as expected, the rows are discarded
    const [, { rows }] = await Promise.all([begun, sent]);
    return rows;
  };
  return {
    query: (statement) => (limits.gone ? whileAwaited(client, limits.gone, () => query(statement)) : query(statement)),
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

/**
 * Returns the values of a statement. Throws if one of them is undefined: PostgreSQL would read it as null, so that a
 * condition with a missing id would silently find no rows.
 */
function valuesOf(parameters: readonly unknown[]): unknown[] {
  if (parameters.includes(undefined)) throw new Error('A value of the statement is undefined.');
  return [...parameters];
}

async function rowsOf(client: PoolClient, { name, sql, parameters }: NamedStatement): Promise<unknown[]> {
  return (await client.query({ name, text: sql, values: [...parameters] })).rows;
}

/**
 * Runs a statement, and cancels it when no caller waits for it any more. After a cancellation, waits until the request
 * to cancel was delivered. Otherwise, the request could hit a later statement of the connection.
 */
async function whileAwaited<T>(client: PoolClient, gone: AbortSignal, run: () => Promise<T>): Promise<T> {
  gone.throwIfAborted();
  let ending: Promise<void> | undefined;
  const end = () => {
    ending = cancelStatement(client);
  };
  gone.addEventListener('abort', end, { once: true });
  try {
    return await run();
  } finally {
    gone.removeEventListener('abort', end);
    await ending;
  }
}

/** Buffers writes to the connection until the end of the current event loop turn. */
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
