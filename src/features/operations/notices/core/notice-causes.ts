import type { SettableKind } from '../../../academy/academies/notice.enums.ts';
import type { NoticeRun } from './notice-run.types.ts';

/** An event of the academy's feed. */
export interface FollowedEvent {
  readonly id: string;
  readonly sequence: number;
  readonly type: string;
  readonly resourceId: string;
  /** The same id for all events of a transaction; null for old events. */
  readonly transactionId: string | null;
  /** The time of the event: RFC 3339, UTC. */
  readonly occurredAt: string;
  /** The data of the event. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Declares what becomes of events: notices of these kinds. */
export interface NoticeCause {
  /** The kinds of notices. The cause is skipped if the academy gives none of them. */
  readonly kinds: readonly SettableKind[];
  /** The types of events. */
  readonly types: readonly string[];
  /**
   * Writes the notices of events, the oldest first. Events may be old, and later events may already have happened, so
   * it must read the rows as they stand. The events of an academy are followed one transaction after another.
   */
  follow(run: NoticeRun, events: readonly FollowedEvent[]): Promise<void>;
}

const declared: NoticeCause[] = [];

/** Declares a cause of notices once. */
export function noticeCause(cause: NoticeCause): NoticeCause {
  declared.push(cause);
  return cause;
}

export const noticeCauses = (): readonly NoticeCause[] => declared;
