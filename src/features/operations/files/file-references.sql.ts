import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { engineOf, insertRows } from '../../../platform/database/bulk-rows.ts';
import { referTo } from '../../../platform/database/records.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inIds } from '../../../platform/loaders/read-model.ts';
import { now } from '../../../platform/time/now.ts';
import { File } from './file.entity.ts';
import { FileReference } from './file-reference.entity.ts';

/**
 * The ids of the files that a column of a record now refers to (`added`), and of those that it no longer refers to
 * (`removed`).
 */
export interface ChangedReferences {
  readonly resourceType: string;
  readonly resourceId: string;
  readonly field: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Stores the added references and deletes the removed ones. If no record refers to a file any more, sets `unusedSince`
 * of the file to the current time.
 */
export async function storeReferences(em: SqlEntityManager, change: ChangedReferences): Promise<void> {
  const { added, removed, ...column } = change;
  const { resourceId, field } = column;
  if (removed.length > 0) {
    const files = removed.map((id) => referTo(em, File, id));
    await em.nativeDelete(FileReference, { resourceId, field, file: { $in: files } });
  }
  await insertRows(
    em,
    FileReference,
    added.map((fileId) => ({ id: uuid(), fileId, ...column })),
  );
  if (added.length > 0) await em.nativeUpdate(File, { id: { $in: [...added] } }, { unusedSince: null });
  if (removed.length > 0) await markUnused(em, removed);
}

/** Sets `unusedSince` of files to the current time. Skips files to which a record still refers. */
async function markUnused(em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  const left = new Set(ids).difference(await usedAmong(em, ids));
  if (left.size > 0) await em.nativeUpdate(File, { id: { $in: [...left] } }, { unusedSince: now() });
}

/** Returns those of the given file ids to which records refer. */
export async function usedAmong(em: SqlEntityManager, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select distinct r.file_id as id from file_references r
      where r.academy_id = ${academyOf(em)} and ${inIds(sql`r.file_id`, ids, engineOf(em))}`,
  );
  return new Set(rows.map(({ id }) => id));
}
