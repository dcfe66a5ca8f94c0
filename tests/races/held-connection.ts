import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A way to a database of this machine on which what the service sends can be held. */
export interface HeldConnection {
  readonly port: number;
  /** What the service has sent until now, each chunk by itself. */
  readonly sent: string[];
  /** Holds what is sent from now on. */
  hold(): void;
  /** Resolves once something is held. */
  held(): Promise<void>;
  /** Sends what is held, and everything after it. */
  letGo(): void;
  close(): void;
}

/** Opens a way to a port of this machine. */
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
