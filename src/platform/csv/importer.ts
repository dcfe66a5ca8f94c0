import type { SqlEntityManager } from '@mikro-orm/sql';
import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import type { ImportColumns } from './import-columns.ts';
import type { Named } from './import-known.ts';
import type { ImportRow } from './import-row.ts';

/** What a feature says of the import of its records; the fields of errors are those of its inputs. */
export interface Importer<R extends VersionedTenantRecord, Create extends object, Update extends object>
  extends Named<R> {
  readonly columns: ImportColumns<Create, Update>;
  /** Fields by the names of the database's keys that rows may break together. */
  readonly uniqueKeys?: Readonly<{ [key: string]: string }>;
  /**
   * Begins in the transaction of the import: locks what comes before the records, in the order that everybody locks in, and
   * finds what rows refer to.
   */
  begin(em: SqlEntityManager, rows: readonly ImportRow[]): Promise<ImportWork<R, Create, Update>>;
}

/** A row, and the record that it is about. */
export interface NextRow<R> {
  readonly row: ImportRow;
  readonly record: R | null;
}

/** The import of a file in its transaction. What is refused by BAD_USER_INPUT is told of the row. */
export interface ImportWork<R, Create, Update> {
  /** Refuses more new records than there may be. */
  admit?(added: number): Promise<void>;
  /** How many records a row writes besides its own; none unless it is said. */
  besides?(row: ImportRow): number;
  /** Reads what the next rows need, once for all of them; their records are null where they are new. */
  load?(next: readonly NextRow<R>[]): Promise<void>;
  /** What is exported of a record and is none of its own properties. */
  shown?(record: R, row: ImportRow): { readonly [field: string]: unknown };
  /** Makes a record; those that are answered are written with others. */
  create(input: Create, row: ImportRow): R | Promise<R>;
  /**
   * Changes a record, which is locked, by the values that differ from it; by all values of the row if the caller may not know
   * which those are.
   */
  change(record: R, changes: Update, row: ImportRow): void | Promise<void>;
  /** Ends what was begun, behind the last row. */
  end?(): Promise<void>;
}
