/**
 * The number of milliseconds for which positions of the primary are kept. A lag that is longer than this is measured as
 * even longer.
 */
const KEPT_MS = 3_600_000;

/** A position in the primary's log, and a time at which the primary had not passed it yet, in milliseconds. */
interface Position {
  readonly at: number;
  readonly lsn: bigint;
}

/**
 * Measures how old the data of a replica are. It compares the log positions of both servers over time. Values from
 * the replica are not enough: if the primary is idle, the last replayed transaction is old although nothing is
 * missing, and a replica that has lost its connection has replayed everything that it received.
 */
export class ReplicaLag {
  readonly #positions: Position[] = [];
  #currentAt = Number.NEGATIVE_INFINITY;

  /** Records a position that the primary reported after `at`. */
  primaryAt(at: number, lsn: bigint): void {
    this.#positions.push({ at, lsn });
    while ((this.#positions[0]?.at ?? at) < at - KEPT_MS) this.#positions.shift();
  }

  /** Records the position up to which the replica has replayed the log. */
  replicaAt(lsn: bigint): void {
    const reached = this.#positions.findLastIndex((position) => position.lsn <= lsn);
    if (reached < 0) return;
    this.#currentAt = this.#positions[reached]?.at ?? this.#currentAt;
    // keeps the newest position that the replica has reached, because the replica may not reach another position before
    // the next comparison
    this.#positions.splice(0, reached);
  }

  /**
   * Returns an upper limit for the age of the replica's data, in milliseconds. The limit grows between two
   * comparisons, and is infinite before the first one.
   */
  ageAt(now: number): number {
    return now - this.#currentAt;
  }
}
