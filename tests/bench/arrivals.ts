import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { hasErrors, send } from './check.ts';
import type { Dataset } from './data.ts';
import { startOurs } from './ours.ts';
import { signIn } from './session.ts';

const WRITES = 60;
/**
 * Milliseconds of idle time before each write: 200 to 1,199, so that writes come at any moment of the service's polling
 * interval.
 */
const idleBefore = (n: number) => 200 + ((n * 397) % 1_000);

const ENDPOINT =
  'mutation Endpoint($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { id } }';
const WRITE = 'mutation Write($name: String!) { createDepartment(input: { name: $name }) { id } }';

/** Returns the milliseconds from each write to an idle service until its webhook request. */
export async function measureArrivals(data: Dataset): Promise<number[]> {
  const receiver = await startReceiver();
  // NODE_ENV is not `production`, because the service would then refuse a receiver on this machine
  const ours = await startOurs(data.url, undefined, { NODE_ENV: 'bench', WEBHOOK_ALLOW_PRIVATE: 'true' });
  try {
    const { headers } = await signIn(ours.url, data.mixing);
    const ask = async (query: string, variables: object): Promise<void> => {
      const body = JSON.stringify({ query, variables });
      const request = {
        method: 'POST' as const,
        path: '/graphql',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      };
      const { text } = await send(ours, request);
      if (hasErrors(text)) throw new Error(`${query} answers ${text.slice(0, 300)}`);
    };
    await ask(ENDPOINT, { input: { url: receiver.url, eventTypes: ['department.created'], ratePerSecond: 100 } });
    const times: number[] = [];
    for (let n = 0; n < WRITES; n++) {
      await setTimeout(idleBefore(n));
      const start = performance.now();
      const [arrival] = await Promise.all([receiver.next(), ask(WRITE, { name: `Webhooks ${n}` })]);
      times.push(arrival - start);
    }
    return times;
  } finally {
    await ours.stop();
    await receiver.stop();
  }
}

const LATEST = 20_000;

interface Receiver {
  readonly url: string;
  /** Resolves with the time at which the next request arrives. */
  next(): Promise<number>;
  stop(): Promise<void>;
}

async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    server.emit('arrival', performance.now());
    request.resume().on('end', () => response.writeHead(204).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    next: async () => (await once(server, 'arrival', { signal: AbortSignal.timeout(LATEST) }))[0],
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
