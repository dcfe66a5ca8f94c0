import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The limits of one connection. */
export interface ConnectionLimits {
  /** The maximum number of requests in progress. Further requests on the connection wait and are not read. */
  readonly unanswered: number;
  /** If a client reads nothing for this number of milliseconds, its connection is closed. */
  readonly unreadMs: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** The minimum number of bytes of a body that are parsed in one piece. */
const LEAST_OF_BODY = 256;

/** The number of times within the time limit that the service checks whether a client reads its responses. */
const STEPS = 4;

const heldUp = new WeakMap<Socket, { hasMore(): boolean }>();

/** Returns true if the client has sent a further request on the connection, and that request has not started yet. */
export const hasMoreRequests = (socket: Socket): boolean => heldUp.get(socket)?.hasMore() ?? false;

/**
 * Applies the limits to each connection of the server. Node parses all requests in a chunk in one turn of the event
 * loop, and starts each of them. If a client sends requests without waiting for responses, a chunk may contain
 * thousands of requests. This function passes a chunk to the parser request by request. Requests beyond the limit stay
 * in the socket, which is not read until earlier requests have ended. The same applies to requests that arrive while
 * the client does not read responses. A paused connection continues in a later turn of the event loop, so that one turn
 * starts no more requests than the limit.
 */
export function limitConnections(server: Server, { unanswered, unreadMs }: ConnectionLimits): void {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Connection(socket, unanswered));
    socket.once('close', () => connections.delete(socket));
  });
  // node treats a connection as idle even if its next request waits in the socket. It also keeps connections open that
  // have sent nothing
  server.closeIdleConnections = () => {
    for (const [socket, connection] of connections) if (connection.isIdle()) socket.destroy();
  };
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    connections.get(req.socket)?.begin(req, res);
  });
  closeUnread(server, unreadMs);
}

class Connection {
  private readonly socket: Socket;
  private readonly most: number;
  private readonly parse: (bytes: Buffer) => void;
  private unanswered = 0;
  /** The request that started last. */
  private last: IncomingMessage | undefined;
  /** True if requests wait. They start in a later turn of the event loop, even if Node resumes the socket earlier. */
  private isHeldUp = false;
  private goesOn = false;
  /** True if only a part of the next request's head has arrived. */
  private isInHead = false;
  /** The chunk being parsed, and the offset of its unparsed part. */
  private chunk: Buffer | undefined;
  private offset = 0;

  constructor(socket: Socket, most: number) {
    this.socket = socket;
    this.most = most;
    // the first listener is node's own listener
    const [parse] = socket.listeners('data');
    this.parse = parse as (bytes: Buffer) => void;
    socket.off('data', this.parse);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('drain', () => this.goOn());
    heldUp.set(socket, this);
  }

  begin(req: IncomingMessage, res: ServerResponse): void {
    this.unanswered++;
    this.last = req;
    res.once('close', () => {
      this.unanswered--;
      this.goOn();
    });
  }

  hasMore(): boolean {
    return this.socket.readableLength > 0 || (this.chunk?.indexOf(HEAD_END, this.offset) ?? -1) !== -1;
  }

  /** Returns true if no request is in progress, and no further request has arrived, even in part. */
  isIdle(): boolean {
    return this.unanswered === 0 && !this.isInHead && !this.hasMore();
  }

  private take(chunk: Buffer): void {
    const { socket } = this;
    this.chunk = chunk;
    this.offset = 0;
    // stops after a response that closes the connection, because no request may follow such a response
    while (this.offset < chunk.length && !socket.destroyed && !socket.writableEnded) {
      // node pauses the socket while a body is not read, and resumes it later
      const isStopped = this.offset > 0 && socket.isPaused();
      if (isStopped || this.isFull()) {
        this.isHeldUp ||= !isStopped;
        socket.pause();
        socket.unshift(chunk.subarray(this.offset));
        break;
      }
      const from = this.offset;
      this.offset = this.endOfPart(chunk);
      const { last } = this;
      const isOfBody = this.isInBody();
      this.parse(from === 0 && this.offset === chunk.length ? chunk : chunk.subarray(from, this.offset));
      this.isInHead = !isOfBody && this.last === last;
    }
    this.chunk = undefined;
  }

  /**
   * Returns true if the connection must not start another request. It still reads the rest of a body that has begun to
   * arrive, because the request could not finish otherwise.
   */
  private isFull(): boolean {
    return this.mustWait() || (this.isHeldUp && !this.isInBody());
  }

  private mustWait(): boolean {
    return this.socket.writableNeedDrain || (this.unanswered >= this.most && !this.isInBody());
  }

  private isInBody(): boolean {
    return this.last !== undefined && !this.last.complete;
  }

  /**
   * Returns the offset after the next end of an HTTP head in the chunk. If the chunk has no such end, returns the
   * length of the chunk.
   */
  private endOfPart(chunk: Buffer): number {
    const end = chunk.indexOf(HEAD_END, this.offset + (this.isInBody() ? LEAST_OF_BODY : 0));
    return end === -1 ? chunk.length : end + HEAD_END.length;
  }

  /**
   * Continues in the next turn of the event loop. A long sequence of requests that get immediate responses would
   * otherwise delay other connections.
   */
  private goOn(): void {
    if (!this.isHeldUp || this.goesOn || this.mustWait()) return;
    this.goesOn = true;
    setImmediate(() => {
      this.goesOn = false;
      if (this.socket.destroyed || this.mustWait()) return;
      this.isHeldUp = false;
      this.socket.resume();
    });
  }
}

/**
 * Closes connections whose client reads nothing for `unreadMs`. After each interval, node reports output that has made
 * no progress. For the first interval of a write, node cannot report this, because it does not know how much of the
 * output was sent immediately.
 */
function closeUnread(server: Server, unreadMs: number): void {
  const stepMs = Math.ceil(unreadMs / STEPS);
  const stalls = new WeakMap<Socket, { since: number; last: number }>();
  server.timeout = stepMs;
  server.on('timeout', (socket: Socket) => {
    // the timeout is not that of an unread response, but the limit for idle connections
    if (socket.timeout !== stepMs) return socket.destroy();
    if (socket.writableLength === 0) return;
    const now = performance.now();
    const former = stalls.get(socket);
    const since = former && now - former.last < 1.5 * stepMs ? former.since : now - stepMs;
    if (now - since >= unreadMs - 1) return socket.destroy();
    stalls.set(socket, { since, last: now });
    socket.setTimeout(stepMs);
  });
}
