import { nextTurn } from '../database/turns.ts';

/** The position of a record in a CSV file, without its line end. */
export interface RecordPlace {
  /** The number of the record: 0 for the header line. Blank lines are counted too. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** The number of cells. */
  readonly cells: number;
  /** True if the record contains only delimiters, quotes and spaces. */
  readonly isBlank: boolean;
}

/** The number of characters to scan before other requests get a turn. */
const SCANNED = 65_536;

const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d];

/** The highest code of a character that counts as blank. */
const SPACE = 0x20;

/**
 * Finds the records of a CSV file and counts their cells. Stops when it has found more than `most` records. Does not
 * store the texts of cells: `readCsv` parses them after it has checked the numbers of records and cells. Other requests
 * can run during the scan.
 */
export async function findRecords(csv: string, delimiter: string, most: number): Promise<RecordPlace[]> {
  const places: RecordPlace[] = [];
  const separator = delimiter.charCodeAt(0);
  let [start, cells, isQuoted, isBlank] = [0, 1, false, true];
  for (let at = 0; at < csv.length; at++) {
    if (at % SCANNED === 0) await nextTurn();
    const code = csv.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) isBlank &&= code <= SPACE;
    else if (code === separator) cells++;
    else if (code === LF || code === CR) {
      places.push({ number: places.length, start, end: at, cells, isBlank });
      if (places.length > most) return places;
      if (code === CR && csv.charCodeAt(at + 1) === LF) at++;
      [start, cells, isBlank] = [at + 1, 1, true];
    } else isBlank &&= code <= SPACE;
  }
  if (start < csv.length) places.push({ number: places.length, start, end: csv.length, cells, isBlank });
  return places;
}
