import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { Request, Response } from 'express';
import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import { fragmentsOf } from '../src/platform/documents/selections.ts';
import { codeOf } from '../src/platform/errors/error-facts.ts';
import { compressStream } from '../src/platform/http/compression.ts';

/**
 * Matches text that a spreadsheet would run as a formula. `NUMBER` matches plain numbers, which may begin with a minus
 * and need no quote. Text that already looks quoted gets a second quote, so that an import restores the original text.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Returns a line of CSV, with its line end. Lists and objects become JSON. Text that a spreadsheet would run as a
 * formula gets a leading quote.
 */
function csvLine(values: readonly unknown[]): string {
  return stringify([values.map(cellOf)], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/**
 * Returns the CSV columns of a stored list operation. They are the fields that the operation always selects from a row,
 * without the relations from `include`. `rows` is the key of the rows.
 */
export function csvColumns(document: DocumentNode, rows = 'nodes'): string[] {
  const fragments = fragmentsOf(document);
  const fieldsOf = (set: SelectionSetNode): FieldNode[] =>
    set.selections
      .filter((node) => !node.directives?.length)
      .flatMap((node) => {
        if (node.kind === Kind.FIELD) return [node];
        const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
        return fragment ? fieldsOf(fragment.selectionSet) : [];
      });
  const keyOf = (field: FieldNode) => (field.alias ?? field.name).value;
  const find = (set: SelectionSetNode): SelectionSetNode | undefined => {
    for (const field of fieldsOf(set)) {
      if (keyOf(field) === rows) return field.selectionSet;
      const found = field.selectionSet && find(field.selectionSet);
      if (found) return found;
    }
    return undefined;
  };
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const nodes = operation && find(operation.selectionSet);
  return nodes ? [...new Set(fieldsOf(nodes).map(keyOf))] : [];
}

/**
 * The content type of lists in JSON. It includes the charset: otherwise, a client that requests JSON with a charset
 * would get 406.
 */
export const JSON_TYPE = 'application/json; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Returns true if a client prefers CSV to JSON for a list. */
export const wantsCsv = (req: Request): boolean => req.accepts([JSON_TYPE, CSV_TYPE]) === CSV_TYPE;

/** A page of an exported list. */
export interface CsvPage {
  readonly nodes: Record<string, unknown>[];
  readonly page: { more: boolean; end: string | null };
  /** The grouping of a report's rows. */
  readonly group_by?: string;
  /** The totals of all rows of a report. They are the last line, which begins with `total`. */
  readonly totals?: Record<string, unknown>;
}

/** The number of rows that are written together. Between two such portions, other requests can run. */
const ROWS_AT_ONCE = 250;

/** The number of listeners for one event of a response. Node.js warns of a leak if there are more. */
const MOST_LISTENERS = 20;

/** The error codes if the client closed the connection, before or after the first row. */
const IS_LEFT = new Set<unknown>(['ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** The rows of a list as CSV. Pages are read while rows are sent, so the whole list is never in memory. */
export class CsvRows {
  readonly #name: string;
  readonly #columns: readonly string[];
  readonly #first: CsvPage;
  readonly #read: (after: string | null) => Promise<CsvPage>;

  constructor(
    name: string,
    columns: readonly string[],
    first: CsvPage,
    read: (after: string | null) => Promise<CsvPage>,
  ) {
    this.#name = name;
    this.#columns = columns;
    this.#first = first;
    this.#read = read;
  }

  /**
   * Sends the rows. If there is an error after the first row, closes the connection, because half of a file must not
   * look complete.
   */
  async sendTo(res: Response): Promise<void> {
    res.set({
      'Content-Type': CSV_TYPE,
      'Content-Disposition': `attachment; filename="${this.#name}.csv"`,
    });
    compressStream(res);
    // the pipeline adds several listeners to those that a response usually has
    res.setMaxListeners(MOST_LISTENERS);
    try {
      await pipeline(Readable.from(this.#pieces()), res);
    } catch (error) {
      if (!IS_LEFT.has(codeOf(error))) throw error;
    }
  }

  /** Yields the header line, and then the lines of each page. */
  async *#pieces(): AsyncGenerator<string> {
    yield csvLine(this.#columns);
    for (let page = this.#first; ; page = await this.#read(page.page.end)) {
      for (let at = 0; at < page.nodes.length; at += ROWS_AT_ONCE) {
        await setImmediate();
        const rows = page.nodes.slice(at, at + ROWS_AT_ONCE);
        yield rows.map((row) => csvLine(this.#columns.map((column) => row[column]))).join('');
      }
      if (!page.page.more) break;
    }
    const { totals } = this.#first;
    if (totals) yield csvLine(this.#columns.map((column, index) => totals[column] ?? (index === 0 ? 'total' : null)));
  }
}
