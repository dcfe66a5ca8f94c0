import { ChangeSetType } from '@mikro-orm/core';
import type { FlushedChange } from '../../../platform/database/flushed-change.ts';
import { followFlushes } from '../../../platform/database/follow-flushes.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { type FileField, fileFieldsOf, filesIn } from '../../../platform/storage/file-fields.ts';
import { type ChangedReferences, storeReferences } from './file-references.sql.ts';

/**
 * When a flush writes records, stores the references from these records to files. Bulk statements bypass this
 * subscriber. A column with files must therefore be written through entities.
 */
export const followFileReferences = followFlushes(
  {
    changesIn: (written) => fileFieldsOf(written.meta.class).flatMap((field) => changeOf(written, field)),
    async write(em, changes) {
      if (!academyOf(em)) return;
      for (const change of changes) await storeReferences(em, change);
    },
  },
  'afterFlush',
);

/**
 * Returns a list with the change of a column: the files to which it newly refers, and the files to which it no longer
 * refers. The list is empty if the flush did not change these files.
 */
function changeOf(
  { entity, meta, payload, type, originalEntity }: FlushedChange,
  field: FileField,
): ChangedReferences[] {
  const isGone = type === ChangeSetType.DELETE || type === ChangeSetType.DELETE_EARLY;
  const isNew = type === ChangeSetType.CREATE;
  if (!isGone && !isNew && !(field.property in payload)) return [];
  const idsIn = (values: unknown) => new Set(filesIn(field, Object(values)[field.property]).map(({ id }) => id));
  const before = isNew ? new Set<string>() : idsIn(originalEntity);
  const after = isGone ? new Set<string>() : idsIn(entity);
  const added = [...after.difference(before)];
  const removed = [...before.difference(after)];
  if (added.length === 0 && removed.length === 0) return [];
  return [{ resourceType: meta.className, resourceId: entity.id, field: field.property, added, removed }];
}
