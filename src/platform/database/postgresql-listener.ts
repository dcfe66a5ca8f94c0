import pg from 'pg';

/** The milliseconds until a lost connection is reopened. */
const PAUSE = 5_000;

/**
 * Calls `heard` with the text of each notification on a PostgreSQL channel, on a separate connection. Reopens a lost
 * connection, but misses the notifications that were sent in the meantime. Returns a function that stops listening.
 */
export function listenOn(
  connectionString: string,
  channel: string,
  heard: (text: string) => void,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function connect(): void {
    const opened = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: PAUSE });
    client = opened;
    let isLost = false;
    const again = () => {
      if (isLost || isStopped) return;
      isLost = true;
      opened.end().catch(() => undefined);
      timer = setTimeout(connect, PAUSE);
      timer.unref();
    };
    opened.on('notification', ({ payload = '' }) => heard(payload));
    opened.on('error', again);
    opened.on('end', again);
    opened
      .connect()
      .then(() => opened.query(`listen ${pg.escapeIdentifier(channel)}`))
      .catch(again);
  }

  connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
