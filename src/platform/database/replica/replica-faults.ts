import { codeOf } from '../../errors/error-facts.ts';
import { isUnreachable } from '../unreachable.ts';

/**
 * PostgreSQL's error codes for a read that the replica cancels because of a conflict with replay, and for later reads
 * in the same transaction.
 */
const CANCELLED = new Set(['40001', '40P01', '25P02']);

/**
 * Further error codes after which reads use the primary: the code for a dropped database, and all codes for errors of
 * connections and networks.
 */
const OF_REPLICA = /^(57P04|08|ECONN|EHOST|ENET|EAI_)/;

/** Returns true if the replica cancelled a read, which may succeed on the primary. */
export const isCancelled = (error: unknown): boolean => CANCELLED.has(String(codeOf(error)));

/** Returns true if the server cannot be reached at present: it is stopped, starting or silent, or the network is down. */
export const isReplicaDown = (error: unknown): boolean =>
  isUnreachable(error) || OF_REPLICA.test(String(codeOf(error) ?? ''));

/** Returns true if the server sent nothing until the timeout of the read: it hangs, or the read is too slow. */
export const isSilent = (error: unknown): boolean => Object(error).message === 'Query read timeout';
