import type { Response } from 'express';
import type { AppError } from '../errors/app-error.ts';
import type { LiveChange, Place } from '../graphql/live-topic.ts';
import { annotateRequest } from '../http/request-report.ts';
import type { AcademyContext, Principal } from '../permissions/caller.ts';
import type { LiveSubscription } from './prepare-subscription.ts';

/** The maximum number of changes that wait for a client that reads slowly. */
const MOST_WAITING = 100;

/** The subscriber of a stream, with the rights that the last check found. */
export interface Subscriber {
  readonly principal: Principal;
  readonly academy: AcademyContext;
}

/** A change that waits until the stream can send it. */
export interface WaitingChange extends LiveChange {
  /** The place of the newest event to which the change belongs. */
  readonly place: Place;
}

/** The facts about the request of a stream, which the log line of the request and the contexts of results need. */
export type StreamRequest = Pick<Response['req'], 'id' | 'report'> & {
  readonly ip: string;
  readonly userAgent: string | undefined;
};

const PING = ':\n\n';

/** A response that sends the events of one subscription, in the format of graphql-sse's distinct connections. */
export class LiveStream {
  readonly request: StreamRequest;
  readonly subscription: LiveSubscription;
  subscriber: Subscriber;
  /** The time at which the last successful check of the subscriber began, in milliseconds of `performance.now`. */
  checkedAt: number;
  /** The place after which changes are sent to this stream. Undefined until the stream has begun. */
  after: Place | undefined;
  /** The waiting changes by their keys, in the order of their places. */
  readonly waiting = new Map<string, WaitingChange>();
  readonly #res: Response;
  #mostWaiting = MOST_WAITING;
  #blockedAt: number | undefined;
  #writtenAt = performance.now();
  #events = 0;
  #isEnded = false;

  constructor(res: Response, request: StreamRequest, subscription: LiveSubscription, subscriber: Subscriber) {
    this.#res = res;
    this.request = request;
    this.subscription = subscription;
    this.subscriber = subscriber;
    this.checkedAt = performance.now();
  }

  /**
   * Sends the head of the response, and adds the changes that the client missed to the waiting changes. `onDrain` is
   * called when the client reads again.
   */
  begin(after: Place, missed: readonly WaitingChange[], onDrain: () => void): void {
    const newer = [...this.waiting.values()].filter(({ place }) => place > after);
    this.waiting.clear();
    this.after = after;
    this.#mostWaiting += missed.length;
    for (const change of [...missed, ...newer]) this.#take(change);
    this.#res.on('drain', () => {
      this.#blockedAt = undefined;
      onDrain();
    });
    beginEvents(this.#res);
    annotateRequest(this.request.report, { events: 0 });
    this.#write(PING);
  }

  /** Returns true if changes may be sent now: the stream has begun, and its client reads. */
  get isReady(): boolean {
    return this.after !== undefined && !this.#isEnded && this.#blockedAt === undefined;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Calls `left` when either side closes the connection. */
  onClose(left: () => void): void {
    this.#res.on('close', () => {
      this.#isEnded = true;
      left();
    });
  }

  /** Stores a change until it can be sent. Returns false if too many changes wait. */
  add(change: WaitingChange): boolean {
    if (this.after !== undefined && change.place <= this.after) return true;
    this.#take(change);
    return this.waiting.size <= this.#mostWaiting;
  }

  #take(change: WaitingChange): void {
    const earlier = this.waiting.get(change.key);
    // moved to the end, so that the changes stay in the order of their places
    this.waiting.delete(change.key);
    this.waiting.set(change.key, earlier ? together(earlier, change) : change);
  }

  /** Sends a result. `id` is absent if further changes of the same event follow. */
  send(result: string, id: Place | undefined): void {
    this.#events++;
    annotateRequest(this.request.report, { events: this.#events });
    this.#write(nextEvent(result, id));
  }

  ping(): void {
    if (this.isReady) this.#write(PING);
  }

  /** Returns the milliseconds for which sent data have waited for the client to read; 0 if no sent data wait. */
  blockedFor(now: number): number {
    return this.#blockedAt === undefined ? 0 : now - this.#blockedAt;
  }

  /** Returns the milliseconds since the stream last sent data. */
  quietFor(now: number): number {
    return now - this.#writtenAt;
  }

  /** Ends the stream with an error. Clients then do not connect again by themselves. */
  endWith(error: AppError, result: string): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    annotateRequest(this.request.report, { errorCodes: [error.code] });
    // a client that reads slowly must not read the data that still wait in its connection
    if (this.#blockedAt !== undefined && error.code !== 'RESYNC_REQUIRED') this.#res.destroy();
    else endEvents(this.#res, result);
  }

  /** Ends the stream without completing it. Clients then connect again. */
  cut(isAtOnce = false): void {
    this.#isEnded = true;
    if (isAtOnce || !this.#res.headersSent) this.#res.destroy();
    else this.#res.end();
  }

  #write(text: string): void {
    this.#writtenAt = performance.now();
    if (!this.#res.write(text)) this.#blockedAt ??= this.#writtenAt;
  }
}

/** Sends the head of a stream of events. No proxy may store, change or delay the stream. */
function beginEvents(res: Response): void {
  res.status(200);
  res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store, no-transform');
  res.setHeader('X-Accel-Buffering', 'no');
  res.flushHeaders();
}

/** Ends a response with a last result, and completes the subscription. */
export function endEvents(res: Response, result: string): void {
  if (!res.headersSent) beginEvents(res);
  res.end(`${nextEvent(result)}event: complete\ndata:\n\n`);
}

/** Returns the event for a result. */
const nextEvent = (result: string, id?: Place): string =>
  `event: next\n${id === undefined ? '' : `id: ${id}\n`}data: ${result}\n\n`;

/** Combines two changes of the same record into one. */
const together = (one: WaitingChange, other: WaitingChange): WaitingChange => ({
  ...other,
  ids: [...new Set([...one.ids, ...other.ids])],
  isPartial: Boolean(one.isPartial) || Boolean(other.isPartial),
});
