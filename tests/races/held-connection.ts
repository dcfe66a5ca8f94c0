import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A proxy to a local database that can hold back what the service sends. */
export interface HeldConnection {
  readonly port: number;
  /** Chunks sent by the service so far. */
  readonly sent: string[];
  /** Starts to hold back chunks. */
  hold(): void;
  /** Resolves once a chunk is held back. */
  held(): Promise<void>;
  /** Sends held chunks and all later ones. */
  letGo(): void;
  close(): void;
}

/** Opens a proxy to a local port. */
export async function openHeldConnection(target: number): Promise<HeldConnection> {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let heard = () => {};
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (data) => {
      sent.push(data.toString('latin1'));
      if (!isHeld) {
        upstream.write(data);
        return;
      }
      waiting.push(() => upstream.write(data));
      heard();
    });
    upstream.on('data', (data) => client.write(data));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sent,
    hold() {
      isHeld = true;
    },
    held: () =>
      new Promise((resolve) => {
        heard = resolve;
        if (waiting.length > 0) resolve();
      }),
    letGo() {
      isHeld = false;
      for (const send of waiting.splice(0)) send();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
