import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import { createAnswerCollector, frameOf, MAX_TEXTS, type ReadAnswer, type ReadRows } from './sqlite-frames.ts';

/** The SQL of a read and the values for its placeholders. */
export type SentRead = Pick<CompiledQuery, 'sql' | 'parameters'>;

/**
 * A process that reads a SQLite file, one statement at a time. Unlike a thread, the process can be killed during a
 * statement.
 */
export interface SqliteReader {
  /** Runs a statement. Calls `begun` when the process is ready. Rejects with the error of SQLite or of its driver. */
  run(statement: SentRead, begun: () => void): Promise<ReadRows>;
  /** Lowers the priority of the process for the rest of its life. */
  giveWay(): void;
  /** Kills the process, so that its running statement rejects. Resolves when the process has exited. */
  end(): Promise<void>;
}

const SCRIPT = new URL(`./sqlite-read-process${extname(import.meta.url)}`, import.meta.url);

/**
 * Starts a process that reads a file. This process can end while the child is idle, but not while the child runs a
 * statement. `whenEnded` is called once, when the child has exited.
 */
export const startReader = (path: string, whenEnded: () => void): SqliteReader => new ReaderProcess(path, whenEnded);

const ABORTED = 'SQLITE_ABORT';

class ReaderProcess implements SqliteReader {
  readonly #child: ReadingChild;
  readonly #sent = createSentTexts();
  readonly #gone: Promise<void>;
  #settle: ((answer: ReadAnswer) => void) | undefined;
  #isGone = false;
  #isReady = false;
  #ready: (() => void) | undefined;

  constructor(path: string, whenEnded: () => void) {
    const node = ['--no-warnings', '--max-semi-space-size=4', fileURLToPath(SCRIPT), path];
    this.#child = spawn(process.execPath, node, {
      stdio: ['pipe', 'pipe', 'inherit'],
      windowsHide: true,
    }) as ReadingChild;
    this.#keepAlive(false);
    this.#gone = new Promise((resolve) => {
      const fail = (reason: string): void => {
        if (this.#isGone) return;
        this.#isGone = true;
        whenEnded();
        const message = `The process that reads SQLite has ended: ${reason}.`;
        this.#answer({ error: { message, code: ABORTED } });
        resolve();
      };
      this.#child.on('error', (error) => fail(error.message));
      this.#child.on('exit', (code, signal) => fail(signal ?? `exit code ${code}`));
    });
    const collect = createAnswerCollector((given) => {
      if (this.#isReady) return this.#answer(given);
      this.#isReady = true;
      this.#ready?.();
    });
    this.#child.stdout.on('data', collect);
    // ignores errors from writing to a process that has just ended
    this.#child.stdin.on('error', () => undefined);
  }

  async run(statement: SentRead, begun: () => void): Promise<ReadRows> {
    if (this.#isReady) begun();
    else this.#ready = begun;
    const given = await new Promise<ReadAnswer>((resolve) => {
      this.#settle = resolve;
      this.#keepAlive(true);
      if (this.#isGone) {
        this.#answer({ error: { message: 'The process that reads SQLite has ended.', code: ABORTED } });
      } else this.#child.stdin.write(frameOf(this.#sent(statement)));
    });
    if ('rows' in given) return given;
    throw errorOf(given.error);
  }

  giveWay(): void {
    if (this.#isGone || this.#child.pid === undefined) return;
    try {
      setPriority(this.#child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // the process has just ended, or the system does not permit the change
    }
  }

  async end(): Promise<void> {
    if (this.#isGone) return;
    this.#keepAlive(true);
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  #answer(given: ReadAnswer): void {
    const settled = this.#settle;
    this.#settle = undefined;
    this.#keepAlive(false);
    settled?.(given);
  }

  #keepAlive(isNeeded: boolean): void {
    const { stdin, stdout } = this.#child;
    for (const handle of [this.#child, stdin, stdout]) isNeeded ? handle.ref() : handle.unref();
  }
}

/** A child process whose pipes are sockets: Node creates sockets, but its types do not declare them. */
type ReadingChild = ChildProcessByStdio<Socket, Socket, null>;

/**
 * Numbers the texts of statements for one reading process. A text is sent only when it is used first, and again after
 * the process has forgotten it.
 */
function createSentTexts() {
  let last = 0;
  let forgotten: number[] = [];
  const numbers = new LRUCache<string, number>({ max: MAX_TEXTS, dispose: (number) => forgotten.push(number) });
  return ({ sql, parameters }: SentRead) => {
    const known = numbers.get(sql);
    const number = known ?? ++last;
    if (known === undefined) numbers.set(sql, number);
    const message = { number, sql: known === undefined ? sql : undefined, parameters, forgotten };
    forgotten = [];
    return message;
  };
}

/** Returns the error that SQLite or its driver threw in a reading process. Errors of the driver have no code. */
const errorOf = ({ message, code }: { message: string; code?: string }): Error =>
  code === undefined ? new TypeError(message) : new BetterSqlite.SqliteError(message, code);
