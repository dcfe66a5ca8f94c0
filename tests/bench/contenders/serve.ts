import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves on a free port of this machine, tells the bench which, and ends with the bench. */
export function serve(handler: RequestListener): Server {
  const server = createServer({ keepAliveTimeout: 65_000 }, handler);
  server.listen(0, '127.0.0.1', () => announce(server));
  return server;
}

/** Tells the bench the port of a listening server; the process ends when the bench lets go of it. */
export function announce(server: Server): void {
  process.once('disconnect', () => process.exit(0));
  process.send?.({ port: (server.address() as AddressInfo).port });
}
