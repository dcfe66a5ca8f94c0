import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import { nextTurn } from '../database/turns.ts';
import { asFieldError } from '../database/unique-violation.ts';
import { AppError, type FieldErrors, invalid, refuseIfAny } from '../errors/app-error.ts';
import { mayReadResource } from '../permissions/resource-scopes.ts';
import { checkedKey, writeOnce } from '../tenancy/idempotency.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { snakeCase } from '../validation/messages.ts';
import { chunksByWeight } from './chunks.ts';
import type { ImportColumns } from './import-columns.ts';
import { findKnown, type Named, STATE } from './import-known.ts';
import type { ImportCounts, ImportPayload } from './import-payload.ts';
import { fieldsOf, type ImportRow } from './import-row.ts';
import { moreErrors, readCsv } from './read-csv.ts';
import { isSame } from './same-value.ts';

const MAX_ROWS = 5_000;

/** Bad cells that are told. */
const MAX_ERRORS = 100;

/** Rows that are written at once: more would keep other requests waiting for their turn. */
const WRITTEN_AT_ONCE = 100;

/** Records that are written at once, those that hang on the rows' own records included. */
const RECORDS_AT_ONCE = 300;

/** A file to import; `dryRun`: only to try. */
export interface CsvFile {
  readonly csv: string;
  readonly dryRun: boolean | null | undefined;
  /** Names the import, so that it is done once. */
  readonly idempotencyKey?: string | null | undefined;
}

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

/**
 * Makes and changes records by the rows of a CSV file: all of them or, with an error for each bad cell, none. A row whose
 * `version` or `updated_at` is not that of the record any more is a CONFLICT where it would change something. A dry run
 * does the same and undoes it. Throws SERVICE_UNAVAILABLE at once if too many imports are running.
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
  // an API key may have the scope to write only
  const maySee = mayReadResource(ctx.principal?.scopes, importer.entity.name);
  const cells = await readCsv(csv, { columns: columns.names, maxRows: MAX_ROWS });
  const writeAll = () =>
    writeOnce(ctx, `import ${importer.entity.name}`, key, input, async (em) => {
      const rows: ImportRow[] = [];
      for (const row of cells) {
        await nextTurn();
        rows.push(columns.read(row));
      }
      const counts = await writeRows(em, importer, rows, maySee);
      if (dryRun) throw new Undone(counts);
      return { ...counts, dryRun: false };
    });
  try {
    // somebody may give one of the keys to a record meanwhile: then that record is found
    return await writeAll().catch((error) => {
      if (error instanceof UniqueConstraintViolationException) return asFieldError(writeAll, importer.uniqueKeys ?? {});
      throw error;
    });
  } catch (error) {
    if (error instanceof Undone) return { ...error.counts, dryRun: true };
    throw error;
  }
}

/** Ends the transaction of a dry run. */
class Undone extends Error {
  readonly counts: ImportCounts;

  constructor(counts: ImportCounts) {
    super('The import was a dry run.');
    this.counts = counts;
  }
}

/**
 * Writes the rows. Unless the caller `maySee` what the records hold, nothing that they learn depends on whether a given value
 * is the stored one: every given value counts as a change.
 */
