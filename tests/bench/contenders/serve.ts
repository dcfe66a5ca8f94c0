import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves on a free port of this machine, and tells the bench which. */
export function serve(handler: RequestListener): void {
  listen(createServer(handler));
}

/** Lets a server listen on a free port of this machine, and tells the bench which. */
export function listen(server: Server): void {
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1', () => announce(server));
}

/** Tells the bench the port of a listening server; the process ends when the bench lets go of it. */
export function announce(server: Server): void {
  process.once('disconnect', () => process.exit(0));
  process.send?.({ port: (server.address() as AddressInfo).port });
}
