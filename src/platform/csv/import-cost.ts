import type { Scans } from '../graphql/cost.ts';

/**
 * The fixed cost of an import, in addition to the cost of its file. Because of this cost, an operation can contain at
 * most three imports.
 */
const IMPORT_COST = 5_000;

/** The number of rows at which counting stops. A file cannot have more rows. */
const MAX_COUNTED = 5_000;

/** The number of characters in a file that cost as much as one row. */
const CHARACTERS_PER_ROW = 1_000;

/** Returns the cost of an import by the size of its file. */
export const importScans: Scans = (argument) => {
  const csv = argument('csv');
  return IMPORT_COST + (typeof csv === 'string' ? rowsIn(csv) + Math.ceil(csv.length / CHARACTERS_PER_ROW) : 0);
};

/** Counts the line ends of a file, including line ends inside quoted cells. */
function rowsIn(csv: string): number {
  const count = (lineEnd: string): number => {
    let rows = 0;
    for (let at = csv.indexOf(lineEnd); at >= 0 && rows < MAX_COUNTED; at = csv.indexOf(lineEnd, at + 1)) rows++;
    return rows;
  };
  return Math.max(count('\n'), count('\r'));
}
