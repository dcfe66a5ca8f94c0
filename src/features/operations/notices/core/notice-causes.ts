import type { SettableKind } from '../../../academy/academies/notice.enums.ts';
import type { NoticeRun } from './notice-run.types.ts';

/** An event of the academy's feed. */
export interface FollowedEvent {
  readonly id: string;
  readonly sequence: number;
  readonly type: string;
  readonly resourceId: string;
  /**
   * The id of the transaction that recorded the event. All events of a transaction have the same id. Null for events
   * that are older than this column.
   */
  readonly transactionId: string | null;
  /** The time at which the event occurred: RFC 3339, UTC. */
  readonly occurredAt: string;
  /** The payload of the event. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A cause of notices: the types of events that cause them, and the kinds of the notices. */
export interface NoticeCause {
  /** The kinds of notices that the events cause. If the academy has turned off all of them, the cause is skipped. */
  readonly kinds: readonly SettableKind[];
  /** The types of the events that cause the notices. */
  readonly types: readonly string[];
  /**
   * Writes the notices for events, oldest event first. The records may have changed since the events, so this function
   * must read their present rows.
   */
  follow(run: NoticeRun, events: readonly FollowedEvent[]): Promise<void>;
}

const declared: NoticeCause[] = [];

/** Declares a cause of notices. Call this function once for each cause. */
export function noticeCause(cause: NoticeCause): NoticeCause {
  declared.push(cause);
  return cause;
}

export const noticeCauses = (): readonly NoticeCause[] => declared;
