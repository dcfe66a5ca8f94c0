import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { nextTurn } from '../database/turns.ts';
import { invalid, invalidField } from '../errors/app-error.ts';
import { messages } from '../validation/messages.ts';

/** Characters of a record; a quote that is not closed would make one of the whole file. */
const MAX_RECORD = 1_000_000;

/** Bytes that are read before others may have their turn. */
const PIECE = 32_768;

/** Refused columns that are told. */
const MAX_BAD_COLUMNS = 100;

/** Characters of a column's name that are told. */
const MAX_NAME = 50;

/** What a spreadsheet got as text by a quote before it, as our own CSV has it: before quotes that are meant as well. */
const NEUTRALISED = /^'(?='*[=+\-@\t\r])/;

/** Spreadsheets separate cells by what the country does not use in numbers. */
const DELIMITERS = [',', ';', '\t'];

/** A row of a file that is not blank. */
export interface CsvRow {
  /** Counted from 1 for the first one below the header line, blank ones included. */
  readonly number: number;
  /** The cells that are not empty, trimmed, by the names of their columns in the order of the header line. */
  readonly cells: ReadonlyMap<string, string>;
  /** What is wrong with the row as a whole. */
  readonly problem: string | null;
}

/** What a file may be. */
export interface CsvRules {
  /** The names that its header line may have. */
  readonly columns: ReadonlySet<string>;
  /** The most rows below the header line. */
  readonly maxRows: number;
}

/**
 * Reads a CSV file with a header line: commas (or semicolons, or tabs, where the header line has no comma), quotes, line ends
 * of any system, with or without a byte order mark. Throws BAD_USER_INPUT, in the field `csv` or in that of the row
 * (`rows.3`), for what cannot be read as such a file. Others have their turn meanwhile.
 */
export async function readCsv(csv: string, { columns, maxRows }: CsvRules): Promise<CsvRow[]> {
  if (!csv.isWellFormed()) throw invalidField('csv', messages.format('csv'));
  const [header, ...records] = await recordsOf(csv, maxRows);
  if (!header || isBlank(header)) throw invalidField('csv', messages.required('csv'));
  if (records.length > maxRows) throw invalidField('csv', `The csv field must not have more than ${maxRows} rows.`);
  const width = header.length;
  // spreadsheets leave blank columns at the end
  const names = header.slice(0, header.findLastIndex((name) => name.trim() !== '') + 1).map((name) => name.trim());
  checkHeader(names, columns);
  return records.flatMap((record, index) => (isBlank(record) ? [] : [rowOf(names, width, record, index + 1)]));
}

async function recordsOf(csv: string, maxRows: number): Promise<string[][]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(csv),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_RECORD,
  });
  const pieces = Readable.from(piecesOf(csv));
  const records: string[][] = [];
  try {
    for await (const record of pieces.pipe(parser)) {
      records.push(record);
      // the header line, and one too many
      if (records.length === maxRows + 2) break;
    }
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // the header line counts as a record before the first row
    const read = Number(error.records);
    const field = read === 0 ? 'csv' : `rows.${read}`;
    throw invalidField(field, `The ${field} field is not valid CSV: a quote is out of place or not closed.`);
  } finally {
    pieces.destroy();
  }
}

/** The first of the delimiters that the header line has outside of names. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.slice(0, MAX_RECORD).split(/[\r\n]/, 1);
  const names = header.replaceAll(/"[^"]*"/g, '');
  return DELIMITERS.find((delimiter) => names.includes(delimiter)) ?? ',';
}

async function* piecesOf(csv: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(csv);
  for (let start = 0; start < bytes.length; start += PIECE) {
    await nextTurn();
    yield bytes.subarray(start, start + PIECE);
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

/** `width`: the cells of the header line, of which those behind the names are blank. */
function rowOf(names: readonly string[], width: number, record: readonly string[], number: number): CsvRow {
  const cells = new Map<string, string>();
  if (record.length !== width || !isBlank(record.slice(names.length))) {
    const problem = `The rows.${number} field must have ${names.length} cells, as the header line has.`;
    return { number, cells, problem };
  }
  for (const [index, name] of names.entries()) {
    const cell = (record[index] ?? '').trim().replace(NEUTRALISED, '').trim();
    if (cell !== '') cells.set(name, cell);
  }
  return { number, cells, problem: null };
}

const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === '');

/** How refusals tell that there are more of them. */
export const moreErrors = (count: number): string => `${count} more errors are not listed.`;
