import type { Pool, PoolClient } from 'pg';
import { isUuid } from '../validation/uuid.ts';
import type { Reader, ReadLimits, StatementAhead } from './engine.ts';
import { cancelStatement } from './postgresql-cancel.ts';
import { SERVER_FIRST } from './postgresql-settings.ts';
import { ReadTransaction, type ReadTransactionOptions } from './read-transaction.ts';
import { TENANT_ROLE } from './tenant-role.ts';

/**
 * The additional settings for heavy statements: enough memory to aggregate hundreds of thousands of rows without
 * temporary files, and query plans that are made for the actual values of parameters.
 */
const HEAVY = { work_mem: '64MB', plan_cache_mode: 'force_custom_plan' };

/** Options for a reader in an academy. */
interface TenantReaderOptions extends Partial<Pick<ReadTransactionOptions, 'mayBatch'>> {
  readonly limits?: ReadLimits | undefined;
  /** A statement that runs before the reader's first one. */
  readonly ahead?: StatementAhead | undefined;
}

/** Opens a read transaction in the academy, with the unprivileged role. */
export async function openTenantReader(
  pool: Pool,
  academyId: string,
  { limits, ahead, mayBatch = false }: TenantReaderOptions = {},
): Promise<Reader> {
  if (!isUuid(academyId)) throw new Error('An academy is chosen by its UUID.');
  const settings = { role: TENANT_ROLE, 'app.academy_id': academyId };
  if (!limits?.isLong) return openReader(pool, { settings, mayBatch }, ahead);
  const { timeout, gone } = limits;
  const own = timeout !== undefined && { statement_timeout: String(Math.ceil(timeout)) };
  const options = { settings: { ...settings, ...own, ...HEAVY }, mayBatch: false };
  return openReader(pool, { ...options, timeout: timeout && timeout + SERVER_FIRST }, ahead, gone?.());
}

/** Opens a read transaction outside of academies, as the owner of the tables. */
export const openUserReader = (pool: Pool, ahead?: StatementAhead): Promise<Reader> =>
  openReader(pool, { settings: {}, mayBatch: true }, ahead);

async function openReader(
  pool: Pool,
  options: ReadTransactionOptions,
  ahead: StatementAhead | undefined,
  gone?: AbortSignal,
): Promise<Reader> {
  const client = await pool.connect().catch((error: unknown) => {
    ahead?.heard(Promise.reject(error));
    throw error;
  });
  const transaction = new ReadTransaction(client, options);
  if (ahead) transaction.runFirst(ahead);
  const query: Reader['query'] = (statement) => transaction.query(statement);
  return {
    query: gone ? (statement) => whileAwaited(client, gone, () => query(statement)) : query,
    end: () => transaction.end(),
  };
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
