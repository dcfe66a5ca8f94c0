import type { Pool, TypeOverrides } from 'pg';
import type { StatementListener } from './engine.ts';
import { createSocket } from './message-socket.ts';
import { waitWhileResponding } from './pool-patience.ts';
import { cancelStatement } from './postgresql-cancel.ts';
import {
  type ClientClass,
  type ConfiguredClass,
  configureConnections,
  configured,
  SERVER_FIRST,
} from './postgresql-settings.ts';
import { StatementBatch } from './statement-batch.ts';

const INT8 = 20;
const TIMESTAMPTZ = 1184;

/** The milliseconds between two checks of the connections for missing responses. */
const LOOK_MS = 300;

declare module 'pg' {
  interface Pool {
    /** The class of the pool's connections. */
    Client: ClientClass;
  }
}

type Callback = (error: Error | null, result?: unknown) => void;

/** A statement that was sent and has no response yet. */
interface Sent {
  /** The milliseconds within which a response must arrive; 0 means no limit. */
  readonly limit: number;
  readonly callback: Callback;
  isCancelled: boolean;
}

/** Converts PostgreSQL's UTC format, `2026-01-15 10:30:00.5+00`, to RFC 3339 with milliseconds. */
function toRfc3339(text: string): string {
  const milliseconds = text.slice(20, -3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}

/**
 * Configures a pool before its first connection: how values are parsed, which settings connections get, and how long a
 * request waits for a connection. `observe` receives the text of each statement. A connection that sends nothing for
 * `timeout` milliseconds, or for the `query_timeout` of a statement, is closed. Its statements then fail with `Query
 * read timeout`.
 */
export function configurePool(pool: Pool, timeout: number, observe: StatementListener): void {
  const { types } = pool.options as unknown as { types: TypeOverrides };
  types.setTypeParser(TIMESTAMPTZ, toRfc3339);
  // parses 64-bit integers as numbers, because counts and minor units are below 2^53
  types.setTypeParser(INT8, Number);
  waitWhileResponding(pool, timeout);
  const Configured = configured(pool.Client, timeout);
  const Watched = watched(Configured, timeout, observe);
  pool.Client = Watched;
  configureConnections(pool, Configured);
  closeSilent(pool, Watched);
}

/**
 * Creates a client class that observes statements and lets {@link closeSilent} reject them. The driver's own timeouts
 * would start a timer for each statement. The callbacks of these timers would also keep all objects of the request in
 * memory until the next full garbage collection.
 */
function watched(Base: ConfiguredClass, timeout: number, observe: StatementListener) {
  return class Watched extends Base {
    readonly #sent: Sent[] = [];
    #heardAt = 0;

    constructor(config: object) {
      super({ ...config, connectionTimeoutMillis: timeout, stream: createSocket });
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver takes its arguments in any order
    override query(...args: any[]): any {
      const [asked, values] = args;
      if (asked instanceof StatementBatch) return this.#sendBatch(asked);
      observe(typeof asked === 'string' ? asked : asked?.text);
      if (typeof asked?.submit === 'function') return super.query(asked);
      const { query_timeout: limit = timeout, ...config } = typeof asked === 'string' ? { text: asked } : asked;
      const callback = args.find((arg) => typeof arg === 'function');
      const parameters = typeof values === 'function' ? undefined : values;
      const send = (done: Callback) => this.send(config, parameters, this.#noted(done, limit));
      if (callback) return send(callback);
      return new Promise((resolve, reject) => send((error, result) => (error ? reject(error) : resolve(result))));
    }

    /** Sends a batch. The time limit applies to all of its statements together. */
    #sendBatch(batch: StatementBatch): void {
      for (const { text } of batch.statements) observe(text);
      batch.callback = this.#noted(batch.callback, timeout);
      super.query(batch);
    }

    /** True if the connection has sent nothing for longer than the limit of its oldest open statement. */
    get isSilent(): boolean {
      return this.#isLate(0);
    }

    /**
     * Cancels a statement that has almost reached its limit, if the connection leads through a pooler. Without a
     * pooler, the server itself has a timeout for statements. Through a pooler, statements outside of transactions have
     * no such timeout. Statements in a transaction are not cancelled, because the request to cancel could hit a later
     * statement, such as the rollback.
     */
    cancelLate(): void {
      const [next] = this.#sent;
      if (!next || next.isCancelled || this.isDirect || this.getTransactionStatus() !== 'I') return;
      if (!this.#isLate(SERVER_FIRST)) return;
      next.isCancelled = true;
      cancelStatement(this);
    }

    /** Fails the open statements and closes the connection. */
    giveUp(): void {
      for (const { callback } of [...this.#sent]) callback(new Error('Query read timeout'));
      this.connection.stream.destroy();
    }

    #isLate(earlier: number): boolean {
      const [next] = this.#sent;
      return next !== undefined && next.limit > 0 && performance.now() - this.#heardAt >= next.limit - earlier;
    }

    #noted(done: Callback, limit: number): Callback {
      const callback: Callback = (error, result) => {
        const at = this.#sent.indexOf(sent);
        // the statement has already failed in giveUp()
        if (at === -1) return;
        this.#sent.splice(at, 1);
        this.#heardAt = performance.now();
        done(error, result);
      };
      const sent = { limit, callback, isCancelled: false };
      if (this.#sent.length === 0) this.#heardAt = performance.now();
      this.#sent.push(sent);
      return callback;
    }
  };
}

type WatchedClass = ReturnType<typeof watched>;

/** Closes the connections of a pool that are silent. All connections must be of the class `Watched`. */
function closeSilent(pool: Pool, Watched: WatchedClass): void {
  const clients = new Set<InstanceType<WatchedClass>>();
  let look: NodeJS.Timeout | undefined;
  pool.on('connect', (client) => {
    if (client instanceof Watched) clients.add(client);
    look ??= setInterval(() => {
      // waits one turn of the event loop, so that data that arrived while this process was busy are read first
      setImmediate(() => {
        for (const each of clients) {
          if (each.isSilent) each.giveUp();
          else each.cancelLate();
        }
      });
    }, LOOK_MS).unref();
  });
  pool.on('remove', (client) => {
    if (client instanceof Watched) clients.delete(client);
    if (clients.size > 0) return;
    clearInterval(look);
    look = undefined;
  });
}
