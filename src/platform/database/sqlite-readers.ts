import { type SqliteReader, startReader } from './sqlite-reader.ts';

/** The milliseconds without reads after which a process ends. */
const IDLE_MS = 60_000;

/** The expected duration of reads. Processes for long reads run with a lower priority. */
export type ReadKind = 'short' | 'long';

/** The processes that read a file. A process starts when it is needed, and ends after a time without reads. */
export interface SqliteReaders {
  /** Returns an idle process, or starts one. */
  take(kind: ReadKind): SqliteReader;
  /** Keeps a process for the next read of the same kind, or ends it if enough idle processes of this kind are kept. */
  giveBack(reader: SqliteReader, kind: ReadKind): void;
  counts(): { readonly idle: number; readonly busy: number };
  /** Ends all processes. */
  end(): Promise<void>;
}

/**
 * Creates the processes for the file at `path`. Keeps at most `kept` idle processes of each kind. Without this limit,
 * processes would gather on a busy machine: a short read that becomes a long one takes its process with it, and the next
 * short read starts another process.
 */
export function createSqliteReaders(path: string, kept: Record<ReadKind, number>): SqliteReaders {
  const readers = new Set<SqliteReader>();
  const idle: Record<ReadKind, SqliteReader[]> = { short: [], long: [] };
  const timers = new Map<SqliteReader, NodeJS.Timeout>();

  function forget(reader: SqliteReader): void {
    clearTimeout(timers.get(reader));
    timers.delete(reader);
    for (const kind of ['short', 'long'] as const) idle[kind] = idle[kind].filter((each) => each !== reader);
  }

  function start(kind: ReadKind): SqliteReader {
    const reader = startReader(path, () => {
      readers.delete(reader);
      forget(reader);
    });
    readers.add(reader);
    if (kind === 'long') reader.giveWay();
    return reader;
  }

  return {
    take(kind) {
      // takes the process that was used last, so that the others stay idle and end
      const known = idle[kind].pop();
      clearTimeout(known && timers.get(known));
      return known ?? start(kind);
    },
    giveBack(reader, kind) {
      if (!readers.has(reader)) return;
      if (idle[kind].length >= kept[kind]) return void reader.end();
      idle[kind].push(reader);
      const end = () => {
        forget(reader);
        reader.end();
      };
      timers.set(reader, setTimeout(end, IDLE_MS).unref());
    },
    counts() {
      const unused = idle.short.length + idle.long.length;
      return { idle: unused, busy: readers.size - unused };
    },
    async end() {
      await Promise.all([...readers].map((reader) => reader.end()));
    },
  };
}
