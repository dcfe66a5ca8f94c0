import type { Duplex } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { isUuid } from '../validation/uuid.ts';
import type { Reader } from './engine.ts';
import { createPreparedNames } from './prepared-names.ts';
import { TENANT_ROLE } from './tenant-role.ts';

const nameOf = createPreparedNames();

/** A reading transaction of the academy, as the unprivileged role. Statements asked for together are sent together. */
export async function openTenantReader(pool: Pool, academyId: string): Promise<Reader> {
  if (!isUuid(academyId)) throw new Error('An academy is chosen by its UUID.');
  return openReader(pool, `set local role ${TENANT_ROLE}; set local app.academy_id = '${academyId}'`);
}

/** A reading transaction outside of academies, whose memberships are those of the user. */
export async function openUserReader(pool: Pool, userId: string): Promise<Reader> {
  if (!isUuid(userId)) throw new Error('A user is told by their UUID.');
  return openReader(pool, `set local app.user_id = '${userId}'`);
}

async function openReader(pool: Pool, settings: string): Promise<Reader> {
  const client = await pool.connect();
  try {
    // one round trip; a statement of several parts takes no parameters
    await client.query(`begin read only; ${settings}`);
  } catch (error) {
    client.release(true);
    throw error;
  }
  const send = sendTogether(client);
  return {
    query: async ({ sql, parameters }) => {
      send();
      return (await client.query({ name: nameOf(sql), text: sql, values: [...parameters] })).rows;
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
