import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { Request, Response } from 'express';
import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import { fragmentsOf } from '../src/platform/documents/selections.ts';
import { codeOf } from '../src/platform/errors/error-facts.ts';
import { compress } from '../src/platform/http/compression.ts';

/**
 * What a spreadsheet would run as a formula. Plain numbers may begin with a minus. What looks like one that got its quote
 * gets another, so that an import reads what was there.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A line of CSV, with its line end. Lists and objects are JSON; what a spreadsheet would run gets a quote before it. */
function csvLine(values: readonly unknown[]): string {
  return stringify([values.map(cellOf)], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** The columns of a stored list operation: what it always selects of a row, includes aside. `rows`: where these stand. */
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

/** What lists come as. With the charset: a client that names it would be told else that there is no such thing. */
export const JSON_TYPE = 'application/json; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Whether a client would rather have a list as CSV than as JSON. */
export const wantsCsv = (req: Request): boolean => req.accepts([JSON_TYPE, CSV_TYPE]) === CSV_TYPE;

/** A page of a list that is exported. */
export interface CsvPage {
  readonly nodes: Record<string, unknown>[];
  readonly page: { more: boolean; end: string | null };
  /** The grouping of a report's rows. */
  readonly group_by?: string;
  /** Of all rows of a report: the last line, which begins with `total`. */
  readonly totals?: Record<string, unknown>;
}

/** Rows that are written at once: others have their turn in between. */
const ROWS_AT_ONCE = 250;

/** Listeners of one event of a response, from which node warns of a leak. */
const MOST_LISTENERS = 20;

/** What is said where the client went away, before the first row or after it. */
const IS_LEFT = new Set<unknown>(['ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** All rows of a list as CSV: its pages are read while the answer is sent, so that none of it has to wait in memory. */
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

  /** Sends the rows. An error after the first of them ends the connection: half a file must not look whole. */
  async sendTo(res: Response): Promise<void> {
    res.set({
      'Content-Type': CSV_TYPE,
      'Content-Disposition': `attachment; filename="${this.#name}.csv"`,
    });
    compress(res);
    // the pipeline has several listeners of its own beside those that each response has
    res.setMaxListeners(MOST_LISTENERS);
    try {
      await pipeline(Readable.from(this.#pieces()), res);
    } catch (error) {
      if (!IS_LEFT.has(codeOf(error))) throw error;
    }
  }

  /** The header line, and then the lines of each page. */
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
