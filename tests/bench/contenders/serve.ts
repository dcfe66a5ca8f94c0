import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves on a free local port, and sends the port to the benchmark. */
export function serve(handler: RequestListener): void {
  listen(createServer(handler));
}

/** Makes a server listen on a free local port, and sends the port to the benchmark. */
export function listen(server: Server): void {
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1', () => announce(server));
}

/** Sends the port of a listening server to the benchmark; the process ends when the benchmark disconnects. */
export function announce(server: Server): void {
  process.once('disconnect', () => process.exit(0));
  process.send?.({ port: (server.address() as AddressInfo).port });
}
