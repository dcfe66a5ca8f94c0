import type { SqlEntityManager } from '@mikro-orm/sql';
import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import type { ImportColumns } from './import-columns.ts';
import type { Named } from './import-known.ts';
import type { ImportRow } from './import-row.ts';

/** The import of a feature's records; the fields of errors are those of its inputs. */
export interface Importer<R extends VersionedTenantRecord, Create extends object, Update extends object>
  extends Named<R> {
  readonly columns: ImportColumns<Create, Update>;
  /** Fields by the names of the database's keys that rows may break together. */
  readonly uniqueKeys?: Readonly<{ [key: string]: string }>;
  /**
   * Begins in the transaction of the import: locks the rows that precede the records in the common lock order, and finds
   * the records that rows refer to.
   */
  begin(em: SqlEntityManager, rows: readonly ImportRow[]): Promise<ImportWork<R, Create, Update>>;
}

/** A row, and the record that it is about. */
export interface NextRow<R> {
  readonly row: ImportRow;
  readonly record: R | null;
}

/** The import of a file in its transaction. A BAD_USER_INPUT is reported for the row. */
export interface ImportWork<R, Create, Update> {
  /** Refuses more new records than there may be. */
  admit?(added: number): Promise<void>;
  /** How many records a row writes besides its own; none unless it is said. */
  besides?(row: ImportRow): number;
  /** Reads what the next rows need, once for all of them; their records are null where they are new. */
  load?(next: readonly NextRow<R>[]): Promise<void>;
  /** Returns exported values that are not the record's own properties. */
  shown?(record: R, row: ImportRow): { readonly [field: string]: unknown };
  /** Creates a record; returned records are written together with others. */
  create(input: Create, row: ImportRow): R | Promise<R>;
  /**
   * Changes a record, which is locked, by the values that differ from it; by all values of the row if the caller may not know
   * which those are.
   */
  change(record: R, changes: Update, row: ImportRow): void | Promise<void>;
  /** Completes the import, after the last row. */
  end?(): Promise<void>;
}
