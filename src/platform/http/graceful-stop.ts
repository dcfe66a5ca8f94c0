import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { hasMoreRequests } from './connections.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** The options of `gracefulStop`, except the server. */
export interface StopOptions {
  /** Called first, when the signal arrives. From then on, clients should send no more requests to this process. */
  onSignal: () => void;
  /** Closes the database and other resources, after the last request has ended. */
  onClose: () => Promise<void>;
  log: Logger;
  /**
   * The milliseconds after the signal for which new connections are still accepted, until load balancers use another
   * process.
   */
  drainMs: number;
  /**
   * The milliseconds that running requests have to finish after the drain time. The process ends at most one second
   * later.
   */
  timeoutMs?: number;
}

const TIMEOUT_MS = 9_000;

/**
 * The milliseconds for closing the connections and resources that are still open after the time for running requests.
 */
const CLOSE_MS = 900;

/** The maximum number of milliseconds that a stopping process needs after the drain time. */
export const MOST_STOP_MS = TIMEOUT_MS + CLOSE_MS;

/** If no new data arrive for this number of milliseconds, all data that clients have sent count as read. */
const QUIET_MS = 30;

/** The maximum number of milliseconds for {@link arrival}. It is limited, because clients may continue to send. */
const MOST_ARRIVAL_MS = 1_000;

/**
 * Stops the server on SIGTERM or SIGINT. For the drain time, the server still serves requests. Then it accepts no new
 * connections, closes idle connections, waits for running requests, calls `onClose`, and exits like {@link
 * stopOnSignal}.
 */
export function gracefulStop(
  server: Server,
  { onSignal, onClose, log, drainMs, timeoutMs = TIMEOUT_MS }: StopOptions,
): void {
  stopOnSignal(log, drainMs + timeoutMs + CLOSE_MS, async () => {
    onSignal();
    endConnections(server);
    await sleep(drainMs);
    await finish(server, log, timeoutMs);
    await onClose();
  });
}

/** Closes each connection after the response to its last request. */
function endConnections(server: Server): void {
  const last = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    const before = last.get(socket);
    // if requests are pipelined (sent without waiting for responses), the response to an earlier one must not close the
    // connection
    if (before && !before.headersSent) before.shouldKeepAlive = true;
    res.shouldKeepAlive = hasMoreRequests(socket);
    last.set(socket, res);
  });
}

async function finish(server: Server, log: Logger, timeoutMs: number): Promise<void> {
  const cut = setTimeout(() => {
    log.warn('cutting off requests that did not finish in time');
    server.closeAllConnections();
  }, timeoutMs);
  await arrival(server);
  const closed = once(server, 'close');
  server.close();
  // closes idle connections again and again: a connection whose last request has ended would keep the server open
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Waits until the server has accepted pending connections and has read all data that clients have sent. */
async function arrival(server: Server): Promise<void> {
  let arrivals = 0;
  const count = () => {
    arrivals++;
  };
  server.on('connection', count).on('request', count);
  const end = Date.now() + MOST_ARRIVAL_MS;
  let before: number;
  do {
    before = arrivals;
    await sleep(QUIET_MS);
    // the timer may be late, so node first reads the data that have arrived in the meantime
    await setImmediate();
  } while (arrivals !== before && Date.now() < end);
  server.off('connection', count).off('request', count);
}
