import type { Pool } from 'pg';
import { codeOf, messageOf } from '../../errors/error-facts.ts';
import { DatabaseStateError } from '../database-state-error.ts';
import { assertSameSystem, isRefused } from './replica-identity.ts';
import { ReplicaLag } from './replica-lag.ts';

/** The number of milliseconds between two comparisons of the replica with the primary. */
const POLL_MS = 500;

const PRIMARY_POSITION = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as lsn`;

const REPLICA_POSITION = `select pg_is_in_recovery() as "isReplica",
  pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as lsn`;

const NO_STANDBY = 'DATABASE_READ_URL names a server that is no standby, or that was promoted.';

/** The state of the replica. */
export interface ReplicaStatus {
  readonly isUsable: boolean;
  /** An upper limit for the age of the replica's data, in milliseconds; infinite if it is unknown. */
  readonly age: number;
  /** The reason why the replica cannot be used. */
  readonly reason?: string | undefined;
}

/** The servers to compare. Each pool has one connection, which requests do not use. */
interface Monitored {
  readonly primary: Pool;
  readonly replica: Pool;
  /** The age of data in milliseconds above which the replica is not used. */
  readonly maxLag: number;
}

/** Checks regularly whether the replica is available and still a replica, and how old its data are. */
export class ReplicaMonitor {
  readonly #monitored: Monitored;
  readonly #lag = new ReplicaLag();
  readonly #listeners = new Set<(status: ReplicaStatus) => void>();
  #fault: unknown = new Error('the replica was not checked yet');
  #faultAt = 0;
  #isSameSystem = false;
  #wasUsable: boolean | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(monitored: Monitored) {
    this.#monitored = monitored;
  }

  /**
   * Checks the replica, and begins to check it regularly. Throws `DatabaseStateError` if the URL is wrong. A replica
   * that is only stopped at present does not prevent the start of the service.
   */
  async start(): Promise<void> {
    await this.#poll();
    if (this.#fault instanceof DatabaseStateError) throw this.#fault;
    if (isRefused(this.#fault)) {
      const reason = codeOf(this.#fault);
      throw new DatabaseStateError(`The database of DATABASE_READ_URL cannot be opened: ${reason}`, {
        cause: this.#fault,
      });
    }
    this.#schedule();
  }

  get isUsable(): boolean {
    return this.#fault === undefined && this.#age <= this.#monitored.maxLag;
  }

  status(): ReplicaStatus {
    const { isUsable } = this;
    const reason = this.#fault === undefined ? 'its data are too old' : (codeOf(this.#fault) ?? messageOf(this.#fault));
    return { isUsable, age: this.#age, ...(!isUsable && { reason: String(reason) }) };
  }

  /** Makes reads use the primary until the next successful check. */
  failed(error: unknown): void {
    this.#fault = error;
    this.#faultAt = performance.now();
    this.#publish();
  }

  /** Calls `listener` at once with the present state, and again whenever the replica becomes usable or unusable. */
  onChange(listener: (status: ReplicaStatus) => void): void {
    this.#listeners.add(listener);
    listener(this.status());
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  get #age(): number {
    return this.#lag.ageAt(performance.now());
  }

  #schedule(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.#poll().then(() => this.#schedule()), POLL_MS).unref();
  }

  async #poll(): Promise<void> {
    const began = performance.now();
    try {
      await this.#compare();
      // keeps the fault of a read that failed while this check ran
      if (this.#faultAt <= began) this.#fault = undefined;
    } catch (error) {
      // compares the systems again at the next check, because another server may have taken the address
      this.#isSameSystem = false;
      this.failed(error);
    }
    this.#publish();
  }

  async #compare(): Promise<void> {
    const { primary, replica } = this.#monitored;
    if (!this.#isSameSystem) await assertSameSystem(primary, replica);
    this.#isSameSystem = true;
    const at = performance.now();
    const { rows: positions } = await primary.query<{ lsn: string }>(PRIMARY_POSITION);
    this.#lag.primaryAt(at, BigInt(positions[0]?.lsn ?? 0));
    const { rows } = await replica.query<{ isReplica: boolean; lsn: string | null }>(REPLICA_POSITION);
    if (!rows[0]?.isReplica) throw new DatabaseStateError(NO_STANDBY);
    if (rows[0].lsn !== null) this.#lag.replicaAt(BigInt(rows[0].lsn));
  }

  #publish(): void {
    const { isUsable } = this;
    if (this.#wasUsable === isUsable || this.#isStopped) return;
    this.#wasUsable = isUsable;
    for (const listener of this.#listeners) listener(this.status());
  }
}
