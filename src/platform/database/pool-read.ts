import { clientGone } from '../errors/app-error.ts';
import type { ReadLimits } from './engine.ts';
import type { ReadRows } from './sqlite-frames.ts';
import type { SentRead, SqliteReader } from './sqlite-reader.ts';
import type { ReadKind } from './sqlite-readers.ts';

/** Milliseconds after which a read counts as long, regardless of the estimate. */
const SHORT_MS = 100;

/** The result of a read. */
export type ReadOutcome = ReadRows | { readonly error: unknown };

/** The functions of the pool that a read needs. */
export interface ReadPool {
  /** Ends the process of a read that runs, or its wait, and begins what waits for its place. */
  giveUp(read: PoolRead): void;
  /** Makes a read that runs a long one, so that short reads have its place. */
  prolong(read: PoolRead): void;
}

/** A requested read and its key: the reads of one key take turns with those of others. */
export interface AskedRead extends ReadLimits {
  readonly key: string;
  readonly statement: SentRead;
}

/** A read of a pool, until it is settled: it runs, or waits for a place. */
export class PoolRead {
  readonly key: string;
  readonly statement: SentRead;
  readonly rows: Promise<ReadRows>;
  kind: ReadKind;
  /** Present while it runs. */
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

  /** Notes that it begins to run, again if it has to begin anew. */
  begun(): void {
    if (this.kind === 'short') {
      this.#shortTimer = setTimeout(() => {
        this.watch();
        this.#pool.prolong(this);
      }, SHORT_MS);
    }
  }

  /** Gives up when the client is gone. Asked of reads that take a while only: most do not. */
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
