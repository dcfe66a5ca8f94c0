/** The number of milliseconds for which positions of the primary are kept. A longer lag is measured too high. */
const KEPT_MS = 3_600_000;

/** A position in the primary's log, and a time at which the primary had not passed it yet, in milliseconds. */
interface Position {
  readonly at: number;
  readonly lsn: bigint;
}

/**
 * Measures how old the data of a replica are. It compares the log positions of both servers over time. The replica's
 * own facts would not do: the time of the last replayed transaction is long ago if the primary is idle, and a replica
 * that lost its connection has replayed everything that it received.
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
    // the newest reached position stays, because the replica may reach no other before the next comparison
    this.#positions.splice(0, reached);
  }

  /**
   * Returns the age of the replica's data in milliseconds, at most. It grows between two comparisons, and is infinite
   * before the first one.
   */
  ageAt(now: number): number {
    return now - this.#currentAt;
  }
}
