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
import { TenantGuard } from './tenant-guard.ts';
import { OF_CHOSEN_ACADEMY } from './tenant-policy.ts';
import { isTenantClass, isTenantEntity, SoftDeletedTenantRecord } from './tenant-record.ts';
import { UNDECLARED_TABLES } from './undeclared-tables.ts';

/** The open database: the ORM for writes, Kysely on the same connections for reads. */
export interface Database {
  readonly engine: 'postgresql' | 'sqlite';
  /** The URL that it was opened with. */
  readonly url: string;
  /** The migrations of this version for its engine, oldest first. */
  readonly migrations: readonly MigrationObject[];
  readonly orm: SqlOrm;
  readonly kysely: Kysely<unknown>;
  readonly codec: ColumnCodec;
  /** Whether transactions end where they would first write, and leave nothing. */
  readonly isDryRun?: boolean;
  /**
   * Opens a connection that reads within one academy, and for longer than others where `limits` say so. `ahead`: for PostgreSQL
   * only, which has a round trip to save.
   */
  openReader(academyId: string, limits?: ReadLimits, ahead?: StatementAhead): Promise<Reader>;
  /** Opens a connection that reads outside of academies, and of memberships those of the user. */
  openUserReader(userId: string, ahead?: StatementAhead): Promise<Reader>;
  /** Runs a statement whose text depends only on its name: for `fixedStatement`. */
  runFixed(statement: NamedStatement): Promise<unknown[]>;
  /**
   * Calls `heard` for notifications on a channel of PostgreSQL; some may be missed. Returns a function that stops
   * listening.
   */
  listen(channel: string, heard: () => void): () => Promise<void>;
  /** How busy it is at this moment. */
  connections(): ConnectionCounts;
  /** Watches statements; returns a function that stops watching. For tests and measurements. */
  onStatement(listener: StatementListener): () => void;
  close(): Promise<void>;
}

/** Connects to the database of the URL. SQLite's file is made when it is missing; nothing is migrated. */
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
    // a row stays readable after a record that it refers to is deleted, and a lock covers only its own row
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
    // statements and failures are logged where they are known: by the request
    logger: () => undefined,
    schemaGenerator: { skipTables: UNDECLARED_TABLES },
  } as unknown as Options);
  const connection = orm.em.getConnection();
  return {
    engine: engine.name,
    url: options.url,
    migrations: options.migrations?.[engine.name] ?? [],
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
 * Declares row-level security on every tenant table, so that no entity can forget it. An entity may declare
 * policies of its own instead, or that its owner is not forced; other drivers refuse any, so they lose them here.
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