async function writeRows<R extends VersionedTenantRecord, C extends object, U extends object>(
  em: SqlEntityManager,
  importer: Importer<R, C, U>,
  all: readonly ImportRow[],
  maySee: boolean,
): Promise<ImportCounts> {
  const { entity, columns } = importer;
  const rows = all.filter(({ isRead }) => isRead);
  const work = await importer.begin(em, rows);
  const known = await findKnown(em, importer, rows);
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0 };
  const conflicts: FieldErrors = {};
  const added = rows.filter((row) => !known.has(row)).length;
  const full = added > 0 && work.admit ? await work.admit(added).then(() => null, refusal) : null;
  let isRefused = full !== null || rows.length < all.length;
  const weightOf = (row: ImportRow) => 1 + (work.besides?.(row) ?? 0);
  for (const some of chunksByWeight(rows, weightOf, { size: WRITTEN_AT_ONCE, most: RECORDS_AT_ONCE })) {
    // a flush looks at every entity there is
    em.clear();
    await nextTurn();
    const ids = some.flatMap((row) => known.get(row)?.id ?? []);
    const records = ids.length > 0 ? await em.find(entity, { id: { $in: ids } } as never) : [];
    const recordOf = new Map(records.map((record) => [record.id, record as R]));
    const next = some.map((row) => ({ row, record: recordOf.get(known.get(row)?.id ?? '') ?? null }));
    await work.load?.(next);
    for (const { row, record } of next) {
      await nextTurn();
      if (record) await change(record, row);
      else await create(row);
      isRefused ||= row.isRefused;
    }
    await nextTurn();
    if (!isRefused) await em.flush();
  }
  if (!isRefused) await work.end?.();
  tell(all, conflicts);
  if (full) throw full;
  return counts;

  async function create(row: ImportRow): Promise<void> {
    if (row.errors[row.at('id')]) return;
    const input = row.inputOf(columns.create, columns.fixed);
    const taken = new Set(fieldsOf(columns.create).map(({ name }) => name));
    for (const field of row.values.keys()) {
      if (!taken.has(field) || columns.fixed.has(field)) row.refuse(field, mustBeEmpty);
    }
    if (row.isRefused) return;
    await told(row, async () => void em.persist(await work.create(input, row)));
    counts.created++;
  }

  async function change(record: R, row: ImportRow): Promise<void> {
    const input = row.inputOf(columns.update, columns.kept);
    const shown: { readonly [field: string]: unknown } = work.shown?.(record, row) ?? {};
    const storedOf = (field: string) => (field in shown ? shown[field] : record[field as keyof R]);
    const given = Object.entries(input).filter(([, value]) => value !== undefined);
    const isOther = ([field, value]: [string, unknown]) => !isSame(value, storedOf(field));
    const changes = maySee ? given.filter(isOther) : given;
    const taken = new Set(given.map(([field]) => field));
    const others = [...row.values].filter(([field]) => !taken.has(field) && !STATE.includes(field as never));
    const edited = others.filter(maySee ? isOther : ([field]) => field !== known.get(row)?.namedBy);
    const stale = STATE.find((field) => row.values.has(field) && row.values.get(field) !== known.get(row)?.[field]);
    const isChanged = changes.length > 0;
    if (stale && (isChanged || !maySee)) {
      conflicts[row.at(stale)] = ['The record has been changed by somebody else since it was exported.'];
      isRefused = true;
      return;
    }
    // of an older state other values are no edits
    if (!stale) for (const [field] of edited) row.refuse(field, cannotChange);
    if (row.isRefused) return;
    if (!isChanged && maySee) {
      counts.unchanged++;
      return;
    }
    if (isChanged) {
      await told(row, () => work.change(record, Object.assign(new columns.update(), Object.fromEntries(changes)), row));
    }
    counts.updated++;
  }
}

const cannotChange = (path: string): string => `The ${snakeCase(path)} field cannot be changed.`;
const mustBeEmpty = (path: string): string => `The ${snakeCase(path)} field must be empty for a new record.`;

const refusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  throw error;
};

/** Notes of the row what the work refuses of it. */
async function told(row: ImportRow, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
    row.takeOver(error.details.fields ?? {});
  }
}

/** Throws what is wrong with the rows, in their order: the first of it, and how much more there is. */
function tell(rows: readonly ImportRow[], conflicts: FieldErrors): void {
  const told: FieldErrors = {};
  let count = 0;
  const add = (fields: FieldErrors): void => {
    for (const [field, texts] of Object.entries(fields)) if (++count <= MAX_ERRORS) told[field] = texts;
  };
  for (const row of rows) add(row.refusals);
  const isInput = count > 0;
  add(conflicts);
  if (count > MAX_ERRORS) told.rows = [moreErrors(count - MAX_ERRORS)];
  if (isInput) refuseIfAny(told);
  else if (count > 0) throw new AppError('CONFLICT', invalid(told).message, { fields: told });
}
