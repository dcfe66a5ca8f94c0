import type { SqlEntityManager } from '@mikro-orm/sql';
import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import type { ImportColumns } from './import-columns.ts';
import type { Named } from './import-known.ts';
import type { ImportRow } from './import-row.ts';

/** The import of a feature's records. The fields of its errors are fields of its inputs. */
export interface Importer<R extends VersionedTenantRecord, Create extends object, Update extends object>
  extends Named<R> {
  readonly columns: ImportColumns<Create, Update>;
  /** The field that gets the error if rows violate a unique constraint, by the constraint's name. */
  readonly uniqueKeys?: Readonly<{ [key: string]: string }>;
  /**
   * Starts in the transaction of the import: locks the rows that precede the records in the common lock order, and finds
   * the records that rows refer to.
   */
  begin(em: SqlEntityManager, rows: readonly ImportRow[]): Promise<ImportWork<R, Create, Update>>;
}

/** A row, and the record that it names; null for a new record. */
export interface NextRow<R> {
  readonly row: ImportRow;
  readonly record: R | null;
}

/**
 * The import of a file in its transaction. If a method for a row throws BAD_USER_INPUT, the error is reported for that
 * row.
 */
export interface ImportWork<R, Create, Update> {
  /** Throws if the number of new records exceeds a limit. */
  admit?(added: number): Promise<void>;
  /** Returns the number of records that a row writes in addition to its own; by default none. */
  besides?(row: ImportRow): number;
  /** Reads the data that the next rows need, for all of these rows together; the record of a new row is null. */
  load?(next: readonly NextRow<R>[]): Promise<void>;
  /** Returns exported values that are not properties of the record. */
  shown?(record: R, row: ImportRow): { readonly [field: string]: unknown };
  /** Creates a record. It need not write the record: the import writes the returned records of several rows together. */
  create(input: Create, row: ImportRow): R | Promise<R>;
  /**
   * Changes a locked record. `changes` has the values of the row that differ from the record, or all values of the row
   * if the caller may not read the record.
   */
  change(record: R, changes: Update, row: ImportRow): void | Promise<void>;
  /** Completes the import after the last row. */
  end?(): Promise<void>;
}
