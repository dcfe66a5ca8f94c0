import { createNotice } from '../polling/notice.ts';

/** The notice that this process has committed a transaction that recorded events. */
export const eventsWritten = createNotice();

/**
 * The notice that events have numbers, and followers have written their consequences: in this process, or in another one
 * that PostgreSQL reports. It may be repeated. It may be missing if the connection is lost.
 */
export const eventsNumbered = createNotice();
