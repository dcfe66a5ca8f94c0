import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from 'pg';
import { isUuid } from '../validation/uuid.ts';
import type { Reader } from './engine.ts';
import { TENANT_ROLE } from './tenant-role.ts';

/**
 * Statements that are newly planned in an hour, their length, and the length of those remembered as seen once: documents
 * of strangers must not fill the memory of the connections, nor ours.
 */
const PREPARED = { statements: 200, length: 20_000, seen: 4_000_000 };

/** Seconds that a connection lives. What it keeps planned goes with it, so that there is room for what is asked now. */
export const CONNECTION_LIFETIME = 3_600;

const seen = new LRUCache<string, true>({ maxSize: PREPARED.seen, sizeCalculation: (_seen, sql) => sql.length });
const names = new Map<string, string>();
let since = Date.now();

/**
 * The name under which a connection prepares a statement: from its second sight on, while there is room. The texts depend
 * on what is asked for, not on the values, so the same pages have the same statements.
 */
function preparedName(sql: string): string | undefined {
  if (Date.now() - since > CONNECTION_LIFETIME * 1_000) {
    names.clear();
    since = Date.now();
  }
  const known = names.get(sql);
  if (known !== undefined || sql.length > PREPARED.length || names.size >= PREPARED.statements) return known;
  if (!seen.has(sql)) {
    seen.set(sql, true);
    return undefined;
  }
  const name = createHash('sha1').update(sql).digest('base64url');
  names.set(sql, name);
  return name;
}

/** A reading transaction of the academy, as the unprivileged role. Statements asked for together are sent together. */
export async function openPostgresReader(pool: Pool, academyId: string): Promise<Reader> {
  if (!isUuid(academyId)) throw new Error('An academy is chosen by its UUID.');
  const client = await pool.connect();
  try {
    // one round trip; a statement of several parts takes no parameters
    await client.query(`begin read only; set local role ${TENANT_ROLE}; set local app.academy_id = '${academyId}'`);
  } catch (error) {
    client.release(true);
    throw error;
  }
  const send = sendTogether(client);
  return {
    query: async ({ sql, parameters }) => {
      send();
      return (await client.query({ name: preparedName(sql), text: sql, values: [...parameters] })).rows;
    },
    async end() {
      try {
        await client.query('commit');
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
}

/** Holds what is written to the connection back until the present turn of the event loop has asked for everything. */
function sendTogether(client: PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
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
