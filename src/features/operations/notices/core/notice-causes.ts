import type { SettableKind } from '../../../academy/academies/notice.enums.ts';
import type { NoticeRun } from './notice-run.types.ts';

/** An event of the academy's feed. */
export interface FollowedEvent {
  readonly id: string;
  readonly sequence: number;
  readonly type: string;
  readonly resourceId: string;
  /**
   * The id of the transaction that recorded the event; null for old events. All events of a transaction have the same
   * id.
   */
  readonly transactionId: string | null;
  /** The time of the event: RFC 3339, UTC. */
  readonly occurredAt: string;
  /** The data of the event. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A cause of notices: events of some types cause notices of some kinds. */
export interface NoticeCause {
  /** The kinds of notices. The cause is skipped if the academy has turned off all of them. */
  readonly kinds: readonly SettableKind[];
  /** The types of events. */
  readonly types: readonly string[];
  /**
   * Writes the notices for events, the oldest event first. Events may be old, and later events may already have
   * happened, so this function must read the present rows. The events of an academy are handled transaction by
   * transaction.
   */
  follow(run: NoticeRun, events: readonly FollowedEvent[]): Promise<void>;
}

const declared: NoticeCause[] = [];

/** Declares a cause of notices. Called once for each cause. */
export function noticeCause(cause: NoticeCause): NoticeCause {
  declared.push(cause);
  return cause;
}

export const noticeCauses = (): readonly NoticeCause[] => declared;
