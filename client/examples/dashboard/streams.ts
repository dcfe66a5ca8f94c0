import { createClient } from 'graphql-sse';

/**
 * Returns a client of subscriptions. After a lost connection, it connects again by itself. Changes in the meantime are
 * missed, so it calls `onReconnected`, which should read the lists again.
 */
export const streamsOf = (token: string, onReconnected: () => void) =>
  createClient({
    url: '/graphql/stream',
    headers: { authorization: `Bearer ${token}` },
    on: { connected: (isAgain) => isAgain && onReconnected() },
  });
