import { setTimeout } from 'node:timers/promises';
import { hasRecentRequests } from '../../../../platform/http/recent-requests.ts';

/**
 * The minimum number of milliseconds between two messages, in a process that also handles requests. Sending thousands
 * of messages must not make requests slower by more than a tenth. With 20 ms between messages, requests took a third
 * longer on SQLite.
 */
const SPACING = 50;

/** The earliest time at which the next message may be sent: a value of `performance.now()`. */
let next = 0;

/** Waits until the process may send its next message. Does not wait if the process has handled no requests recently. */
export async function nextSend(): Promise<void> {
  const now = performance.now();
  const at = Math.max(now, hasRecentRequests() ? next : now);
  next = at + SPACING;
  if (at > now) await setTimeout(at - now);
}
