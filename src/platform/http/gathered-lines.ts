import { type DestinationStream, pino } from 'pino';

/**
 * The milliseconds for which lines are collected. Writing each line separately costs as much as reading its request.
 */
const GATHER_MS = 10;

/**
 * The maximum number of characters per write, unless a single line is longer. If two processes write to the same pipe,
 * the system does not mix writes of at most this number of bytes.
 */
const MOST = 4_096;

/**
 * Returns a stream that writes lines to standard output. Lines that arrive within {@link GATHER_MS} are written
 * together. When the process ends, the remaining lines are written.
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
  // registered before the exit listener of the stream itself, which writes everything that the stream has received
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
