import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Ports that Linux, macOS and Windows do not choose for outgoing connections, of which tests open many. */
const [FIRST, LAST] = [20_000, 32_000];

/** Returns a random free port of 127.0.0.1 for a server that starts soon. */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return String(port);
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
