import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { nextTurn } from '../database/turns.ts';
import { invalid, invalidField } from '../errors/app-error.ts';
import { itemAt } from '../errors/require-value.ts';
import { messages } from '../validation/messages.ts';
import { findRecords, type RecordPlace } from './find-records.ts';

/**
 * The maximum number of characters per record. Without this limit, an unclosed quote would make the whole file one
 * record.
 */
const MAX_RECORD = 1_000_000;

/** The maximum number of cells per record. Older spreadsheet programs have the same limit. */
const MAX_CELLS = 256;

/** The number of characters or records to parse before other requests get a turn. */
const PIECE = 8_192;
const PIECE_RECORDS = 100;

/** The maximum number of refused columns that an error lists. */
const MAX_BAD_COLUMNS = 100;

/** The maximum length of a column name in errors. */
const MAX_NAME = 50;

/**
 * Matches an apostrophe at the beginning of a cell. Spreadsheets use this apostrophe to mark a text, and the service
 * writes it in its own CSV files. Further apostrophes belong to the text.
 */
const NEUTRALISED = /^'(?='*[=+\-@\t\r])/;

/**
 * The possible delimiters between cells. Spreadsheets use no comma in countries where numbers contain a decimal comma.
 */
const DELIMITERS = [',', ';', '\t'];

/** A row of a file that is not blank. */
export interface CsvRow {
  /** The number of the row, from 1 for the first row below the header line. Blank rows are counted too. */
  readonly number: number;
  /**
   * The cells that are not empty, trimmed, by the names of their columns. The columns are in the order of the header
   * line.
   */
  readonly cells: ReadonlyMap<string, string>;
  /** An error of the whole row. */
  readonly problem: string | null;
}

/** The rules for a file. */
export interface CsvRules {
  /** The names that the header line may contain. */
  readonly columns: ReadonlySet<string>;
  /** The maximum number of rows below the header line. */
  readonly maxRows: number;
}

/**
 * Reads a CSV file with a header line. The delimiter is the comma or, if the header line has no comma, the semicolon or
 * the tab. Quotes, all kinds of line ends and a byte order mark are supported. Throws BAD_USER_INPUT if the file cannot
 * be read. The error is on the field `csv`, or on the field of a row (`rows.3`). Other requests can run while the file
 * is read.
 */
export async function readCsv(csv: string, { columns, maxRows }: CsvRules): Promise<CsvRow[]> {
  if (!csv.isWellFormed()) throw invalidField('csv', messages.format('csv'));
  const delimiter = delimiterOf(csv);
  const places = await findRecords(csv, delimiter, maxRows + 1);
  if (places.length > maxRows + 1) throw invalidField('csv', `The csv field must not have more than ${maxRows} rows.`);
  const [first, ...rest] = places;
  if (first && first.cells > MAX_CELLS)
    throw invalidField('csv', `The csv field must not have more than ${MAX_CELLS} columns.`);
  const read = [first, ...rest.filter(isRead)].filter((place) => place !== undefined);
  const cellsOf = await parseRecords(csv, read, delimiter);
  const header = first && cellsOf.get(first);
  if (!header || isBlank(header)) throw invalidField('csv', messages.required('csv'));
  const width = header.length;
  // spreadsheets add blank columns at the end
  const names = header.slice(0, header.findLastIndex((name) => name.trim() !== '') + 1).map((name) => name.trim());
  checkHeader(names, columns);
  const rows: CsvRow[] = [];
  for (const place of rest) {
    await nextTurn();
    const record = cellsOf.get(place);
    if (place.cells > MAX_CELLS && !place.isBlank) rows.push(misshapen(names, place.number));
    else if (record && !isBlank(record)) rows.push(rowOf(names, width, record, place.number));
  }
  return rows;
}

/**
 * Returns true if a record has to be parsed. This is false for blank lines, which are skipped, and for rows that are
 * too wide, which get an error.
 */
const isRead = ({ cells, start, end }: RecordPlace): boolean => end > start && cells <= MAX_CELLS;

