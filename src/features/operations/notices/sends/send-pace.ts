import { setTimeout } from 'node:timers/promises';
import { hasRecentRequests } from '../../../../platform/http/recent-requests.ts';

/**
 * The least number of milliseconds between two messages of a process that also gets requests: thousands of messages must
 * not slow down requests by more than a tenth. With 20 ms, requests took a third longer on SQLite.
 */
const SPACING = 50;

/** The time of `performance.now` from which the next message may be sent. */
let next = 0;

/** Resolves when the process may send its next message: at once if it gets no requests. */
export async function nextSend(): Promise<void> {
  const now = performance.now();
  const at = Math.max(now, hasRecentRequests() ? next : now);
  next = at + SPACING;
  if (at > now) await setTimeout(at - now);
}
