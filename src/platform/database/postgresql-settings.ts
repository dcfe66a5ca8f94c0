import type { Client, Pool } from 'pg';
import { DatabaseStateError } from './database-state-error.ts';
import { createPooledNames } from './pooled-names.ts';

// TypeScript lets a function extend a class that it receives only if the constructor of the class accepts any arguments
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ClientClass = new (...args: any[]) => Client;

type Callback = (error: Error | null, result?: unknown) => void;

interface Statement {
  readonly text: string;
  readonly name?: string;
}

declare module 'pg' {
  interface ClientBase {
    /** The id of the server process; through a pooler, a number that the pooler invented. */
    readonly processID: number;
    /**
     * True if the connection is known to lead through a pooler. Each transaction then sets the settings. May be false
     * until the first statement of the connection has ended.
     */
    readonly isPooled: boolean;
    /** The parameters of the first message to the server. */
    getStartupConf(): Record<string, string>;
  }
}

/**
 * The number of milliseconds by which the server's timeout is shorter than the service's own timeout, so that the
 * server stops a slow statement first. If only the service's timeout ended the wait, the statement would keep running
 * and occupy its connection.
 */
export const SERVER_FIRST = 300;

/** The time zone in which the parsers expect all timestamps. */
const UTC = /^(Etc\/)?UTC$/;

const BEGIN = /^(begin|start transaction)\b[^;]*/i;

/**
 * The settings of the planner. Reads are small and their data are in memory: random access is nearly as cheap as
 * sequential access, and JIT compilation costs more time than it saves.
 */
export const PLANNER_SETTINGS = { random_page_cost: '1.1', jit: 'off' } as const;

/** Returns the settings of a connection. A timeout of 0 means no timeout. */
function settingsFor(timeout: number): Record<string, string> {
  const ofServer = timeout > 0 ? Math.max(1, timeout - SERVER_FIRST) : 0;
  return { statement_timeout: String(ofServer), ...PLANNER_SETTINGS };
}

/** Returns the select list of a statement that changes the settings, for the transaction or for the whole session. */
const listOf = (settings: Record<string, string>, isLocal: boolean): string =>
  Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`)
    .join(', ');

/**
 * Creates a client class whose connections use UTC and the service's settings. A direct connection to the server is
 * configured once. Through a pooler, many clients share a session, so each transaction sets the settings again. The
 * time zone is a parameter of the first message, which poolers apply to each session that a client uses.
 */
export function configured(Base: ClientClass, timeout: number) {
  const settings = settingsFor(timeout);
  const perTransaction = `; select ${listOf(settings, true)}`;
  // shared by all connections of the pool, because they have the same address
  let hasPooler = false;
  return class Configured extends Base {
    #zone = 'unknown';
    #route: 'unknown' | 'direct' | 'pooled' = hasPooler ? 'pooled' : 'unknown';
    readonly #names = createPooledNames();

    constructor(...args: unknown[]) {
      super(...args);
      this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (parameterName === 'TimeZone') this.#zone = parameterValue;
      });
    }

    override getStartupConf(): Record<string, string> {
      return { ...super.getStartupConf(), TimeZone: 'UTC' };
    }

    override get isPooled(): boolean {
      return this.#route === 'pooled';
    }

    /** True if the connection is known to lead to the server itself. False until the first statement has ended. */
    get isDirect(): boolean {
      return this.#route === 'direct';
    }

    /** The reason why the connection cannot be used; undefined if it can be used. */
    get fault(): DatabaseStateError | undefined {
      if (UTC.test(this.#zone)) return undefined;
      return new DatabaseStateError(
        `The connections of DATABASE_URL have the time zone ${this.#zone} instead of UTC. A pooler must pass on the startup parameter TimeZone, as PgBouncer does.`,
      );
    }

    /** Configures the session, unless a pooler shares it. Other statements need not wait for the configuration. */
    configure(): void {
      const statement = `select ${listOf(settings, false)} where pg_backend_pid() = ${this.processID}`;
      // if the session is not configured, each transaction sends the settings
      super.query(statement, (_error: Error | null, result?: { rowCount: number | null }) => {
        this.#route = result?.rowCount === 1 ? 'direct' : 'pooled';
        if (result?.rowCount === 0) hasPooler = true;
      });
    }

    /** Sends a statement. Through a pooler, the first statement of a transaction also configures the transaction. */
    send(config: Statement, parameters: unknown, done: Callback): void {
      const query = super.query as (...args: unknown[]) => void;
      if (this.isDirect) {
        query.call(this, config, parameters, done);
        return;
      }
      const { name, text } = config;
      const begin = BEGIN.exec(text)?.[0];
      const sent = {
        ...config,
        ...(begin && { text: `${begin}${perTransaction}${text.slice(begin.length)}` }),
        ...(name && { name: this.#names.current(name) }),
      };
      query.call(this, sent, parameters, (error: Error | null, result?: unknown) => {
        if (error && name) this.#names.failed(name, this.connection);
        // the driver returns a result for each statement of the text
        done(error, begin && Array.isArray(result) ? result[0] : result);
      });
    }
  };
}

export type ConfiguredClass = ReturnType<typeof configured>;

/** Configures the new connections of a pool, and refuses those that cannot be used. */
export function configureConnections(pool: Pool, Configured: ConfiguredClass): void {
  pool.options.verify = (client, done) => done(client instanceof Configured ? client.fault : undefined);
  pool.on('connect', (client) => {
    if (client instanceof Configured) client.configure();
  });
}
