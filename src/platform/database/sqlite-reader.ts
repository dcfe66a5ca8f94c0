import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import { createAnswerCollector, frameOf, MAX_TEXTS, type ReadAnswer, type ReadRows } from './sqlite-frames.ts';

/** The SQL of a read and the values of its placeholders. */
export type SentRead = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** A process that reads a SQLite file, one statement at a time. Unlike a thread it can be ended in the middle of a statement. */
export interface SqliteReader {
  /** Runs a statement; `begun` is called once the process is up. Rejects with what SQLite or its driver found wrong. */
  run(statement: SentRead, begun: () => void): Promise<ReadRows>;
  /** Lets other processes of the machine go first, for as long as it lives. */
  giveWay(): void;
  /** Ends the process at once; the statement that it runs rejects. Resolves when the process is gone. */
  end(): Promise<void>;
}

const SCRIPT = new URL(`./sqlite-read-process${extname(import.meta.url)}`, import.meta.url);

/** Starts a process that reads a file. It keeps this one alive while it runs a statement only. `whenEnded`: once it is gone. */
export function startReader(path: string, whenEnded: () => void): SqliteReader {
  const child = spawn(process.execPath, ['--no-warnings', '--max-semi-space-size=4', fileURLToPath(SCRIPT), path], {
    stdio: ['pipe', 'pipe', 'inherit'],
    windowsHide: true,
  });
  const { stdin, stdout } = child;
  const sent = createSentTexts();
  let settle: ((answer: ReadAnswer) => void) | undefined;
  let isGone = false;
  let isReady = false;
  let ready: (() => void) | undefined;

  const handles = [child, stdin, stdout] as unknown as readonly { ref(): void; unref(): void }[];
  const keepAlive = (isNeeded: boolean) => {
    for (const handle of handles) isNeeded ? handle.ref() : handle.unref();
  };
  keepAlive(false);

  function answer(given: ReadAnswer): void {
    const settled = settle;
    settle = undefined;
    keepAlive(false);
    settled?.(given);
  }

  const gone = new Promise<void>((resolve) => {
    function fail(reason: string): void {
      if (isGone) return;
      isGone = true;
      whenEnded();
      answer({ error: { message: `The process that reads SQLite has ended: ${reason}.`, code: 'SQLITE_ABORT' } });
      resolve();
    }
    child.on('error', (error) => fail(error.message));
    child.on('exit', (code, signal) => fail(signal ?? `exit code ${code}`));
  });
  stdout.on(
    'data',
    createAnswerCollector((given) => {
      if (isReady) return answer(given);
      isReady = true;
      ready?.();
    }),
  );
  // what is written to a process that has just ended
  stdin.on('error', () => undefined);

  return {
    async run(statement, begun) {
      if (isReady) begun();
      else ready = begun;
      const given = await new Promise<ReadAnswer>((resolve) => {
        settle = resolve;
        keepAlive(true);
        if (isGone) answer({ error: { message: 'The process that reads SQLite has ended.', code: 'SQLITE_ABORT' } });
        else stdin.write(frameOf(sent(statement)));
      });
      if ('rows' in given) return given;
      throw errorOf(given.error);
    },
    giveWay() {
      if (isGone || child.pid === undefined) return;
      try {
        setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      } catch {
        // it has just ended, or the system does not let us
      }
    },
    async end() {
      if (isGone) return;
      keepAlive(true);
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Numbers the texts of statements for one process, which is sent each of them once while it is kept. */
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

/** What was thrown in a reading process: by the database, or by its driver, whose errors have no code. */
const errorOf = ({ message, code }: { message: string; code?: string }): Error =>
  code === undefined ? new TypeError(message) : new BetterSqlite.SqliteError(message, code);