/** Parses the records at some positions of a file. */
async function parseRecords(
  csv: string,
  places: readonly RecordPlace[],
  delimiter: string,
): Promise<Map<RecordPlace, string[]>> {
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_RECORD,
  });
  const pieces = Readable.from(piecesOf(csv, places));
  const records = new Map<RecordPlace, string[]>();
  try {
    for await (const record of pieces.pipe(parser)) records.set(itemAt(places, records.size), record);
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const place = places[Number(error.records)];
    const field = place?.number ? `rows.${place.number}` : 'csv';
    const isTooLong =
      error.code === 'CSV_MAX_RECORD_SIZE' && place && hasClosedQuotes(csv.slice(place.start, place.end));
    throw invalidField(field, isTooLong ? tooLong(field) : misquoted(field));
  } finally {
    pieces.destroy();
  }
}

const tooLong = (field: string): string =>
  field === 'csv'
    ? `The csv field must not have a header line of more than ${MAX_RECORD} characters.`
    : messages.atMostCharacters(field, MAX_RECORD);

const misquoted = (field: string): string =>
  `The ${field} field is not valid CSV: a quote is out of place or not closed.`;

/** Returns false if a quote in the text of a record is not closed, so that the record extends to the end of the file. */
const hasClosedQuotes = (record: string): boolean => record.split('"').length % 2 === 1;

/** Returns the first delimiter that occurs in the header line outside quoted names. */
function delimiterOf(csv: string): string {
  const end = csv.search(/[\r\n]/);
  const header = csv.slice(0, Math.min(end < 0 ? csv.length : end, MAX_RECORD));
  const names = header.replaceAll(/"[^"]*"/g, '');
  return DELIMITERS.find((delimiter) => names.includes(delimiter)) ?? ',';
}

/** Yields the text of some records in pieces. The parser does not pause within a piece. */
async function* piecesOf(csv: string, places: readonly RecordPlace[]): AsyncGenerator<string> {
  for (let at = 0; at < places.length; ) {
    const piece: string[] = [];
    for (let size = 0; at < places.length && size < PIECE && piece.length < PIECE_RECORDS; at++) {
      const { start, end } = itemAt(places, at);
      size += end - start;
      piece.push(csv.slice(start, end), '\n');
    }
    const text = piece.join('');
    for (let start = 0; start < text.length; start += PIECE) {
      await nextTurn();
      yield text.slice(start, start + PIECE);
    }
  }
}

function checkHeader(names: readonly string[], known: ReadonlySet<string>): void {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const [index, name] of names.entries()) {
    const quoted = JSON.stringify(name.slice(0, MAX_NAME));
    if (name === '') problems.push(`Column ${index + 1} has no name.`);
    else if (!known.has(name)) problems.push(`The column ${quoted} cannot be imported.`);
    else if (seen.has(name)) problems.push(`The column ${quoted} stands there twice.`);
    seen.add(name);
  }
  const more = problems.length - MAX_BAD_COLUMNS;
  if (more > 0) problems.splice(MAX_BAD_COLUMNS, more, moreErrors(more));
  if (problems.length > 0) throw invalid({ csv: problems });
}

/**
 * Returns the row for a record. `width` is the number of cells in the header line. Cells to the right of the named
 * columns must be blank.
 */
function rowOf(names: readonly string[], width: number, record: readonly string[], number: number): CsvRow {
  const cells = new Map<string, string>();
  if (record.length !== width || !isBlank(record.slice(names.length))) return misshapen(names, number);
  for (const [index, name] of names.entries()) {
    const cell = (record[index] ?? '').trim().replace(NEUTRALISED, '').trim();
    if (cell !== '') cells.set(name, cell);
  }
  return { number, cells, problem: null };
}

/** Returns a row with an error, which says that its number of cells differs from that of the header line. */
const misshapen = ({ length }: readonly string[], number: number): CsvRow => ({
  number,
  cells: new Map(),
  problem: `The rows.${number} field must have ${length} cells, as the header line has.`,
});

const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === '');

/** Returns the text that states how many more errors there are. */
export const moreErrors = (count: number): string => `${count} more errors are not listed.`;
