import type { SqlEntityManager } from '@mikro-orm/sql';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { jobKind, onJob } from '../../../platform/jobs/job-kind.ts';
import { objectKey } from '../../../platform/storage/storage.ts';

const kind = jobKind<{ fileIds: readonly string[] }>('files.remove', { maxAttempts: 8 });

/**
 * Enqueues a job that deletes the contents of deleted files. The job runs after the transaction of `em` is committed.
 */
export async function removeObjects(em: SqlEntityManager, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0) await enqueue(em, kind, { fileIds });
}

export const onRemoveObjects = onJob(kind, async ({ academyId, services, signal }, { fileIds }) => {
  for (const id of fileIds) {
    signal.throwIfAborted();
    await services.storage.delete(objectKey(academyId, id));
  }
});
