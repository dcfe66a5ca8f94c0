import { type DestinationStream, pino } from 'pino';

/** Milliseconds for which lines are collected: writing each line separately costs as much as reading its request. */
const GATHER_MS = 10;

/**
 * The largest number of characters per write, unless a line is longer: up to this number of bytes, a pipe does not mix
 * in bytes from another process.
 */
const MOST = 4_096;

/**
 * Returns a stream that writes lines to standard output, together with other lines from the same few milliseconds.
 * Pending lines are written when the process ends.
 */
export function gatheredLines(): DestinationStream {
  let lines = '';
  let waiting: NodeJS.Timeout | undefined;
  const write = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    if (lines !== '') stream.write(lines);
    lines = '';
  };
  // registered before the stream's own exit listener, which writes all that the stream has received
  process.once('exit', write);
  const stream = pino.destination({ dest: process.stdout.fd, sync: false, maxWrite: MOST });
  return {
    write(line) {
      if (lines.length + line.length > MOST) write();
      lines += line;
      waiting ??= setTimeout(write, GATHER_MS);
    },
  };
}
