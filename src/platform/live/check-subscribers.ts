import { isDeepStrictEqual } from 'node:util';
import { AppError, unauthenticated } from '../errors/app-error.ts';
import type { Caller, Principal } from '../permissions/caller.ts';
import { assertPermitted } from '../permissions/permissions.ts';
import type { LiveStream } from './live-stream.ts';

/** A subscriber to check: the caller of a stream, in its academy. */
export interface CheckedSubscriber {
  readonly principal: Principal;
  readonly academyId: string;
  /** The IP address of the client. */
  readonly address: string;
}

/**
 * Reads the present rights of callers, and returns them in the same order. Calls `count` with the number of SQL
 * statements.
 */
export type CheckCallers = (
  callers: readonly CheckedSubscriber[],
  count: (statements: number) => void,
) => Promise<Caller[]>;

/** The parts of the service that checks need. */
interface Checking {
  readonly checkCallers: CheckCallers;
  count(statements: number): void;
  /** Ends a stream with an error. */
  end(stream: LiveStream, error: AppError): void;
}

/** Checks the subscribers of streams again. If a subscriber may no longer subscribe, ends the stream. */
export async function checkSubscribers(checking: Checking, streams: readonly LiveStream[]): Promise<void> {
  if (streams.length === 0) return;
  const began = performance.now();
  const callers = await checking.checkCallers(streams.map(subscriberOf), checking.count);
  await Promise.all(
    streams.map(async (stream, place) => {
      if (stream.isEnded || began < stream.checkedAt) return;
      const refusal = await settle(stream, callers[place] ?? { principal: null, academy: unauthenticated() });
      if (refusal) checking.end(stream, refusal);
      else stream.checkedAt = began;
    }),
  );
}

const subscriberOf = ({ subscriber: { principal, academy }, request }: LiveStream): CheckedSubscriber => ({
  principal,
  academyId: academy.id,
  address: request.ip,
});

/** Stores the present rights of a stream's subscriber in the stream. If the stream has to end, returns the reason. */
async function settle(stream: LiveStream, { principal, academy }: Caller): Promise<AppError | undefined> {
  if (!principal) return unauthenticated();
  if (academy instanceof AppError) return academy;
  if (isDeepStrictEqual(stream.subscriber, { principal, academy })) return undefined;
  const { field, selection } = stream.subscription;
  try {
    await assertPermitted(field, { principal, academy }, selection);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  stream.subscriber = { principal, academy };
  return undefined;
}
