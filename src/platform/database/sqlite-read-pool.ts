import { availableParallelism } from 'node:os';
import type { ConnectionCounts, ReadLimits } from './engine.ts';
import { PoolRead, type ReadOutcome, type ReadPool } from './pool-read.ts';
import type { ReadRows } from './sqlite-frames.ts';
import { createLane } from './sqlite-lane.ts';
import type { SentRead, SqliteReader } from './sqlite-reader.ts';
import { createSqliteReaders, type ReadKind, type SqliteReaders } from './sqlite-readers.ts';

/** The maximum number of reads of each kind that run at the same time. */
const MOST_READS: Record<ReadKind, number> = { short: Math.min(4, Math.max(3, availableParallelism())), long: 4 };

/** Reads a SQLite file in other processes, so that a read can be stopped and does not block this process. */
export interface SqliteReadPool {
  /**
   * Returns the rows. Reads with different keys take turns. A read that exceeds its time limit is stopped, and
   * rejects with `timeout expired`. A read is also stopped, and rejects, if no caller waits for it any more.
   */
  read(key: string, statement: SentRead, limits?: ReadLimits): Promise<ReadRows>;
  /** Returns the numbers of idle and busy processes and of waiting reads. */
  counts(): ConnectionCounts;
  /** Ends all processes. Running and waiting reads reject. */
  close(): Promise<void>;
}

/**
 * Creates a pool of processes that read the file at `path`. A read without its own limit is stopped after
 * `usualTimeout` milliseconds; 0 means never. Processes start when they are needed, and end after a time without reads.
 */
export const createSqliteReadPool = (path: string, usualTimeout: number): SqliteReadPool =>
  new ReaderPool(path, usualTimeout);

class ReaderPool implements SqliteReadPool, ReadPool {
  readonly #usualTimeout: number;
  readonly #readers: SqliteReaders;
  readonly #lanes = { short: createLane<PoolRead>(MOST_READS.short), long: createLane<PoolRead>(MOST_READS.long) };
  #isClosed = false;

  constructor(path: string, usualTimeout: number) {
    this.#readers = createSqliteReaders(path, MOST_READS);
    this.#usualTimeout = usualTimeout;
  }

  read(
    key: string,
    statement: SentRead,
    { isLong = false, timeout = this.#usualTimeout, gone }: ReadLimits = {},
  ): Promise<ReadRows> {
    const read = new PoolRead({ key, statement, isLong, timeout, gone }, this);
    if (this.#isClosed) read.timeOut();
    else {
      this.#lanes[read.kind].add(read);
      this.#dispatch();
      if (!read.reader || isLong) read.watch();
    }
    return read.rows;
  }

  counts(): ConnectionCounts {
    const { short, long } = this.#lanes;
    return { ...this.#readers.counts(), waiting: short.waiting() + long.waiting() };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#readers.end();
  }

  giveUp(read: PoolRead): void {
    this.#stop(read);
    this.#dispatch();
  }

  /**
   * Makes a running read a long read. If a slot for long reads is free, the read continues. Otherwise, it is stopped
   * and starts again later.
   */
  prolong(read: PoolRead): void {
    const { short, long } = this.#lanes;
    if (!read.reader || read.kind === 'long') return;
    if (long.enter(read)) {
      short.leave(read);
      read.kind = 'long';
      read.reader.giveWay();
    } else {
      this.#stop(read);
      read.kind = 'long';
      long.add(read);
    }
    this.#dispatch();
  }

  /** Starts waiting reads while slots are free. */
  #dispatch(): void {
    if (this.#isClosed) return;
    for (const kind of KINDS) {
      const lane = this.#lanes[kind];
      for (let read = lane.next(); read; read = lane.next()) this.#run(read, this.#readers.take(kind));
    }
  }

  #run(read: PoolRead, reader: SqliteReader): void {
    read.reader = reader;
    const done = (outcome: ReadOutcome) => {
      // ignores the outcome if the read was stopped, or was started again in another process
      if (read.reader !== reader) return;
      read.reader = undefined;
      this.#lanes[read.kind].leave(read);
      this.#readers.giveBack(reader, read.kind);
      read.settle(outcome);
      this.#dispatch();
    };
    reader
      .run(read.statement, () => {
        if (read.reader === reader) read.begun();
      })
      .then(done, (error: unknown) => done({ error }));
  }

  /** If a read runs, stops its process. If it waits, removes it from the queue. */
  #stop(read: PoolRead): void {
    const { reader, kind } = read;
    if (reader) {
      read.reader = undefined;
      this.#lanes[kind].leave(read);
      reader.end();
    } else this.#lanes[kind].remove(read);
  }
}

const KINDS: readonly ReadKind[] = ['short', 'long'];
