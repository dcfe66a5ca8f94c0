import { type EntityMetadata, LoadStrategy, type MigrationObject, type Options, type Platform } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import type { MikroORM as SqlOrm } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';
import type {
  ColumnCodec,
  ConnectionCounts,
  DatabaseOptions,
  NamedStatement,
  Reader,
  ReadLimits,
  StatementAhead,
  StatementListener,
} from './engine.ts';
import { postgresql } from './engine-postgresql.ts';
import { sqlite } from './engine-sqlite.ts';
import type { Replica } from './replica/replica.ts';
import { TenantGuard } from './tenant-guard.ts';
import { OF_CHOSEN_ACADEMY } from './tenant-policy.ts';
import { isTenantClass, isTenantEntity, SoftDeletedTenantRecord } from './tenant-record.ts';
import { UNDECLARED_TABLES } from './undeclared-tables.ts';

/** An open database: the ORM for writes, and Kysely on the same connections for reads. */
export interface Database {
  readonly engine: 'postgresql' | 'sqlite';
  /** The URL that the database was opened with. */
  readonly url: string;
  /** The URL for work that a pooler cannot pass on, such as migrations. It differs from `url` only on PostgreSQL. */
  readonly directUrl: string;
  /** The migrations of this version for the database's engine, oldest first. */
  readonly migrations: readonly MigrationObject[];
  /** The statements that replace functions and views if Citus has distributed the database. */
  readonly onShards: readonly string[];
  readonly orm: SqlOrm;
  readonly kysely: Kysely<unknown>;
  readonly codec: ColumnCodec;
  /**
   * Returns true if Citus has distributed the database over several servers. On such a database, statements that read
   * many academies use different SQL. The result is read from the database only once.
   */
  isDistributed(): Promise<boolean>;
  /** True if each transaction ends at its first write, so that nothing is stored. */
  readonly isDryRun?: boolean;
  /**
   * Opens a connection that reads within one academy. `limits` may allow longer reads. `ahead` is a statement that is
   * sent together with the first read, which saves a round trip. Only PostgreSQL supports `ahead`.
   */
  openReader(academyId: string, limits?: ReadLimits, ahead?: StatementAhead): Promise<Reader>;
  /**
   * Opens a connection that reads outside of academies, as the owner of the tables. The caller must limit each read to
   * rows that the user may see.
   */
  openUserReader(userId: string, ahead?: StatementAhead): Promise<Reader>;
  /** Runs a statement that `fixedStatement` created. The text of such a statement depends only on its name. */
  runFixed(statement: NamedStatement): Promise<unknown[]>;
  /** The streaming replica, if one is configured. */
  readonly replica?: Replica | undefined;
  /**
   * Calls `heard` with the text of each notification on a PostgreSQL channel. Some notifications may be missed. Returns
   * a function that stops listening.
   */
  listen(channel: string, heard: (text: string) => void): () => Promise<void>;
  /** Remembers that rows of an academy may have changed. Only PostgreSQL needs this, for its statistics. */
  noteWrite?(academyId: string): void;
  /** Returns the current numbers of idle and busy connections and of waiting requests. */
  connections(): ConnectionCounts;
  /** Calls `listener` with each statement; returns a function that removes the listener. For tests and measurements. */
  onStatement(listener: StatementListener): () => void;
  close(): Promise<void>;
}

/** Connects to the database at the URL. Creates a missing SQLite file. Runs no migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const engine = options.url.startsWith('sqlite:') ? sqlite : postgresql;
  const listeners = new Set<StatementListener>();
  const observe: StatementListener = (sql) => {
    for (const listener of listeners) listener(sql);
  };
  const { orm, ...opened } = await engine.open(options, observe, {
    entities: options.entities,
    metadataProvider: ReflectMetadataProvider,
    discovery: { onMetadata: protectTenantTables },
    subscribers: [new TenantGuard(), ...(options.subscribers ?? [])],
    loadStrategy: LoadStrategy.SELECT_IN,
    // otherwise, the ORM would not find rows that refer to a deleted record. A lock on a row would also lock the rows
    // that it refers to
    autoJoinRefsForFilters: false,
    filters: {
      tenant: {
        cond: (args: { academyId: string }) => ({ academyId: args.academyId }),
        entity: options.entities.filter(isTenantClass),
        args: true,
        default: true,
      },
      notDeleted: {
        cond: { deletedAt: null },
        entity: options.entities.filter((entity) => entity.prototype instanceof SoftDeletedTenantRecord),
        default: true,
      },
    },
    // the ORM logs nothing, because the service itself logs statements and failures
    logger: () => undefined,
    schemaGenerator: { skipTables: UNDECLARED_TABLES },
  } as unknown as Options);
  const connection = orm.em.getConnection();
  return {
    engine: engine.name,
    url: options.url,
    directUrl: options.directUrl ?? options.url,
    migrations: options.migrations?.[engine.name] ?? [],
    onShards: options.migrations?.onShards ?? [],
    orm,
    kysely: connection.getClient(),
    codec: engine.codec,
    ...opened,
    onStatement(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Declares row-level security for every tenant table, so that entities need not do it. An entity may declare its own
 * policies, or exempt the owner of its table. The driver of SQLite refuses policies, so this function removes the
 * policies on SQLite.
 */
function protectTenantTables(meta: EntityMetadata, platform: Platform): void {
  if (!platform.supportsRowLevelSecurity()) {
    meta.policies = [];
    delete meta.rowLevelSecurity;
  } else if (isTenantEntity(meta) && !meta.abstract) {
    meta.rowLevelSecurity ??= 'force';
    if (!meta.policies?.length)
      meta.policies = [{ name: `${meta.tableName}_tenant`, using: OF_CHOSEN_ACADEMY, check: OF_CHOSEN_ACADEMY }];
  }
}
