import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import { nextTurn } from '../database/turns.ts';
import { asFieldError } from '../database/unique-violation.ts';
import { mayReadResource } from '../permissions/resource-scopes.ts';
import { checkedKey, writeOnce } from '../tenancy/idempotency.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { ImportCounts, ImportPayload } from './import-payload.ts';
import { type ImportRow } from './import-row.ts';
import type { Importer } from './importer.ts';
import { readCsv } from './read-csv.ts';
import { RowWriter } from './row-writer.ts';

const MAX_ROWS = 5_000;

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
      const rows: ImportRow[] = [];
      for (const row of cells) {
        await nextTurn();
        rows.push(columns.read(row));
      }
      const counts = await new RowWriter(em, importer, maySee).write(rows);
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

/** Thrown to roll back the transaction of a dry run. */
class Undone extends Error {
  readonly counts: ImportCounts;

  constructor(counts: ImportCounts) {
    super('The import was a dry run.');
    this.counts = counts;
  }
}
