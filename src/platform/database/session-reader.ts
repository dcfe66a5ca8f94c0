import type { Database } from './database.ts';
import type { Reader, ReadLimits, ReadStatement } from './engine.ts';
import type { Presumption } from './presumption.ts';
import { createReadWriteLock } from './read-write-lock.ts';
import type { ReadRoute } from './replica/read-route.ts';

/** The context for a session's reads. */
export interface SessionReads {
  readonly academyId: string;
  /** Returns a signal that aborts when no caller waits for the rows any more. */
  readonly gone?: ReadLimits['gone'];
  /** The presumption that the caller still belongs to the academy. Rows are returned only after it is confirmed. */
  readonly presumption?: Presumption | undefined;
  /** Decides whether the reads may use the replica. If absent, the reads use the primary. */
  readonly route?: ReadRoute | undefined;
}

/** The connection for a session's reads. The first statement opens it, and all statements share it. */
export class SessionReader {
  readonly #database: Database;
  readonly #reads: SessionReads;
  // all statements share the connection, so closing it has to wait until they are sent
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
    // the check may write on another connection, so this request must not hold a connection while the check runs
    if (presumption && !isLast) await presumption.confirm();
    // the lock is held until the statement is sent, not until its rows arrive
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

  /** Closes the session's connection, then runs work that needs another connection. */
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
    const { academyId, gone, presumption, route } = this.#reads;
    const limits = { gone, route };
    // the primary checks the caller before the replica returns anything
    if (!this.#reading && this.#database.replica?.serves(limits)) await presumption?.confirm();
    this.#reading ??= this.#database.openReader(academyId, limits, presumption?.ahead());
    const rows = (await this.#reading).query(statement);
    // wrapped in an object: otherwise, the lock would be held until the rows arrive, and the end of the transaction
    // could not be sent together with the statement
    return { rows };
  }

  async #close(): Promise<void> {
    const open = this.#reading;
    this.#reading = undefined;
    if (open) await (await open).end();
  }
}
