import { createNotice } from '../polling/notice.ts';

/** A transaction of this process that left events was committed. */
export const eventsWritten = createNotice();

/**
 * Events have got their numbers, and followers have written what follows: in this process, or in one that its relay hears
 * of. It may be told twice, or, where the connection is away, not at all.
 */
export const eventsNumbered = createNotice();
