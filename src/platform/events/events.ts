import type { SqlEntityManager } from '@mikro-orm/sql';
import type { OutsideType } from './event-types.ts';

/** A kind of thing that happens in a feature and that later features act upon. */
export interface EventType<Payload> {
  readonly name: string;
  /** Whether it is asked about before anything is written. */
  readonly isQuestion?: true;
  /** Only for the compiler: what the event carries. */
  readonly payload?: Payload;
}

/** Declares a kind of event: `batch.resized`. */
export const eventType = <Payload>(name: string): EventType<Payload> => ({ name });

/** Declares a kind of event by which something is asked about what is going to be written: answers stand in its payload. */
export const questionType = <Payload>(name: string): EventType<Payload> => ({ name, isQuestion: true });

/** Acts upon an event, in the context of the request, within the transaction that it happened in: an error undoes both. */
export interface EventHandler<Context, Payload = unknown> {
  readonly type: EventType<Payload>;
  handle(ctx: Context, em: SqlEntityManager, payload: Payload): Promise<void>;
}

/** Pairs a handler with its event, so that the payload is typed. */
export const onEvent = <Context, Payload>(
  type: EventType<Payload>,
  handle: EventHandler<Context, Payload>['handle'],
): EventHandler<Context, Payload> => ({ type, handle });

/** How features tell later ones, which they must not import. */
export interface Events<Context> {
  /** The kinds of events that the world outside hears of, by name. */
  readonly outside: readonly OutsideType[];
  /**
   * Runs the handlers of the event, one after the other, in the transaction of `em`. What is pending is flushed first,
   * unless it is a question.
   */
  publish<Payload>(ctx: Context, em: SqlEntityManager, type: EventType<Payload>, payload: Payload): Promise<void>;
  /**
   * As `publish`, several events at once: each handler acts upon all of them before the next one does, so that what they lock
   * is locked in the order of the features, and not anew for each event.
   */
  publishAll(ctx: Context, em: SqlEntityManager, happened: readonly Happened[]): Promise<void>;
}

/** An event with what it carries. */
export interface Happened<Payload = unknown> {
  readonly type: EventType<Payload>;
  readonly payload: Payload;
}

/** The events of a service with these handlers, which tells the world outside of these. */
export function createEvents<Context>(
  handlers: readonly EventHandler<Context>[],
  outside: readonly OutsideType[] = [],
): Events<Context> {
  return {
    outside,
    async publish(ctx, em, type, payload) {
      if (!type.isQuestion) await em.flush();
      for (const handler of handlers) if (handler.type === type) await handler.handle(ctx, em, payload);
    },
    async publishAll(ctx, em, happened) {
      await em.flush();
      for (const handler of handlers) {
        for (const { type, payload } of happened) if (handler.type === type) await handler.handle(ctx, em, payload);
      }
    },
  };
}
