import { setTimeout } from 'node:timers/promises';
import { hasRecentRequests } from '../../../../platform/http/recent-requests.ts';

/**
 * The minimum number of milliseconds between two messages, for a process that also handles requests. Thousands of
 * messages must not slow down requests by more than a tenth. With 20 ms, requests took a third longer on SQLite.
 */
const SPACING = 50;

/** The earliest time, as in `performance.now`, at which the next message may be sent. */
let next = 0;

/**
 * Resolves when the process may send its next message. A process that has handled no requests recently may send it at
 * once.
 */
export async function nextSend(): Promise<void> {
  const now = performance.now();
  const at = Math.max(now, hasRecentRequests() ? next : now);
  next = at + SPACING;
  if (at > now) await setTimeout(at - now);
}
