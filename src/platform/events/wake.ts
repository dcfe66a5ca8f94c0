import { createNotice } from '../polling/notice.ts';

/** Notifies its subscribers after this process has committed a transaction that recorded events. */
export const eventsWritten = createNotice();

/**
 * Notifies its subscribers when events have numbers and the followers have written the consequences of these events. On
 * PostgreSQL, the subscribers are also notified about events that other processes have numbered. A notification may
 * come twice, and is lost if the connection to PostgreSQL is interrupted at that time.
 */
export const eventsNumbered = createNotice();
