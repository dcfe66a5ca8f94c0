import { assertPersonal } from '../platform/privacy/assert-personal.ts';
import 'reflect-metadata';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { entities, handlers, modules, subscribers } from '../features/index.ts';
import { migrations } from '../migrations/index.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { DatabaseStateError } from '../platform/database/database-state-error.ts';
import type { ReplicaOptions } from '../platform/database/engine.ts';
import { refuseAlienFile } from '../platform/database/refuse-alien-file.ts';
import { codeOf, messageOf } from '../platform/errors/error-facts.ts';
import { allEventTypes } from '../platform/events/event-types.ts';
import { countingHits } from '../platform/http/limit-hits.ts';
import { createRateLimits } from '../platform/http/rate-limits.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { createOutgoing } from '../platform/outgoing/outgoing.ts';
import { createPapers } from '../platform/papers/papers.ts';
import { createSignals } from '../platform/signals/signals.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { createHeavyReads, type HeavyReadLimits } from '../platform/tenancy/heavy-reads.ts';
import { createImportGate } from '../platform/tenancy/import-gate.ts';
import type { Services } from '../platform/tenancy/request-context.ts';
import { createBackground } from './background.ts';
import { PAPERS_PROGRAM } from './papers-program.ts';

/** If a request waits for the database for this number of milliseconds, it fails with 503. */
const DATABASE_TIMEOUT = 3_500;

/**
 * The number of PostgreSQL connections that all workers share. `FEWEST_CONNECTIONS` is the minimum number for each
 * worker.
 */
const CONNECTIONS = 10;
const FEWEST_CONNECTIONS = 2;

/** The options with which a process opens its database. */
interface DatabaseUse {
  /** The number of processes that share the connections. */
  readonly workers?: number;
  /** The milliseconds that a statement may take; 0 means no limit. */
  readonly timeout?: number;
  /** The replica for reads; null if there is none. */
  readonly replica?: ReplicaOptions | null;
}

/**
 * Opens the database in the settings, without migrating it. Throws `DatabaseStateError` if the database is unreachable,
 * or if a SQLite file does not belong to the service.
 */
export async function openServiceDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
  { workers = 1, timeout = DATABASE_TIMEOUT, replica }: DatabaseUse = {},
): Promise<Database> {
  try {
    await refuseAlienFile(config.databaseUrl, migrations);
    const database = await openDatabase({
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl,
      entities,
      migrations,
      subscribers,
      poolSize: Math.max(FEWEST_CONNECTIONS, Math.floor(CONNECTIONS / workers)),
      timeout,
      replica: replica ?? undefined,
    });
    await sql`select 1`.execute(database.kysely);
    await database.replica?.start();
    return database;
  } catch (error) {
    if (error instanceof DatabaseStateError) throw error;
    const reason = codeOf(error) ?? messageOf(error);
    throw new DatabaseStateError(`The database of DATABASE_URL cannot be opened: ${reason}`, { cause: error });
  }
}

/** Creates the services that requests and background work share. `close` releases them. */
export function createServices(config: Config, log: Logger, database: Database, heavyReads?: Partial<HeavyReadLimits>) {
  assertPersonal(database);
  logReplica(database, log);
  const { limits, hits: limitHits } = countingHits(createRateLimits(config, database));
  const services: Services = {
    config,
    log,
    database,
    limits,
    signals: createSignals(handlers),
    eventTypes: allEventTypes(modules),
    mailer: createMailer(config, log, database),
    outgoing: createOutgoing(config),
    storage: createStorage(config.storage),
    papers: createPapers({ program: PAPERS_PROGRAM, fonts: config.pdfFonts }),
    heavyReads: createHeavyReads(heavyReads),
    importGate: createImportGate(),
  };
  const close = async (): Promise<void> => {
    await services.papers.close();
    await services.mailer.close();
    await services.outgoing.close();
    await database.close();
  };
  return { services, limitHits, close };
}

/** Logs whether the replica can be used, at the start and after each change. */
function logReplica({ replica }: Database, log: Logger): void {
  replica?.onChange(({ isUsable, reason }) => {
    if (isUsable) log.info('reads use the replica of DATABASE_READ_URL');
    else log.warn({ reason }, 'the replica of DATABASE_READ_URL cannot be used, all reads use DATABASE_URL');
  });
}

/**
 * Creates the background work for a process that serves no requests. `close` stops the work and releases its services.
 */
export function buildBackground(config: Config, log: Logger, database: Database) {
  const { services, close } = createServices(config, log, database);
  const background = createBackground(services, modules);
  return { background, close: () => background.stop().then(close) };
}
