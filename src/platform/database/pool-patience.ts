import type { Pool, PoolClient } from 'pg';

/**
 * The maximum time in milliseconds that a request waits for other requests, a connection or a lock. If the database
 * does not respond, the request fails earlier.
 */
export const PATIENCE_MS = 10_000;

/** The number of times without a response after which the database counts as unreachable. */
const LOOKS = 10;

type Connected = (error: Error | undefined, client?: PoolClient, done?: PoolClient['release']) => void;

/**
 * Lets a request wait for a connection until the timeout of the pool. If the database has sent nothing on any
 * connection for `silentMs`, it counts as unreachable and not just busy, and the wait fails at once.
 */
export function waitWhileResponding(pool: Pool, silentMs: number): void {
  if (silentMs === 0) return;
  let responses = 0;
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    stream.on('data', () => {
      responses++;
    });
  });
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool);
  const patiently = (): Promise<PoolClient> => {
    // the pool assigns an idle connection only in a later turn of the event loop, and counts the request as waiting
    // until then
    const isFree = pool.idleCount > pool.waitingCount || pool.totalCount < pool.options.max;
    return isFree ? connect() : unlessAway(connect());
  };

  function unlessAway(connecting: Promise<PoolClient>): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      let isAway = false;
      let seen = responses;
      let silentLooks = 0;
      // counts looks and not time: while this process is busy, it can neither look nor read responses that have arrived
      const look = setInterval(() => {
        silentLooks = responses === seen ? silentLooks + 1 : 0;
        seen = responses;
        if (silentLooks < LOOKS) return;
        isAway = true;
        clearInterval(look);
        reject(new Error('timeout exceeded when trying to connect'));
      }, silentMs / LOOKS);
      connecting
        .finally(() => clearInterval(look))
        .then((client) => (isAway ? client.release() : resolve(client)), reject);
    });
  }

  const either = (connected?: Connected): Promise<PoolClient> | undefined => {
    if (!connected) return patiently();
    patiently().then((client) => connected(undefined, client, client.release), connected);
    return undefined;
  };
  pool.connect = either as Pool['connect'];
}
