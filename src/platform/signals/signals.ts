import type { SqlEntityManager } from '@mikro-orm/sql';

/** A kind of change in one feature, to which handlers in other features react. */
export interface SignalType<Payload> {
  readonly name: string;
  /** The type of the signal's payload. Only the compiler uses it. */
  readonly payload?: Payload;
}

/** Declares a kind of signal: `batch.resized`. */
export const signalType = <Payload>(name: string): SignalType<Payload> => ({ name });

/** The payload of a question: the subject, and the results of the handlers. */
interface Question<Payload, Answer> {
  readonly about: Payload;
  readonly answers: Answer[];
}

/** A kind of signal that is published before a write. Its handlers return results. */
type QuestionType<Payload, Answer> = SignalType<Question<Payload, Answer>>;

/** Declares a kind of question: `room.deleting`. `Answer` is the type of the results of its handlers. */
export const questionType = <Payload, Answer = void>(name: string): QuestionType<Payload, Answer> => ({ name });

/**
 * Reacts to a signal, in the context of the request and in the transaction of the publisher. If the handler throws an
 * error, the publisher's changes are rolled back too.
 */
export interface SignalHandler<Context, Payload = unknown> {
  readonly type: SignalType<Payload>;
  handle(ctx: Context, em: SqlEntityManager, payload: Payload): Promise<void>;
}

/** Pairs a handler with its signal, so that the payload is typed. */
export const onSignal = <Context, Payload>(
  type: SignalType<Payload>,
  handle: SignalHandler<Context, Payload>['handle'],
): SignalHandler<Context, Payload> => ({ type, handle });

/** Pairs a handler with its question. */
export const onQuestion = <Context, Payload, Answer>(
  type: QuestionType<Payload, Answer>,
  handle: (ctx: Context, em: SqlEntityManager, about: Payload) => Promise<Answer>,
): SignalHandler<Context, Question<Payload, Answer>> =>
  onSignal(type, async (ctx: Context, em, { about, answers }) => void answers.push(await handle(ctx, em, about)));

/**
 * Features have a fixed order, and a feature must not import a later one. Instead, it sends signals to handlers in
 * later features, within a transaction.
 */
export interface Signals<Context> {
  /** Flushes pending changes. Then runs the handlers of the signal one after another, in the transaction of `em`. */
  publish<Payload>(ctx: Context, em: SqlEntityManager, type: SignalType<Payload>, payload: Payload): Promise<void>;
  /**
   * Publishes several signals together. Each handler processes all signals before the next handler runs, so that rows
   * are locked once, in the order of the features.
   */
  publishAll(ctx: Context, em: SqlEntityManager, signals: readonly Signal[]): Promise<void>;
  /**
   * Returns the results of a question's handlers, in the order of the features. Does not flush pending changes first.
   */
  ask<About, Answer>(
    ctx: Context,
    em: SqlEntityManager,
    type: QuestionType<About, Answer>,
    about: About,
  ): Promise<readonly Answer[]>;
}

/** A signal with its payload. */
export interface Signal<Payload = unknown> {
  readonly type: SignalType<Payload>;
  readonly payload: Payload;
}

/** Creates the signals of a service with the given handlers. */
export function createSignals<Context>(handlers: readonly SignalHandler<Context>[]): Signals<Context> {
  async function handle<Payload>(
    ctx: Context,
    em: SqlEntityManager,
    { type, payload }: Signal<Payload>,
  ): Promise<void> {
    for (const handler of handlers) if (handler.type === type) await handler.handle(ctx, em, payload);
  }
  return {
    async publish(ctx, em, type, payload) {
      await em.flush();
      await handle(ctx, em, { type, payload });
    },
    async publishAll(ctx, em, signals) {
      await em.flush();
      for (const handler of handlers) {
        for (const { type, payload } of signals) if (handler.type === type) await handler.handle(ctx, em, payload);
      }
    },
    async ask<About, Answer>(ctx: Context, em: SqlEntityManager, type: QuestionType<About, Answer>, about: About) {
      const answers: Answer[] = [];
      await handle(ctx, em, { type, payload: { about, answers } });
      return answers;
    },
  };
}
