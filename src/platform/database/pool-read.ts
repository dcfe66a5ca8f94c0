import { clientGone } from '../errors/app-error.ts';
import type { ReadLimits } from './engine.ts';
import type { ReadRows } from './sqlite-frames.ts';
import type { SentRead, SqliteReader } from './sqlite-reader.ts';
import type { ReadKind } from './sqlite-readers.ts';

/** A read that takes longer than this number of milliseconds counts as long, even if a short read was expected. */
const SHORT_MS = 100;

export type ReadOutcome = ReadRows | { readonly error: unknown };

/** The methods of the pool that a read calls. */
export interface ReadPool {
  /** If the read runs, stops its process. If it waits, removes it from the queue. Then starts the next waiting read. */
  giveUp(read: PoolRead): void;
  /** Makes a running read a long read, which frees its slot for short reads. */
  prolong(read: PoolRead): void;
}

/** A requested read and its key. Reads with different keys take turns. */
export interface AskedRead extends ReadLimits {
  readonly key: string;
  readonly statement: SentRead;
}

/** A read in a pool. It runs, or waits for a slot, until its promise is settled. */
export class PoolRead {
  readonly key: string;
  readonly statement: SentRead;
  readonly rows: Promise<ReadRows>;
  kind: ReadKind;
  /** The process that runs the read; undefined while the read waits. */
  reader: SqliteReader | undefined;
  readonly #pool: ReadPool;
  readonly #gone: ReadLimits['gone'];
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #leave = () => this.#giveUp(clientGone());
  #shortTimer: NodeJS.Timeout | undefined;
  #signal: AbortSignal | undefined;
  #resolve!: (rows: ReadRows) => void;
  #reject!: (error: unknown) => void;

  constructor({ key, statement, isLong, timeout = 0, gone }: AskedRead, pool: ReadPool) {
    this.key = key;
    this.statement = statement;
    this.kind = isLong ? 'long' : 'short';
    this.#pool = pool;
    this.#gone = gone;
    this.#timer = timeout > 0 ? setTimeout(() => this.timeOut(), timeout) : undefined;
    this.rows = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /**
   * Starts the timer after which a slow read becomes a long read. The pool calls this method each time the read starts,
   * including restarts.
   */
  begun(): void {
    if (this.kind === 'short') {
      this.#shortTimer = setTimeout(() => {
        this.watch();
        this.#pool.prolong(this);
      }, SHORT_MS);
    }
  }

  /**
   * Stops the read if the client disconnects. Most reads are too short for this, so only reads that take a while are
   * watched.
   */
  watch(): void {
    this.#signal ??= this.#gone?.();
    if (this.#signal?.aborted) this.#leave();
    else this.#signal?.addEventListener('abort', this.#leave, { once: true });
  }

  timeOut(): void {
    this.#giveUp(new Error('timeout expired'));
  }

  settle(outcome: ReadOutcome): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#shortTimer);
    this.#signal?.removeEventListener('abort', this.#leave);
    if ('rows' in outcome) this.#resolve(outcome);
    else this.#reject(outcome.error);
  }

  #giveUp(error: Error): void {
    this.#pool.giveUp(this);
    this.settle({ error });
  }
}
