import type { Database } from './database.ts';
import type { Reader, ReadLimits, ReadStatement } from './engine.ts';
import type { Presumption } from './presumption.ts';
import { createReadWriteLock } from './read-write-lock.ts';

/** The context of a session's reads. */
export interface SessionReads {
  readonly academyId: string;
  /** Returns a signal that is aborted when no caller waits for the rows any more. */
  readonly gone?: ReadLimits['gone'];
  /** The presumption that the academy is the caller's: rows are returned only after it is confirmed. */
  readonly presumption?: Presumption | undefined;
}

/** The connection that a session reads on: opened by its first statement, and shared by all. */
export class SessionReader {
  readonly #database: Database;
  readonly #reads: SessionReads;
  // statements share the connection; what takes it away waits until they are sent
  readonly #lock = createReadWriteLock();
  #reading: Promise<Reader> | undefined;
  #released: Promise<void> | undefined;
  #isEnded = false;

  constructor(database: Database, reads: SessionReads) {
    this.#database = database;
    this.#reads = reads;
  }

  async run<Row>(statement: ReadStatement, isLast = false): Promise<Row[]> {
    const { presumption } = this.#reads;
    // what decides on a check may write, and must not wait for the connection that the request keeps
    if (presumption && !isLast) await presumption.confirm();
    // later statements on the connection follow it
    const sent = this.#lock.shared(() => this.#send(statement));
    if (isLast) {
      this.#released = this.release();
      this.#released.catch(() => undefined);
    }
    const { rows } = await sent;
    if (presumption) {
      rows.catch(() => undefined);
      await presumption.confirm();
    }
    return (await rows) as Row[];
  }

  /** Runs work that takes a connection of its own: the session's goes back first. */
  aside<T>(work: () => Promise<T>): Promise<T> {
    return this.#lock.exclusive(async () => {
      await this.#close();
      return work();
    });
  }

  release(): Promise<void> {
    return this.#lock.exclusive(() => this.#close());
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await this.release();
    await this.#released;
  }

  async #send(statement: ReadStatement): Promise<{ rows: Promise<unknown[]> }> {
    if (this.#isEnded) throw new Error('The request has been answered.');
    const { academyId, gone, presumption } = this.#reads;
    this.#reading ??= this.#database.openReader(academyId, { gone }, presumption?.ahead());
    const rows = (await this.#reading).query(statement);
    // not the promise itself: the lock would wait for the rows, and delay later statements
    return { rows };
  }

  async #close(): Promise<void> {
    const open = this.#reading;
    this.#reading = undefined;
    if (open) await (await open).end();
  }
}
