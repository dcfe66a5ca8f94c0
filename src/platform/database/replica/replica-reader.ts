import type { Reader, ReadStatement } from '../engine.ts';

/** The functions with which a reader changes from the replica to the primary. */
interface Failover {
  /** Returns true if a read that failed on the replica with this error shall run on the primary. */
  isFault(error: unknown): boolean;
  openPrimary(): Promise<Reader>;
}

/**
 * Reads the replica until a read fails because of the replica. That read and all later ones then use the primary. No row
 * of the failed read was returned, so running it again is safe.
 */
export class ReplicaReader implements Reader {
  readonly #replica: Reader;
  readonly #failover: Failover;
  readonly #running = new Set<Promise<void>>();
  #primary: Promise<Reader> | undefined;

  constructor(replica: Reader, failover: Failover) {
    this.#replica = replica;
    this.#failover = failover;
  }

  query(statement: ReadStatement): Promise<unknown[]> {
    const rows = this.#read(statement);
    const settled: Promise<void> = rows.then(
      () => void this.#running.delete(settled),
      () => void this.#running.delete(settled),
    );
    this.#running.add(settled);
    return rows;
  }

  async end(): Promise<void> {
    // a read that fails only now must still find its connection to the primary open
    while (this.#running.size > 0) await Promise.all(this.#running);
    // this ends a read-only transaction, so a failure has no consequences
    await this.#replica.end().catch(() => undefined);
    const primary = await this.#primary?.catch(() => undefined);
    await primary?.end();
  }

  async #read(statement: ReadStatement): Promise<unknown[]> {
    if (!this.#primary) {
      try {
        return await this.#replica.query(statement);
      } catch (error) {
        if (!this.#failover.isFault(error)) throw error;
        this.#primary ??= this.#failover.openPrimary();
      }
    }
    return (await this.#primary).query(statement);
  }
}
