import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import { nextTurn } from '../database/turns.ts';
import { asFieldError } from '../database/unique-violation.ts';
import { mayReadResource } from '../permissions/resource-scopes.ts';
import { checkedKey, writeOnce } from '../tenancy/idempotency.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { ImportColumns } from './import-columns.ts';
import type { ImportCounts, ImportPayload } from './import-payload.ts';
import { type ImportRow } from './import-row.ts';
import type { Importer } from './importer.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { throwRowErrors } from './row-errors.ts';
import { RowWriter } from './row-writer.ts';

const MAX_ROWS = 5_000;

/**
 * The number of errors after which an import reads no further rows. Without this limit, the lists in a file could have
 * millions of bad items, and their errors would fill the memory.
 */
const MAX_READ_ERRORS = 50_000;

/** A file to import. If `dryRun` is true, nothing is changed. */
export interface CsvFile {
  readonly csv: string;
  readonly dryRun: boolean | null | undefined;
  /** The idempotency key: imports with the same key run only once. */
  readonly idempotencyKey?: string | null | undefined;
}

/**
 * Creates and changes records by the rows of a CSV file. If any cell is bad, writes nothing and reports an error for
 * each bad cell. Throws CONFLICT if a row would change a record, but the `version` or `updated_at` in the row is not
 * that of the record. A dry run writes the same rows and rolls them back. If too many imports are running, throws
 * SERVICE_UNAVAILABLE without waiting.
 */
export function importFile<R extends VersionedTenantRecord, C extends object, U extends object>(
  ctx: RequestContext,
  file: CsvFile,
  importer: Importer<R, C, U>,
): Promise<ImportPayload> {
  return ctx.importGate.run(ctx.session.academyId, () => importAdmitted(ctx, file, importer));
}

async function importAdmitted<R extends VersionedTenantRecord, C extends object, U extends object>(
  ctx: RequestContext,
  { csv, dryRun, idempotencyKey }: CsvFile,
  importer: Importer<R, C, U>,
): Promise<ImportPayload> {
  const { columns } = importer;
  const key = dryRun ? null : checkedKey(idempotencyKey);
  const input = key ? { file: createHash('sha256').update(csv).digest('hex') } : {};
  // an API key may have the write scope without the read scope
  const maySee = mayReadResource(ctx.principal?.scopes, importer.entity.name);
  const cells = await readCsv(csv, { columns: columns.names, maxRows: MAX_ROWS });
  const writeAll = () =>
    writeOnce(ctx, { operation: `import ${importer.entity.name}`, key, input }, async (em) => {
      const counts = await new RowWriter(em, importer, maySee).write(await readRows(columns, cells));
      if (dryRun) throw new Undone(counts);
      return { ...counts, dryRun: false };
    });
  try {
    // a concurrent request may have inserted a record with the same key; the second attempt finds that record
    return await writeAll().catch((error) => {
      if (error instanceof UniqueConstraintViolationException) return asFieldError(writeAll, importer.uniqueKeys ?? {});
      throw error;
    });
  } catch (error) {
    if (error instanceof Undone) return { ...error.counts, dryRun: true };
    throw error;
  }
}

/**
 * Reads the cells of all rows. If there are more than {@link MAX_READ_ERRORS} bad cells, stops reading and throws their
 * errors.
 */
async function readRows(
  columns: Pick<ImportColumns<object, object>, 'read'>,
  cells: readonly CsvRow[],
): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  let count = 0;
  for (const each of cells) {
    await nextTurn();
    const row = columns.read(each);
    rows.push(row);
    count += Object.keys(row.errors).length;
    if (count > MAX_READ_ERRORS) throwRowErrors(rows, {});
  }
  return rows;
}

/** Thrown to roll back the transaction of a dry run. */
class Undone extends Error {
  readonly counts: ImportCounts;

  constructor(counts: ImportCounts) {
    super('The import was a dry run.');
    this.counts = counts;
  }
}
