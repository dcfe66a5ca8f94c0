import { createClient } from 'graphql-sse';

/**
 * Returns a client for subscriptions. If it loses its connection, it connects again by itself. It misses the changes in
 * between, so it calls `onReconnected`, which should read the lists again.
 */
export const streamsOf = (token: string, onReconnected: () => void) =>
  createClient({
    url: '/graphql/stream',
    headers: { authorization: `Bearer ${token}` },
    on: { connected: (isAgain) => isAgain && onReconnected() },
  });
