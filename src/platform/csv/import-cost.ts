import type { Scans } from '../graphql/cost.ts';

/** The cost of an import, regardless of its file: an operation may contain three imports. */
const IMPORT_COST = 5_000;

/** Rows that are counted, which is as many as a file may have. */
const MAX_COUNTED = 5_000;

/** Characters of a file that count as one row. */
const CHARACTERS_PER_ROW = 1_000;

/** Returns the cost of an import: by its file. */
export const importScans: Scans = (argument) => {
  const csv = argument('csv');
  return IMPORT_COST + (typeof csv === 'string' ? rowsIn(csv) + Math.ceil(csv.length / CHARACTERS_PER_ROW) : 0);
};

/** The line ends of a file, quoted ones included. */
function rowsIn(csv: string): number {
  const count = (lineEnd: string): number => {
    let rows = 0;
    for (let at = csv.indexOf(lineEnd); at >= 0 && rows < MAX_COUNTED; at = csv.indexOf(lineEnd, at + 1)) rows++;
    return rows;
  };
  return Math.max(count('\n'), count('\r'));
}
