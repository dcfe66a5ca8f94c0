import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import BetterSqlite from 'better-sqlite3';
import type { ConnectionCounts } from './engine.ts';
import type { Answer, SentStatement } from './sqlite-read-thread.ts';

/** Threads that read; each starts when it is needed first. */
const MAX_THREADS = Math.min(4, Math.max(2, availableParallelism()));

/** Threads that one key has at a time: the last one is for others. */
const MAX_THREADS_EACH = MAX_THREADS - 1;

/** Run the reads of a SQLite file beside this thread: however long one takes, it does not hold the process up. */
export interface SqliteThreads {
  /**
   * Answers the rows. Those who ask, told apart by their keys, have their turns one after another. A read that has begun
   * cannot be stopped: given up, it keeps its thread until it ends, and its key has no more of them meanwhile.
   */
  read(key: string, statement: SentStatement, timeout?: number): Promise<unknown[]>;
  /** The threads that were started, and the reads that wait. */
  counts(): ConnectionCounts;
  /** Ends them all: what is read then is given up. */
  close(): void;
}

interface Read {
  readonly statement: SentStatement;
  /** Ends it, in one way or another. */
  settle(answer: Answer): void;
}

/** The reads of one key. */
interface Queue {
  readonly key: string;
  readonly waiting: Set<Read>;
  running: number;
}

interface Thread {
  /** Runs a read; calls back when it is done. */
  run(read: Read, whenDone: () => void): void;
  end(): void;
}

/** Threads that read a file. After a timeout in milliseconds, the usual one or its own, a read is given up; 0 is never. */
export function createSqliteThreads(path: string, usualTimeout: number): SqliteThreads {
  const threads = new Set<Thread>();
  const idle = new Set<Thread>();
  // in the order of their turns
  const queues = new Map<string, Queue>();
  let isClosed = false;

  function threadFor(queue: Queue): Thread | undefined {
    if (isClosed || queue.running >= MAX_THREADS_EACH) return undefined;
    const [known] = idle;
    if (known || threads.size >= MAX_THREADS) return known;
    const thread = startThread(path, () => {
      threads.delete(thread);
      idle.delete(thread);
    });
    threads.add(thread);
    return thread;
  }

  function next(): void {
    for (const queue of queues.values()) {
      const [read] = queue.waiting;
      const thread = read && threadFor(queue);
      if (!thread) continue;
      queue.waiting.delete(read);
      // behind the others
      queues.delete(queue.key);
      queues.set(queue.key, queue);
      queue.running++;
      idle.delete(thread);
      thread.run(read, () => {
        if (threads.has(thread)) idle.add(thread);
        queue.running--;
        if (queue.running === 0 && queue.waiting.size === 0) queues.delete(queue.key);
        next();
      });
    }
  }

  return {
    read(key, statement, timeout = usualTimeout) {
      return new Promise((resolve, reject) => {
        const queue = queues.get(key) ?? { key, waiting: new Set(), running: 0 };
        const settle = (answer: Answer) => {
          clearTimeout(timer);
          if ('rows' in answer) resolve(answer.rows);
          else reject(errorOf(answer.error));
        };
        const read = { statement, settle };
        const timer = timeout > 0 ? setTimeout(giveUp, timeout) : undefined;
        if (isClosed) return giveUp();
        queues.set(key, queue);
        queue.waiting.add(read);
        next();

        function giveUp(): void {
          clearTimeout(timer);
          queue.waiting.delete(read);
          reject(new Error('timeout expired'));
        }
      });
    },
    counts() {
      const waiting = [...queues.values()].reduce((sum, queue) => sum + queue.waiting.size, 0);
      return { idle: idle.size, busy: threads.size - idle.size, waiting };
    },
    close() {
      isClosed = true;
      for (const thread of threads) thread.end();
    },
  };
}

/** What was thrown in a thread: by the database, or by its driver, which tells no code. */
const errorOf = ({ message, code }: { message: string; code?: string }): Error =>
  code === undefined ? new TypeError(message) : new BetterSqlite.SqliteError(message, code);

/** Starts a thread, which keeps the process alive while it reads, and not for being there. */
function startThread(path: string, whenEnded: () => void): Thread {
  const script = new URL(`./sqlite-read-thread${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(script, { workerData: path, execArgv: [] });
  worker.unref();
  let current: { read: Read; whenDone: () => void } | undefined;

  function answer(given: Answer): void {
    const answered = current;
    current = undefined;
    worker.unref();
    answered?.whenDone();
    answered?.read.settle(given);
  }

  function fail(message: string): void {
    whenEnded();
    answer({ error: { message, code: 'SQLITE_ABORT' } });
  }

  worker.on('message', answer);
  worker.on('error', (error) => fail(String(error)));
  worker.on('exit', () => fail('The thread that read has ended.'));

  return {
    run(read, whenDone) {
      current = { read, whenDone };
      worker.ref();
      worker.postMessage(read.statement);
    },
    end() {
      worker.terminate();
    },
  };
}
