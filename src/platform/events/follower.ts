import type { Kysely } from 'kysely';

/** An event with its number. */
export interface NumberedEvent {
  readonly academyId: string;
  readonly id: string;
  /** The type: `student.created`. */
  readonly type: string;
  /** The position of the event among the events of its academy. The positions have no gaps. */
  readonly sequence: number;
  /** The time of the event: RFC 3339, UTC. */
  readonly occurredAt: string;
}

/** A feature's reaction to numbered events. */
export interface EventFollower {
  /**
   * Writes the consequences of an academy's events, sorted by number, in the transaction that numbers them. So the
   * consequences of each event are written exactly once. It runs as the database's owner, outside of any academy's
   * session, with statements of its own.
   */
  follow(trx: Kysely<unknown>, academyId: string, events: readonly NumberedEvent[]): Promise<void>;
}
