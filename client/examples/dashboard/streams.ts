import { createClient } from 'graphql-sse';

/**
 * Returns a client for subscriptions. If the client loses its connection, it connects again. Because it has missed
 * the changes in between, it then calls `onReconnected`, which should read the lists again.
 */
export const streamsOf = (token: string, onReconnected: () => void) =>
  createClient({
    url: '/graphql/stream',
    headers: { authorization: `Bearer ${token}` },
    on: { connected: (isAgain) => isAgain && onReconnected() },
  });
