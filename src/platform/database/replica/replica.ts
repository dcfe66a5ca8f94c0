import type { SqlEntityManager } from '@mikro-orm/sql';
import pg, { type Pool, type PoolConfig } from 'pg';
import type { NamedStatement, Reader, ReadLimits } from '../engine.ts';
import { configurePool } from '../postgresql-pool.ts';
import { openTenantReader } from '../postgresql-reader.ts';
import { checkReplica, findLastWrite, forgetLastWrites, type ReplicaCheck, recordLastWrite } from './last-writes.ts';
import { isCancelled, isReplicaDown, isSilent } from './replica-faults.ts';
import { ReplicaMonitor, type ReplicaStatus } from './replica-monitor.ts';
import { ReplicaReader } from './replica-reader.ts';

/** The number of milliseconds within which both servers must respond to the monitor. */
const MONITOR_TIMEOUT = 2_000;

/** The number of milliseconds between two deletions of old entries in `last_writes`. */
const FORGET_MS = 3_600_000;

/**
 * The numbers of reads that might use the replica, by their outcome. `primary_own_write` counts reads of callers
 * whose last write the replica lacks, `primary_unavailable` counts reads while the replica lags or is unavailable,
 * and `primary_failed` counts reads that failed on the replica.
 */
type ReadCounts = Record<'replica' | 'primary_own_write' | 'primary_unavailable' | 'primary_failed', number>;

/** A streaming replica of the database. */
export interface Replica {
  /** Checks the replica, and begins to check it regularly. Throws `DatabaseStateError` if the URL is wrong. */
  start(): Promise<void>;
  /** Returns true if a read with these limits may use the replica, and the replica is usable at present. */
  serves(limits: ReadLimits | undefined): boolean;
  /** Records the caller's last write at the end of a writing transaction. Later reads of the caller will show it. */
  recordLastWrite(em: SqlEntityManager, callerId: string): Promise<void>;
  status(): ReplicaStatus;
  readCounts(): Readonly<ReadCounts>;
  /** Calls `listener` at once with the present state, and again whenever the replica becomes usable or unusable. */
  onChange(listener: (status: ReplicaStatus) => void): void;
}

/** The functions and settings that a replica needs. */
interface ReplicaParts {
  readonly primaryUrl: string;
  readonly url: string;
  /** The age of data in milliseconds above which the replica is not used. */
  readonly maxLag: number;
  /** Opens the pool for reads on the replica, with the settings of the pool for the primary. */
  openPool(url: string): Pool;
  openPrimary(academyId: string, limits: ReadLimits): Promise<Reader>;
  runOnPrimary(statement: NamedStatement): Promise<unknown[]>;
}

/** The replica of an open database, with the methods that only the engine calls. */
export class OpenReplica implements Replica {
  readonly #parts: ReplicaParts;
  readonly #watched: Readonly<Record<'primary' | 'replica', Pool>>;
  readonly #monitor: ReplicaMonitor;
  readonly #counts: ReadCounts = { replica: 0, primary_own_write: 0, primary_unavailable: 0, primary_failed: 0 };
  readonly #forget: NodeJS.Timeout;
  #reads: Pool | undefined;
  readonly recordLastWrite = recordLastWrite;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
    this.#watched = { primary: openMonitorPool(parts.primaryUrl), replica: openMonitorPool(parts.url) };
    this.#monitor = new ReplicaMonitor({ ...this.#watched, maxLag: parts.maxLag });
    const forget = () => void parts.runOnPrimary(forgetLastWrites).catch(() => undefined);
    this.#forget = setInterval(forget, FORGET_MS).unref();
  }

  start(): Promise<void> {
    return this.#monitor.start();
  }

  status(): ReplicaStatus {
    return this.#monitor.status();
  }

  readCounts(): Readonly<ReadCounts> {
    return this.#counts;
  }

  onChange(listener: (status: ReplicaStatus) => void): void {
    this.#monitor.onChange(listener);
  }

  serves(limits: ReadLimits | undefined): boolean {
    if (!limits?.route?.allowsReplica(limits.isLong ?? false)) return false;
    if (this.#monitor.isUsable) return true;
    this.#counts.primary_unavailable++;
    limits.route.usePrimary();
    return false;
  }

  /** Opens a reader on the replica, or on the primary if the replica may not serve the caller. */
  async openReader(academyId: string, limits: ReadLimits): Promise<Reader> {
    const openPrimary = (reason: keyof ReadCounts): Promise<Reader> => {
      this.#counts[reason]++;
      limits.route?.usePrimary();
      return this.#parts.openPrimary(academyId, limits);
    };
    const opened = await this.#tryReplica(academyId, limits);
    if (typeof opened === 'string') return openPrimary(opened);
    this.#counts.replica++;
    return new ReplicaReader(opened, {
      isFault: (error) => this.#isFault(error),
      openPrimary: () => openPrimary('primary_failed'),
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#forget);
    this.#monitor.stop();
    await Promise.all([this.#watched.primary.end(), this.#watched.replica.end(), this.#reads?.end()]);
  }

  /**
   * Opens a reader on the replica. If the replica may not serve the caller, returns the reason instead, as a name in
   * {@link ReadCounts}.
   */
  async #tryReplica(academyId: string, limits: ReadLimits): Promise<Reader | keyof ReadCounts> {
    const [last] = (await this.#parts.runOnPrimary(findLastWrite(limits.route?.callerId ?? ''))) as { id: string }[];
    let reader: Reader | undefined;
    try {
      this.#reads ??= guarded(this.#parts.openPool(this.#parts.url), this.#monitor);
      reader = await openTenantReader(this.#reads, academyId, { limits });
      const [check] = (await reader.query(checkReplica(last?.id ?? null))) as ReplicaCheck[];
      if (check?.isReplica && check.isCaughtUp) return reader;
      await reader.end();
      if (check?.isReplica) return 'primary_own_write';
      this.#monitor.failed(new Error('the server was promoted'));
    } catch (error) {
      await reader?.end().catch(() => undefined);
      // if the client has disconnected, its read was cancelled and says nothing about the server
      if (!isCancelled(error) && !limits.gone?.().aborted) this.#monitor.failed(error);
    }
    return 'primary_failed';
  }

  /** Returns true if a read shall run on the primary because it failed on the replica with this error. */
  #isFault(error: unknown): boolean {
    // if the whole server is silent, the monitor's check fails too. If the check succeeds, the read itself is too slow,
    // and would also be too slow on the primary
    const isServerFault = isSilent(error) ? !this.#monitor.isUsable : isReplicaDown(error);
    if (isServerFault) this.#monitor.failed(error);
    return isServerFault || isCancelled(error);
  }
}

/** Opens a pool of one connection, so that the monitor never waits for requests. */
function openMonitorPool(connectionString: string): Pool {
  const options: PoolConfig = { connectionString, max: 1, keepAlive: true, types: new pg.TypeOverrides() };
  const pool = new pg.Pool(options);
  configurePool(pool, MONITOR_TIMEOUT, () => undefined);
  // these errors are ignored, because the running statement fails with the same error
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/** Makes the reads of all later requests use the primary as soon as the replica closes a connection of the pool. */
function guarded(pool: Pool, monitor: ReplicaMonitor): Pool {
  // a cancelled read may close its connection too, but the server still runs
  const heard = (error: Error) => void (isReplicaDown(error) && monitor.failed(error));
  pool.on('connect', (client) => client.on('error', heard));
  pool.on('error', heard);
  return pool;
}
