import type { SqlEntityManager } from '@mikro-orm/sql';
import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import { nextTurn } from '../database/turns.ts';
import { AppError, type FieldErrors } from '../errors/app-error.ts';
import { snakeCase } from '../validation/messages.ts';
import { chunksByWeight } from './chunks.ts';
import { findKnown, type NamedRecord, STATE } from './import-known.ts';
import type { ImportCounts } from './import-payload.ts';
import { fieldsOf, type ImportRow } from './import-row.ts';
import type { Importer, ImportWork, NextRow } from './importer.ts';
import { throwRowErrors } from './row-errors.ts';
import { isSame } from './same-value.ts';

/** The maximum number of rows that one flush writes. More rows would delay other requests. */
const WRITTEN_AT_ONCE = 100;

/** The maximum number of records that one flush writes, including the further records of rows. */
const RECORDS_AT_ONCE = 300;

/**
 * Writes the rows of an import. If `maySee` is false, the result must not reveal stored values to the caller, so
 * every given value counts as a change.
 */
export class RowWriter<R extends VersionedTenantRecord, C extends object, U extends object> {
  readonly #em: SqlEntityManager;
  readonly #importer: Importer<R, C, U>;
  readonly #maySee: boolean;
  readonly #counts: ImportCounts = { created: 0, updated: 0, unchanged: 0 };
  readonly #conflicts: FieldErrors = {};
  #known: ReadonlyMap<ImportRow, NamedRecord> = new Map();
  #isRefused = false;

  constructor(em: SqlEntityManager, importer: Importer<R, C, U>, maySee: boolean) {
    this.#em = em;
    this.#importer = importer;
    this.#maySee = maySee;
  }

  /** Writes all rows. Throws the errors of all rows if any row has errors. */
  async write(all: readonly ImportRow[]): Promise<ImportCounts> {
    const rows = all.filter(({ isRead }) => isRead);
    const work = await this.#importer.begin(this.#em, rows);
    this.#known = await findKnown(this.#em, this.#importer, rows);
    const added = rows.filter((row) => !this.#known.has(row)).length;
    const full = added > 0 && work.admit ? await work.admit(added).then(() => null, refusal) : null;
    this.#isRefused = full !== null || rows.length < all.length;
    const weightOf = (row: ImportRow) => 1 + (work.besides?.(row) ?? 0);
    for (const some of chunksByWeight(rows, weightOf, { size: WRITTEN_AT_ONCE, most: RECORDS_AT_ONCE })) {
      await this.#writeSome(some, work);
    }
    if (!this.#isRefused) await work.end?.();
    throwRowErrors(all, this.#conflicts);
    if (full) throw full;
    return this.#counts;
  }

  async #writeSome(rows: readonly ImportRow[], work: ImportWork<R, C, U>): Promise<void> {
    // cleared, because a flush checks every entity in `em` for changes
    this.#em.clear();
    await nextTurn();
    const next = await this.#recordsOf(rows);
    await work.load?.(next);
    for (const { row, record } of next) {
      await nextTurn();
      if (record) await this.#change(record, row, work);
      else await this.#create(row, work);
      this.#isRefused ||= row.isRefused;
    }
    await nextTurn();
    if (!this.#isRefused) await this.#em.flush();
  }

  async #recordsOf(rows: readonly ImportRow[]): Promise<NextRow<R>[]> {
    const ids = rows.flatMap((row) => this.#known.get(row)?.id ?? []);
    const records = ids.length > 0 ? await this.#em.find(this.#importer.entity, { id: { $in: ids } }) : [];
    const recordOf = new Map(records.map((record) => [record.id, record]));
    return rows.map((row) => ({ row, record: recordOf.get(this.#known.get(row)?.id ?? '') ?? null }));
  }

  async #create(row: ImportRow, work: ImportWork<R, C, U>): Promise<void> {
    const { columns } = this.#importer;
    if (row.errors[row.at('id')]) return;
    const input = row.inputOf(columns.create, columns.fixed);
    const taken = new Set(fieldsOf(columns.create).map(({ name }) => name));
    for (const field of row.values.keys()) {
      if (!taken.has(field) || columns.fixed.has(field)) row.refuse(field, mustBeEmpty);
    }
    if (row.isRefused) return;
    await told(row, async () => void this.#em.persist(await work.create(input, row)));
    this.#counts.created++;
  }

  async #change(record: R, row: ImportRow, work: ImportWork<R, C, U>): Promise<void> {
    const { columns } = this.#importer;
    const known = this.#known.get(row);
    const input = row.inputOf(columns.update, columns.kept);
    const shown: { readonly [field: string]: unknown } = work.shown?.(record, row) ?? {};
    const storedOf = (field: string) => (field in shown ? shown[field] : Reflect.get(record, field));
    const given = Object.entries(input).filter(([, value]) => value !== undefined);
    const isOther = ([field, value]: [string, unknown]) => !isSame(value, storedOf(field));
    const changes = this.#maySee ? given.filter(isOther) : given;
    const taken = new Set(given.map(([field]) => field));
    const others = [...row.values].filter(([field]) => !taken.has(field) && !STATE.some((each) => each === field));
    const edited = others.filter(this.#maySee ? isOther : ([field]) => field !== known?.namedBy);
    const stale = STATE.find((field) => row.values.has(field) && row.values.get(field) !== known?.[field]);
    const isChanged = changes.length > 0;
    if (stale && (isChanged || !this.#maySee)) {
      this.#conflicts[row.at(stale)] = ['The record has been changed by somebody else since it was exported.'];
      this.#isRefused = true;
      return;
    }
    // if the record has changed since the export, a different value in the row need not be an edit by the client
    if (!stale) for (const [field] of edited) row.refuse(field, cannotChange);
    if (row.isRefused) return;
    if (!isChanged && this.#maySee) {
      this.#counts.unchanged++;
      return;
    }
    if (isChanged) {
      await told(row, () => work.change(record, Object.assign(new columns.update(), Object.fromEntries(changes)), row));
    }
    this.#counts.updated++;
  }
}

const cannotChange = (path: string): string => `The ${snakeCase(path)} field cannot be changed.`;
const mustBeEmpty = (path: string): string => `The ${snakeCase(path)} field must be empty for a new record.`;

const refusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  throw error;
};

/** Runs the work for a row, and adds the errors that it throws to the errors of the row. */
async function told(row: ImportRow, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
    row.takeOver(error.details.fields ?? {});
  }
}
