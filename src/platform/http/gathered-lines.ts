import { type DestinationStream, pino } from 'pino';

/** Milliseconds in which lines are gathered: to hand each of them to the system costs as much as to read its request. */
const GATHER_MS = 10;

/** Characters that are written at once, if lines are no longer: a pipe takes as many bytes without those of another process between. */
const MOST = 4_096;

/** Writes lines to standard output, those of some milliseconds together. The rest is written when the process ends. */
export function gatheredLines(): DestinationStream {
  let lines = '';
  let waiting: NodeJS.Timeout | undefined;
  const write = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    if (lines !== '') stream.write(lines);
    lines = '';
  };
  // ahead of the listener of the stream, which writes what it was given by then
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
