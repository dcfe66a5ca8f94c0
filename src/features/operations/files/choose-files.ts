import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { onQuestion } from '../../../platform/signals/signals.ts';
import type { NamedFile } from '../../../platform/storage/file-fields.ts';
import { filesChosen } from '../../../platform/storage/files-chosen.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { visibleAmong } from '../../../platform/tenancy/visibility.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { File } from './file.entity.ts';
import { fileReads } from './file.loaders.ts';
import { isNamed, wrongType } from './file-types.ts';

/**
 * Locks the files to which a record is about to refer, so that no other transaction deletes them. Returns an error for
 * each file that the caller cannot read, or whose type the column does not allow.
 */
export const onFilesChosen = onQuestion(filesChosen, async (ctx: RequestContext, em, named) => {
  const ids = [...new Set(named.map(({ id }) => id))].filter(isUuid);
  const locked = await lockRecords(em, File, await readableAmong(ctx, em, ids), { lock: 'shared' });
  const files = new Map(locked.map((file) => [file.id, file]));
  return Object.fromEntries(
    named.flatMap((each) => {
      const error = errorOf(each, files.get(each.id));
      return error === null ? [] : [[each.path, [error]]];
    }),
  );
});

/** Returns the error for a chosen file; null if there is none. `file` is absent if the caller cannot read the file. */
function errorOf({ path, types }: NamedFile, file: File | undefined): string | null {
  if (!file) return messages.selected(path);
  return !types || isNamed(file.mimeType, types) ? null : wrongType(path, types);
}

/**
 * Returns the given ids whose files the caller can read. If the transaction belongs to an academy that is not the
 * request's academy, returns only files that the caller uploaded.
 */
async function readableAmong(ctx: RequestContext, em: SqlEntityManager, ids: readonly string[]): Promise<Set<string>> {
  if (ctx.readContext && ctx.readContext.academyId === academyOf(em)) return visibleAmong(ctx, em, fileReads, ids);
  const own = await em.find(File, { id: { $in: [...ids] }, uploader: ctx.principal?.userId ?? '' });
  return new Set(own.map(({ id }) => id));
}
