import type { SqlEntityManager } from '@mikro-orm/sql';
import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import type { ImportColumns } from './import-columns.ts';
import type { Named } from './import-known.ts';
import type { ImportRow } from './import-row.ts';

/** The importer for a feature's records. It reports errors by the fields of its inputs. */
export interface Importer<R extends VersionedTenantRecord, Create extends object, Update extends object>
  extends Named<R> {
  readonly columns: ImportColumns<Create, Update>;
  /** The names of the fields that get an error if rows violate a unique constraint, by the name of the constraint. */
  readonly uniqueKeys?: Readonly<{ [key: string]: string }>;
  /**
   * Begins an import in its transaction. Locks the database rows that must be locked before the records. Finds the
   * records to which the rows of the file refer.
   */
  begin(em: SqlEntityManager, rows: readonly ImportRow[]): Promise<ImportWork<R, Create, Update>>;
}

/** A row and the record that it names. `record` is null if the row creates a new record. */
export interface NextRow<R> {
  readonly row: ImportRow;
  readonly record: R | null;
}

/**
 * The import of a file in its transaction. If a method that handles a row throws BAD_USER_INPUT, the import reports the
 * error for that row.
 */
export interface ImportWork<R, Create, Update> {
  /** Throws if the number of new records exceeds a limit. */
  admit?(added: number): Promise<void>;
  /**
   * Returns the number of further records that are written for a row, in addition to the row's own record. The default
   * is 0.
   */
  besides?(row: ImportRow): number;
  /** Reads the data that `create` and `change` need for the next rows. Called once for several rows. */
  load?(next: readonly NextRow<R>[]): Promise<void>;
  /** Returns the exported values that are not properties of the record. */
  shown?(record: R, row: ImportRow): { readonly [field: string]: unknown };
  /**
   * Creates a record. The import writes the returned records of several rows together, so this method need not write
   * the record.
   */
  create(input: Create, row: ImportRow): R | Promise<R>;
  /**
   * Changes a locked record. `changes` has the values of the row that differ from the record. If the caller may not
   * read the record, `changes` has all values of the row.
   */
  change(record: R, changes: Update, row: ImportRow): void | Promise<void>;
  /** Completes the import after the last row. */
  end?(): Promise<void>;
}
