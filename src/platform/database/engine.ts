import type { Constructor, EventSubscriber, MigrationObject, Options } from '@mikro-orm/core';
import type { MikroORM as SqlOrm } from '@mikro-orm/sql';
import type { CompiledQuery } from 'kysely';

/** How a database is opened. */
export interface DatabaseOptions {
  /** `sqlite:PATH`, `sqlite::memory:` or `postgresql://…`. */
  readonly url: string;
  readonly entities: Constructor[];
  /** The migrations; without them the database is not migrated. */
  readonly migrations?: Migrations | undefined;
  /** The subscribers that watch flushed changes of entities. */
  readonly subscribers?: EventSubscriber[];
  /** Connections of the PostgreSQL pool. */
  readonly poolSize?: number;
  /** Milliseconds after which a statement or a wait for a connection fails; 0 is never. */
  readonly timeout?: number;
}

/** Migrations of each engine, oldest first. */
export type Migrations = Readonly<Record<'postgresql' | 'sqlite', readonly MigrationObject[]>>;

/** Called with each statement that reaches the database, `begin` and `commit` included. */
export type StatementListener = (sql: string) => void;

/** The conversion from values of an engine's driver to those of entities. */
export interface ColumnCodec {
  /** Converts a column's value from the driver to the property; absent if both are the same. */
  decoder(columnType: 'json' | 'boolean' | 'other'): ((value: unknown) => unknown) | undefined;
}

/** Limits of a reader's statements, which differ from those of other readers. */
export interface ReadLimits {
  /** Whether statements may take long: they have more memory, and places of their own. */
  readonly isLong?: boolean;
  /** Milliseconds after which a statement fails, see `isTooSlow`; the database's own if absent. */
  readonly timeout?: number;
  /** Returns a signal that is aborted when no caller waits for the rows any more: then a long statement ends. */
  readonly gone?: (() => AbortSignal) | undefined;
}

/** A statement that a reader runs. */
export interface ReadStatement extends CompiledQuery {
  /**
   * Names reads that take about as long as each other: they have the same text and user, and none of their values decides how many
   * rows are looked at. Absent where one may.
   */
  readonly pace?: string | undefined;
}

/** A connection that reads within one academy, on PostgreSQL in a transaction of the unprivileged role; or for a user. */
export interface Reader {
  query(statement: ReadStatement): Promise<unknown[]>;
  /** Ends the transaction and gives the connection back. */
  end(): Promise<void>;
}

/** How busy a database is: the connections of PostgreSQL's pool, or the processes that read a file of SQLite. */
export interface ConnectionCounts {
  readonly idle: number;
  readonly busy: number;
  /** Requests that wait for one of them. */
  readonly waiting: number;
}

/** A statement that is kept planned under its name. */
export interface NamedStatement {
  readonly name: string;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A statement that is sent in one message with those of a reader, and runs before them, as the database's owner. */
export interface StatementAhead extends NamedStatement {
  /** Is given its rows, or why there are none. */
  heard(rows: Promise<unknown[]>): void;
}

/** A database that the service runs on. */
export interface Engine {
  readonly name: 'postgresql' | 'sqlite';
  readonly codec: ColumnCodec;
  open(options: DatabaseOptions, observe: StatementListener, orm: Options): Promise<OpenEngine>;
}

/** A database that an engine has opened. */
export interface OpenEngine {
  readonly orm: SqlOrm;
  openReader(academyId: string, limits?: ReadLimits, ahead?: StatementAhead): Promise<Reader>;
  openUserReader(userId: string, ahead?: StatementAhead): Promise<Reader>;
  /** Runs a statement as the database's owner, by itself. */
  runFixed(statement: NamedStatement): Promise<unknown[]>;
  /**
   * Calls `heard` for notifications of other processes on a channel. Returns a function that stops listening. SQLite has
   * no notifications.
   */
  listen(channel: string, heard: () => void): () => Promise<void>;
  /** At this moment. */
  connections(): ConnectionCounts;
  close(): Promise<void>;
}
