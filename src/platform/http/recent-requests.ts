/** The number of milliseconds after which a request no longer counts as recent. */
const RECENT = 1_000;

/** The time, as in `performance.now`, at which the process got its last request. */
let last = Number.NEGATIVE_INFINITY;

/** Records that a request arrived at a time, as in `performance.now`. */
export function requestArrived(at: number): void {
  last = at;
}

/** Returns true if the process got a request within the last second. */
export const hasRecentRequests = (): boolean => performance.now() - last < RECENT;
