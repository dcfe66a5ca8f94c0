import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite from 'better-sqlite3';
import { prepareConnection } from './sqlite-connection.ts';

/** What this thread is sent, again and again: it reads the SQLite file whose path it was started with. */
export interface SentStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What it answers: the rows, or what SQLite finds wrong. */
export type Answer = { readonly rows: unknown[] } | { readonly error: { message: string; code?: string } };

/** Statements that each thread keeps planned: what one has, the others have as well. */
const MAX_PREPARED = 200;

const database = new BetterSqlite(workerData as string, { readonly: true, fileMustExist: true });
prepareConnection(database, () => undefined, MAX_PREPARED);

parentPort?.on('message', ({ sql, parameters }: SentStatement) => parentPort?.postMessage(answerTo(sql, parameters)));

function answerTo(sql: string, parameters: readonly unknown[]): Answer {
  try {
    return { rows: database.prepare(sql).all(parameters) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { error: { message, code } };
  }
}
