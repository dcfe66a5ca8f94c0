import { availableParallelism } from 'node:os';
import { clientGone } from '../errors/app-error.ts';
import type { ConnectionCounts, ReadLimits } from './engine.ts';
import type { ReadRows } from './sqlite-frames.ts';
import { createLane } from './sqlite-lane.ts';
import type { SentRead, SqliteReader } from './sqlite-reader.ts';
import { createSqliteReaders, type ReadKind } from './sqlite-readers.ts';

/** Short reads that run at once. */
const SHORT_READS = Math.min(4, Math.max(3, availableParallelism()));

/** Long reads that run at once. */
const LONG_READS = 4;

/** Milliseconds after which a read is a long one, whatever it was expected to be. */
const SHORT_MS = 100;

/** Reads a SQLite file in processes beside this one, so that a read can be stopped and holds nothing up. */
export interface SqliteReadPool {
  /**
   * Resolves with the rows. Those who ask, told apart by their keys, have their turns one after another. A read that takes longer
   * than its time is stopped and rejects with `timeout expired`, and so is one that nobody waits for.
   */
  read(key: string, statement: SentRead, limits?: ReadLimits): Promise<ReadRows>;
  /** The processes that were started, and the reads that wait. */
  counts(): ConnectionCounts;
  /** Ends all processes: reads that run or wait reject. */
  close(): Promise<void>;
}

interface Read {
  readonly key: string;
  readonly statement: SentRead;
  kind: ReadKind;
  /** Present while it runs. */
  reader?: SqliteReader | undefined;
  /** Called when the read begins to run, again if it has to begin anew. */
  begun(): void;
  settle(outcome: ReadRows | { error: unknown }): void;
}

/**
 * A pool of processes that read the file of a path. `usualTimeout`: milliseconds after which a read is stopped unless it has a limit
 * of its own; 0 is never. Processes start when they are needed, and end when they are not for a while.
 */
export function createSqliteReadPool(path: string, usualTimeout: number): SqliteReadPool {
  const lanes = { short: createLane<Read>(SHORT_READS), long: createLane<Read>(LONG_READS) };
  const readers = createSqliteReaders(path);
  let isClosed = false;

  function dispatch(): void {
    for (const kind of isClosed ? [] : (['short', 'long'] as const)) {
      for (let read = lanes[kind].next(); read; read = lanes[kind].next()) run(read, readers.take(kind));
    }
  }

  function run(read: Read, reader: SqliteReader): void {
    read.reader = reader;
    const done = (outcome: Parameters<Read['settle']>[0]) => {
      // stopped, or begun anew in another process
      if (read.reader !== reader) return;
      read.reader = undefined;
      lanes[read.kind].leave(read);
      readers.giveBack(reader, read.kind);
      read.settle(outcome);
      dispatch();
    };
    reader
      .run(read.statement, () => {
        if (read.reader === reader) read.begun();
      })
      .then(done, (error: unknown) => done({ error }));
  }

  /** Ends the process of a read that runs, or its wait. */
  function stop(read: Read): void {
    const { reader, kind } = read;
    if (reader) {
      read.reader = undefined;
      lanes[kind].leave(read);
      reader.end();
    } else lanes[kind].remove(read);
  }

  /** Makes a read that runs a long one, so that short reads have its place: it goes on if there is a place, or begins anew later. */
  function prolong(read: Read): void {
    if (!read.reader || read.kind === 'long') return;
    if (lanes.long.enter(read)) {
      lanes.short.leave(read);
      read.kind = 'long';
      read.reader.giveWay();
    } else {
      stop(read);
      read.kind = 'long';
      lanes.long.add(read);
    }
    dispatch();
  }

  return {
    read(key, statement, { isLong = false, timeout = usualTimeout, gone } = {}) {
      return new Promise((resolve, reject) => {
        let signal: AbortSignal | undefined;
        let shortTimer: NodeJS.Timeout | undefined;
        const timer = timeout > 0 ? setTimeout(() => giveUp(new Error('timeout expired')), timeout) : undefined;
        const leave = () => giveUp(clientGone());
        const read: Read = {
          ...{ key, statement, kind: isLong ? 'long' : 'short' },
          begun() {
            if (read.kind === 'short') shortTimer = setTimeout(() => prolong(watched()), SHORT_MS);
          },
          settle(outcome) {
            clearTimeout(timer);
            clearTimeout(shortTimer);
            signal?.removeEventListener('abort', leave);
            if ('rows' in outcome) resolve(outcome);
            else reject(outcome.error);
          },
        };

        /** Asks whether the client is still there only of reads that take a while: most do not. */
        function watched(): Read {
          signal ??= gone?.();
          if (signal?.aborted) leave();
          else signal?.addEventListener('abort', leave, { once: true });
          return read;
        }

        function giveUp(error: Error): void {
          stop(read);
          read.settle({ error });
          dispatch();
        }

        if (isClosed) return giveUp(new Error('timeout expired'));
        lanes[read.kind].add(read);
        dispatch();
        if (!read.reader || isLong) watched();
      });
    },
    counts: () => ({ ...readers.counts(), waiting: lanes.short.waiting() + lanes.long.waiting() }),
    async close() {
      isClosed = true;
      await readers.end();
    },
  };
}
