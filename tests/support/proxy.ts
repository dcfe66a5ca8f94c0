import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a database. Its connections can be cut, frozen and restored. */
export interface TcpProxy {
  readonly port: number;
  /** Closes every connection and refuses new connections. */
  cut(): Promise<void>;
  /** Keeps connections open, but transmits nothing. */
  freeze(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a proxy on this machine for another port of this machine; `change` may change the data that the target sends.
 */
export async function openProxy(target: number, change = (answer: Buffer): Buffer => answer): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (data) => void (frozen || upstream.write(data)));
    upstream.on('data', (data) => void (frozen || client.write(change(data))));
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const port = await listen(0);
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    cut,
    freeze: () => {
      frozen = true;
    },
    async mend() {
      frozen = false;
      if (!server.listening) await listen(port);
      else for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
