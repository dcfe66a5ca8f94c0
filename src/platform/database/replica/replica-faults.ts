import { codeOf } from '../../errors/error-facts.ts';

/** PostgreSQL's error codes if the replica cancels a read because it conflicts with replay, or a read after that. */
const CANCELLED = new Set(['40001', '40P01', '25P02']);

/** PostgreSQL's error codes if the server stops, starts or has no free connections. */
const STOPPED = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '53300']);

/** The errors of sockets. */
const SOCKET = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;

/** The messages of the driver, whose errors have no code. */
const DRIVER =
  /^(Connection terminated|Query read timeout|timeout e|Client (has encountered a connection error|was closed))/;

/** Returns true if the replica cancelled a read, which may succeed on the primary. */
export const isCancelled = (error: unknown): boolean => CANCELLED.has(String(codeOf(error)));

/** Returns true if the server cannot be reached at present: it is stopped, starting or silent, or the network is down. */
export function isUnreachable(error: unknown): boolean {
  const code = String(codeOf(error) ?? '');
  return STOPPED.has(code) || code.startsWith('08') || SOCKET.test(code) || DRIVER.test(String(Object(error).message));
}

/** Returns true if the server sent nothing until the timeout of the read: it hangs, or the read is too slow. */
export const isSilent = (error: unknown): boolean => Object(error).message === 'Query read timeout';
