import type { SqlEntityManager } from '@mikro-orm/sql';

/** A kind of thing that happens in a feature and that later features act upon. */
export interface SignalType<Payload> {
  readonly name: string;
  /** Whether it is sent before anything is written, to ask about what is going to be. */
  readonly isQuestion?: true;
  /** Only for the compiler: what the signal carries. */
  readonly payload?: Payload;
}

/** Declares a kind of signal: `batch.resized`. */
export const signalType = <Payload>(name: string): SignalType<Payload> => ({ name });

/** Declares a kind of signal that asks about what is going to be written: handlers add to its payload. */
export const questionType = <Payload>(name: string): SignalType<Payload> => ({ name, isQuestion: true });

/** Acts upon a signal, in the context of the request, within the transaction of its sender: an error undoes both. */
export interface SignalHandler<Context, Payload = unknown> {
  readonly type: SignalType<Payload>;
  handle(ctx: Context, em: SqlEntityManager, payload: Payload): Promise<void>;
}

/** Pairs a handler with its signal, so that the payload is typed. */
export const onSignal = <Context, Payload>(
  type: SignalType<Payload>,
  handle: SignalHandler<Context, Payload>['handle'],
): SignalHandler<Context, Payload> => ({ type, handle });

/** How features reach later ones, which they must not import, within a transaction. */
export interface Signals<Context> {
  /**
   * Runs the handlers of the signal, one after the other, in the transaction of `em`. What is pending is flushed first,
   * unless it is a question.
   */
  publish<Payload>(ctx: Context, em: SqlEntityManager, type: SignalType<Payload>, payload: Payload): Promise<void>;
  /**
   * As `publish`, several signals at once: each handler acts upon all of them before the next one does, so that what they lock
   * is locked in the order of the features, and not anew for each signal.
   */
  publishAll(ctx: Context, em: SqlEntityManager, signals: readonly Signal[]): Promise<void>;
}

/** A signal with what it carries. */
export interface Signal<Payload = unknown> {
  readonly type: SignalType<Payload>;
  readonly payload: Payload;
}

/** The signals of a service with these handlers. */
export function createSignals<Context>(handlers: readonly SignalHandler<Context>[]): Signals<Context> {
  return {
    async publish(ctx, em, type, payload) {
      if (!type.isQuestion) await em.flush();
      for (const handler of handlers) if (handler.type === type) await handler.handle(ctx, em, payload);
    },
    async publishAll(ctx, em, signals) {
      await em.flush();
      for (const handler of handlers) {
        for (const { type, payload } of signals) if (handler.type === type) await handler.handle(ctx, em, payload);
      }
    },
  };
}
