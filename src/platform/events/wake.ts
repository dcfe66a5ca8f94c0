import { createNotice } from '../polling/notice.ts';

/** The notice that this process has committed a transaction that recorded events. */
export const eventsWritten = createNotice();

/**
 * The notice that events have numbers and that followers have written their consequences. PostgreSQL also reports
 * this from other processes. The notice may come twice, and is lost if the connection to PostgreSQL is interrupted at
 * that time.
 */
export const eventsNumbered = createNotice();
