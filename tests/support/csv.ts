import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { TestApp } from './app.ts';
import { type Credentials, type RestResult, rest } from './clients.ts';

type Rows = Record<string, string>[];

/** Exports a list as CSV with `GET`. */
export async function exported(app: TestApp, as: Credentials, path: string): Promise<string> {
  const response = await fetch(`${app.url}/api/v1${path}`, {
    headers: {
      accept: 'text/csv',
      authorization: `Bearer ${as.token}`,
      ...(as.academyId !== undefined && { 'x-academy-id': as.academyId }),
    },
  });
  return response.text();
}

/** Imports a file into a list with `POST`: `imported(app, admin, '/fees', file)`. */
export async function imported(app: TestApp, as: Credentials, path: string, csv: string): Promise<RestResult> {
  const headers = { ...as.headers, 'content-type': 'text/csv' };
  return rest(app, { ...as, headers }, 'POST', `${path}/import`, csv);
}

/** Returns the rows of an export by column names, so that a test can change them. */
export const rowsOf = (csv: string): Rows => parse(csv, { columns: true });

/** Returns rows as a CSV file with the columns of the first row. */
export const fileOf = (rows: readonly Record<string, string | undefined>[]): string =>
  stringify(rows as Rows, { header: true, columns: Object.keys(rows[0] ?? {}) });
