import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Config } from '../../config.ts';
import { type ConnectionLimits, limitConnections } from './connections.ts';

/** The limits that apply to clients. */
export interface ServerLimits extends ConnectionLimits {
  /** The number of milliseconds in which the head of a request must arrive. */
  readonly headMs: number;
  /** The number of milliseconds in which a whole request must arrive. */
  readonly requestMs: number;
  /** Milliseconds between two checks for late requests. */
  readonly checkMs: number;
}

const LIMITS: ServerLimits = { headMs: 15_000, requestMs: 60_000, checkMs: 1_000, unanswered: 4, unreadMs: 60_000 };

const SERVER_OPTIONS = {
  // Longer than the usual 60 s of a load balancer, which could otherwise reuse a connection just when this server
  // closes it.
  keepAliveTimeout: 65_000,
  // large enough that a request whose filter has too many ids gets a clear error
  maxHeaderSize: 64 * 1024,
};

const REFUSALS: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Content Too Large', 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

const MALFORMED = ['400 Bad Request', 'The request is not valid HTTP.'] as const;

/**
 * Serves `app` at the configured address. `changed` contains limits that differ from the defaults. Rejects if the
 * address is not available, for example with `EADDRINUSE`.
 */
export async function listen(
  app: RequestListener,
  config: Pick<Config, 'host' | 'port'>,
  changed: Partial<ServerLimits> = {},
): Promise<Server> {
  const limits = { ...LIMITS, ...changed };
  const times = {
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
  };
  const server = createServer({ ...SERVER_OPTIONS, ...times }, app);
  limitConnections(server, limits);
  const exchanges = new WeakMap<Duplex, Exchange>();
  server.on('request', (req, res) => exchanges.set(req.socket, { req, res }));
  server.on('clientError', (error, socket) => refuse(error, socket, exchanges.get(socket)));
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return server;
}

/** A request and its response. */
interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/**
 * Refuses data that is not valid HTTP. Such data never reaches express. `last` is the last valid request on the
 * connection.
 */
function refuse(error: NodeJS.ErrnoException, duplex: Duplex, last: Exchange | undefined): void {
  // a response may be complete while the body of its request is still arriving
  const isAnswered = last !== undefined && !last.req.complete && last.res.writableEnded;
  const socket = duplex as Socket & { _httpMessage?: { headersSent: boolean } | null };
  // no second response may interrupt a response in progress
  if (isAnswered || !socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, message] = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
