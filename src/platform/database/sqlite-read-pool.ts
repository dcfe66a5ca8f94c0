import { availableParallelism } from 'node:os';
import type { ConnectionCounts, ReadLimits } from './engine.ts';
import { PoolRead, type ReadOutcome, type ReadPool } from './pool-read.ts';
import type { ReadRows } from './sqlite-frames.ts';
import { createLane } from './sqlite-lane.ts';
import type { SentRead, SqliteReader } from './sqlite-reader.ts';
import { createSqliteReaders, type ReadKind, type SqliteReaders } from './sqlite-readers.ts';

/** Short reads that run at once. */
const SHORT_READS = Math.min(4, Math.max(3, availableParallelism()));

/** Long reads that run at once. */
const LONG_READS = 4;

/** Reads a SQLite file in processes beside this one, so that a read can be stopped and holds nothing up. */
export interface SqliteReadPool {
  /**
   * Resolves with the rows. Reads take turns by key. A read that exceeds its time is stopped and rejects with `timeout
   * expired`, as does one that no caller waits for.
   */
  read(key: string, statement: SentRead, limits?: ReadLimits): Promise<ReadRows>;
  /** The processes that were started, and the reads that wait. */
  counts(): ConnectionCounts;
  /** Ends all processes: reads that run or wait reject. */
  close(): Promise<void>;
}

/**
 * A pool of processes that read the file of a path. `usualTimeout`: milliseconds after which a read is stopped unless it has a limit
 * of its own; 0 is never. Processes start when they are needed, and end when they are not for a while.
 */
export const createSqliteReadPool = (path: string, usualTimeout: number): SqliteReadPool =>
  new ReaderPool(path, usualTimeout);

class ReaderPool implements SqliteReadPool, ReadPool {
  readonly #usualTimeout: number;
  readonly #readers: SqliteReaders;
  readonly #lanes = { short: createLane<PoolRead>(SHORT_READS), long: createLane<PoolRead>(LONG_READS) };
  #isClosed = false;

  constructor(path: string, usualTimeout: number) {
    this.#readers = createSqliteReaders(path);
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

  /** Makes a read that runs a long one: it goes on if there is a place, or begins anew later. */
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

  /** Begins the reads that there is a place for. */
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
      // stopped, or begun anew in another process
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

  /** Ends the process of a read that runs, or its wait. */
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
