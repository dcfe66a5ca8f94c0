import { sql } from 'kysely';
import type { ReadContext, ReadModel, Sql } from '../../../platform/loaders/read-model.ts';
import { referrersFor } from '../../../platform/storage/file-referrers.ts';
import { File } from './file.entity.ts';

const isOwn = ({ viewer }: ReadContext): Sql => sql`t.uploaded_by = ${viewer.userId}`;

/**
 * The read model for files. A viewer can read the files that the viewer uploaded, and the files of records that the
 * viewer can read.
 */
export const fileReads: ReadModel<File> = {
  entity: File,
  visibility: (context) => {
    const referrers = referrersFor(context);
    if (referrers.length === 0) return isOwn(context);
    return sql`(${isOwn(context)} or exists (select 1 from file_references r
      where r.academy_id = ${context.academyId} and r.file_id = t.id and (${sql.join(referrers, sql` or `)})))`;
  },
};

/** The read model for the files that the viewer uploaded. */
export const ownFileReads: ReadModel<File> = { entity: File, isOwn: true, visibility: isOwn };
