import type { ClassType } from 'type-graphql';
import type { FieldErrors } from '../errors/app-error.ts';
import { declaredFields } from '../fields/declared-fields.ts';
import { camelCase, messages, snakeCase } from '../validation/messages.ts';
import { inputErrors } from '../validation/validate-input.ts';
import { type ReadValue, readerOf, toldReaderOf } from './cells.ts';
import { ImportRow } from './import-row.ts';
import type { CsvRow } from './read-csv.ts';

/** The columns of an imported file. */
export interface ImportedFields<Create extends object, Update extends object> {
  /** The class of the records: each exported field is a column with its REST name. */
  readonly record: ClassType | (abstract new () => object);
  /** The input classes for new and for existing records. A column is read-only if its field is in neither class. */
  readonly create: ClassType<Create>;
  readonly update: ClassType<Update>;
  /** The names of fields that an import never sets. */
  readonly fixed?: readonly string[];
  /** The names of fields that an import sets in new records, and never changes in existing ones. */
  readonly kept?: readonly string[];
  /**
   * The classes of values, by the names of their fields. A file may contain each part of such a value in a separate
   * column, such as `emergency_contact_name`.
   */
  readonly spread?: Readonly<Record<string, ClassType>>;
  /**
   * The names of further columns that identify other records, such as `student_number`. The importer of the feature
   * reads these columns.
   */
  readonly references?: readonly string[];
}

/** The columns of a file. */
export interface ImportColumns<Create extends object, Update extends object> {
  readonly names: ReadonlySet<string>;
  readonly create: ClassType<Create>;
  readonly update: ClassType<Update>;
  readonly fixed: ReadonlySet<string>;
  /** The fields that a row cannot change in an existing record, including `fixed`. */
  readonly kept: ReadonlySet<string>;
  /** Reads the cells of a row. */
  read(row: CsvRow): ImportRow;
}

type Take = (row: ImportRow, cell: string) => void;

/** Returns the columns of an import: see {@link ImportedFields}. */
export function importColumns<Create extends object, Update extends object>({
  record,
  create,
  update,
  fixed = [],
  kept = [],
  spread = {},
  references = [],
}: ImportedFields<Create, Update>): ImportColumns<Create, Update> {
  const columns = new Map<string, Take>();
  const left = new Set([...fixed, 'expectedVersion', 'idempotencyKey']);
  const recorded = declaredFields(record);
  // the input classes decide how their fields are read; all other fields are read in their exported form
  for (const type of [update, create]) {
    for (const declared of declaredFields(type)) {
      if (!left.has(declared.name)) columns.set(snakeCase(declared.name), field(declared.name, readerOf(declared)));
    }
  }
  for (const declared of recorded) {
    const name = snakeCase(declared.name);
    if (!columns.has(name)) columns.set(name, field(declared.name, toldReaderOf(declared)));
  }
  for (const [name, type] of Object.entries(spread)) {
    for (const declared of declaredFields(type)) {
      columns.set(
        `${snakeCase(name)}_${snakeCase(declared.name)}`,
        part(name, type, declared.name, readerOf(declared)),
      );
    }
  }
  for (const name of references) columns.set(name, (row, cell) => row.references.set(camelCase(name), cell));
  return {
    names: new Set(columns.keys()),
    create,
    update,
    fixed: left,
    kept: new Set([...left, ...kept]),
    read({ number, cells, problem }) {
      const row = new ImportRow(number, problem);
      for (const [name, cell] of cells) {
        // PostgreSQL rejects texts with the character NUL, even in searches
        if (cell.includes('\u0000')) row.refuse(camelCase(name), messages.format);
        else columns.get(name)?.(row, cell);
      }
      return row;
    },
  };
}

const field =
  (name: string, read: ReadValue): Take =>
  (row, cell) => {
    const value = read(cell, row.path + name, row.errors);
    if (value !== undefined) row.values.set(name, withParts(value, row.values.get(name) as object | undefined));
  };

/**
 * Merges the parts that were read from separate columns into a value. The parts take precedence over the column of the
 * whole value.
 */
const withParts = (value: unknown, parts: object | undefined): unknown =>
  parts === undefined ? value : assigned(value as object, parts);

/** Copies the properties of another object that are not undefined into the value, and returns the value. */
const assigned = (value: object, given: object): object =>
  Object.assign(value, Object.fromEntries(Object.entries(given).filter(([, item]) => item !== undefined)));

/** Reads a column that has only one part of a value, such as `emergency_contact_name`. */
const part =
  (within: string, type: ClassType, name: string, read: ReadValue): Take =>
  (row, cell) => {
    const prefix = `${row.path}${snakeCase(within)}_`;
    const path = camelCase(prefix + snakeCase(name));
    const errors: FieldErrors = {};
    const value = read(cell, path, errors);
    const texts = errors[path] ?? inputErrors(Object.assign(new type(), { [name]: value }), prefix)[prefix + name];
    if (texts) row.errors[path] = texts;
    else row.values.set(within, Object.assign(row.values.get(within) ?? new type(), { [name]: value }));
  };
