import { Socket } from 'node:net';
import { gatherMessages } from './gather-messages.ts';

/** The number of bytes that a socket reads at once. */
const READ = 65_536;

/** The bytes that were read last, from any socket. They are processed before the next read, so sockets share them. */
const received = Buffer.allocUnsafeSlow(READ);

/**
 * Creates the socket of a connection to PostgreSQL. Each of its `data` events contains complete messages.
 *
 * A usual socket allocates memory for each read, and the driver joins the parts of a long message in buffers of twice the
 * size. For a response of 150 kB, these are 0.9 MB. V8 counts them as garbage, and then collected all garbage so often
 * that long responses took twice the processor time. This socket reuses its memory.
 */
export function createSocket({ ssl }: { readonly ssl?: unknown }): Socket {
  // TLS itself reads from the socket
  if (ssl) return new Socket();
  const callback = (length: number): boolean => {
    gather.take(received.subarray(0, length));
    return true;
  };
  // only the types of `connect`, which the driver calls, contain `onread`, but the constructor accepts it, too
  const socket = new Socket({ onread: { buffer: received, callback } } as object);
  const gather = gatherMessages((bytes) => void socket.emit('data', bytes));
  return socket;
}
