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

/** A feature's handler of numbered events. */
export interface EventFollower {
  /**
   * Writes the consequences of an academy's events, in the order of their numbers. The method runs in the transaction
   * that numbers the events, so the consequences of each event are written exactly once. Its statements have the rights
   * of the database's owner, and run outside of any academy's session.
   */
  follow(trx: Kysely<unknown>, academyId: string, events: readonly NumberedEvent[]): Promise<void>;
}
