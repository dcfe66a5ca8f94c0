import { readSync, writeSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { codeOf, messageOf } from '../errors/error-facts.ts';
import { processorTime } from './processor-time.ts';
import { prepareConnection } from './sqlite-connection.ts';
import { createAnswerWriter, MAX_TEXTS, type ReadAnswer, statementOf } from './sqlite-frames.ts';

// This process reads a SQLite file, whose path is its first argument. It receives statements on standard input, one at
// a time, and writes responses to standard output. It waits synchronously, because it has no other work. It ends when
// its parent ends.

const IN = 0;
const OUT = 1;

// ignores these signals: the parent decides when this process ends, because running requests still need its reads
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const database = new BetterSqlite(process.argv[2], { readonly: true, fileMustExist: true });
prepareConnection(database, () => undefined, MAX_TEXTS);

const texts = new Map<number, string>();
const write = createAnswerWriter();
const head = Buffer.allocUnsafeSlow(4);

// reports that the process is ready
send(write({ rows: [], duration: 0 }));
while (fill(head)) {
  const body = Buffer.allocUnsafe(head.readUInt32LE());
  if (!fill(body)) break;
  send(write(answerTo(body)));
}

function answerTo(body: Buffer): ReadAnswer {
  const { number, sql, parameters, forgotten } = statementOf(body);
  for (const each of forgotten) texts.delete(each);
  if (sql !== undefined) texts.set(number, sql);
  try {
    const statement = database.prepare(texts.get(number) ?? '');
    const began = processorTime();
    const rows = statement.all(parameters);
    return { rows, duration: processorTime() - began };
  } catch (error) {
    const code = codeOf(error);
    return { error: { message: messageOf(error), ...(code !== undefined && { code: String(code) }) } };
  }
}

/** Fills a buffer from standard input. Returns false at the end of the input. */
function fill(buffer: Buffer): boolean {
  for (let bytes = 0; bytes < buffer.length; ) {
    const read = readSync(IN, buffer, bytes, buffer.length - bytes, null);
    if (read === 0) return false;
    bytes += read;
  }
  return true;
}

function send(frame: Buffer): void {
  for (let bytes = 0; bytes < frame.length; ) bytes += writeSync(OUT, frame, bytes);
}
