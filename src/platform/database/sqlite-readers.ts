import { type SqliteReader, startReader } from './sqlite-reader.ts';

/** Milliseconds after which a process that reads nothing ends. */
const IDLE_MS = 60_000;

/** How long reads are expected to take. Processes of long ones let others go first. */
export type ReadKind = 'short' | 'long';

/** The processes that read a file: they start when they are needed, and end when they are not for a while. */
export interface SqliteReaders {
  /** Takes a process that reads nothing, or starts one. */
  take(kind: ReadKind): SqliteReader;
  /** Keeps a process for the next read of a kind. */
  giveBack(reader: SqliteReader, kind: ReadKind): void;
  counts(): { readonly idle: number; readonly busy: number };
  /** Ends all of them. */
  end(): Promise<void>;
}

export function createSqliteReaders(path: string): SqliteReaders {
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
      // the one that was used last, so that the others end
      const known = idle[kind].pop();
      clearTimeout(known && timers.get(known));
      return known ?? start(kind);
    },
    giveBack(reader, kind) {
      if (!readers.has(reader)) return;
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
