import { createNotice } from '../polling/notice.ts';

/** The notice that this process has committed a transaction that recorded events. */
export const eventsWritten = createNotice();

/**
 * The notice that events have numbers and that followers have written their consequences, in this process or in another
 * process, which PostgreSQL reports. The notice may be repeated, and it is missing if the connection to PostgreSQL is
 * lost at that time.
 */
export const eventsNumbered = createNotice();
