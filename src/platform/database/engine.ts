import type { Constructor, EventSubscriber, MigrationObject, Options } from '@mikro-orm/core';
import type { MikroORM as SqlOrm } from '@mikro-orm/sql';
import type { CompiledQuery } from 'kysely';
import type { ReadRoute } from './replica/read-route.ts';
import type { Replica } from './replica/replica.ts';

/** Options for opening a database. */
export interface DatabaseOptions {
  /** `sqlite:PATH`, `sqlite::memory:` or `postgresql://…`. */
  readonly url: string;
  /** The URL of PostgreSQL itself, without a pooler. By default, it is `url`. */
  readonly directUrl?: string;
  readonly entities: Constructor[];
  /** The migrations. Without them, the database cannot be migrated. */
  readonly migrations?: Migrations | undefined;
  /** The subscribers that observe flushed changes of entities. */
  readonly subscribers?: EventSubscriber[];
  /** The size of the PostgreSQL connection pool. */
  readonly poolSize?: number;
  /** The milliseconds after which a statement or a wait for a connection fails; 0 means never. */
  readonly timeout?: number;
  /** The streaming replica that some reads use. Only on PostgreSQL. */
  readonly replica?: ReplicaOptions | undefined;
}

/** A streaming replica, and the seconds by which its data may be older than those of the primary. */
export interface ReplicaOptions {
  readonly url: string;
  readonly maxLag: number;
}

/** The migrations for each engine, oldest first. */
export interface Migrations {
  readonly postgresql: readonly MigrationObject[];
  readonly sqlite: readonly MigrationObject[];
  /** The statements that replace functions and views if Citus has distributed the database. */
  readonly onShards: readonly string[];
}

/** A function that is called with each statement sent to the database, including `begin` and `commit`. */
export type StatementListener = (sql: string) => void;

/** Converts values from an engine's driver to entity values. */
export interface ColumnCodec {
  /**
   * Returns a function that converts a driver's value to the value of the property. Returns undefined if no conversion
   * is needed.
   */
  decoder(columnType: 'json' | 'boolean' | 'other'): ((value: unknown) => unknown) | undefined;
}

/** Limits for the statements of a reader, if they differ from the database's defaults. */
export interface ReadLimits {
  /**
   * True if statements may take long. On PostgreSQL, such statements get more memory. On SQLite, they use other slots
   * than short reads.
   */
  readonly isLong?: boolean;
  /**
   * The milliseconds after which a statement fails, see `isTooSlow`. If absent, the timeout of the database applies.
   */
  readonly timeout?: number;
  /** Returns a signal that aborts when no caller waits for the rows any more. A long statement is then cancelled. */
  readonly gone?: (() => AbortSignal) | undefined;
  /** Decides whether the statements may use the replica. If absent, the statements use the primary. */
  readonly route?: ReadRoute | undefined;
}

/** A statement that a reader runs. */
export interface ReadStatement extends CompiledQuery {
  /**
   * A key that reads share if they take about the same time. Such reads have the same text and user, and no value in
   * them affects the number of scanned rows. Absent if a value may affect that number.
   */
  readonly pace?: string | undefined;
}

/**
 * A connection that reads within one academy, or for one user. On PostgreSQL it reads in a transaction with the
 * unprivileged role.
 */
export interface Reader {
  query(statement: ReadStatement): Promise<unknown[]>;
  /** Ends the transaction and releases the connection. */
  end(): Promise<void>;
}

/** The load on a database: the connections in PostgreSQL's pool, or the processes that read a SQLite file. */
export interface ConnectionCounts {
  readonly idle: number;
  readonly busy: number;
  /** The number of requests that wait for a connection or a process. */
  readonly waiting: number;
}

/** A statement that each connection prepares once under its name. */
export interface NamedStatement {
  readonly name: string;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * A statement that is sent in one message with the first statement of a reader. The database runs it before the
 * reader's statement, with the rights of the database's owner.
 */
export interface StatementAhead extends NamedStatement {
  /** Called with a promise of the rows, which rejects if the statement fails. */
  heard(rows: Promise<unknown[]>): void;
}

/** A database engine that the service supports. */
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
  /** Runs a single statement as the database's owner. */
  runFixed(statement: NamedStatement): Promise<unknown[]>;
  /** Returns true if Citus has distributed the database. */
  isDistributed(): Promise<boolean>;
  /**
   * Calls `heard` with the text of each notification from other processes on a channel. Returns a function that stops listening. SQLite
   * has no notifications.
   */
  listen(channel: string, heard: (text: string) => void): () => Promise<void>;
  /** Remembers that rows of an academy may have changed, so that the statistics for its queries are updated. */
  noteWrite?(academyId: string): void;
  /** Returns the current load on the database. */
  connections(): ConnectionCounts;
  /** The streaming replica, if one is configured. */
  readonly replica?: Replica | undefined;
  close(): Promise<void>;
}
