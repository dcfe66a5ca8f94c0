import type { Kysely } from 'kysely';

/** An event that has got its number. */
export interface NumberedEvent {
  readonly academyId: string;
  readonly id: string;
  /** `student.created` */
  readonly type: string;
  /** Its place among the events of its academy, without gaps. */
  readonly sequence: number;
  /** RFC 3339, UTC. */
  readonly occurredAt: string;
}

/** The reaction of a feature to numbered events. */
export interface EventFollower {
  /**
   * Writes what follows from events of an academy, by their numbers, in the transaction that numbers them: it is there
   * exactly once for each. As the database's owner, outside of any academy's session: by statements of its own.
   */
  follow(trx: Kysely<unknown>, academyId: string, events: readonly NumberedEvent[]): Promise<void>;
}
