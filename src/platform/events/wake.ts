import { createNotice } from '../polling/notice.ts';

/** A transaction of this process that left events was committed. */
export const eventsWritten = createNotice();

/**
 * Published when events have numbers and followers have written their reactions: in this process, or in another that its
 * relay hears of. It may be repeated or, if the connection is lost, missing.
 */
export const eventsNumbered = createNotice();
