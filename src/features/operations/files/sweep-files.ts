import { lockWhere } from '../../../platform/database/records.ts';
import { tenantTransaction } from '../../../platform/database/tenant-session.ts';
import { jobKind, onJob, type Schedule, systemJobKind } from '../../../platform/jobs/job-kind.ts';
import { namesInKey } from '../../../platform/storage/storage.ts';
import type { Services } from '../../../platform/tenancy/request-context.ts';
import { File } from './file.entity.ts';
import { removeFiles } from './file.service.ts';
import { usedAmong } from './file-references.sql.ts';

/** The number of milliseconds after which an unused file, or an object without a file, is deleted. */
const KEPT = 24 * 60 * 60 * 1000;

/** The maximum number of files that one transaction deletes. */
const MOST = 200;

const unused = jobKind<Record<string, never>>('files.sweep');

/** Deletes the files of an academy to which no record has referred for 24 hours. */
export const onFilesSweep = onJob(unused, async ({ academyId, id, services, signal }) => {
  const before = new Date(Date.now() - KEPT).toISOString();
  const actor = { userId: null, requestId: id };
  let found = MOST;
  while (found === MOST) {
    signal.throwIfAborted();
    found = await tenantTransaction(
      services.database,
      academyId,
      async (em) => {
        const old = await em.find(File, { unusedSince: { $lt: before } }, { fields: ['id'], limit: MOST });
        // checks again that no record refers to the files; the locks wait for transactions that store references to
        // them
        const files = await lockWhere(em, File, {
          id: { $in: old.map((file) => file.id) },
          unusedSince: { $lt: before },
        });
        const used = await usedAmong(
          em,
          files.map((file) => file.id),
        );
        const free = files.filter((file) => !used.has(file.id));
        await removeFiles(em, free);
        return free.length;
      },
      actor,
    );
  }
});

const orphans = systemJobKind<Record<string, never>>('files.sweep-objects');

/**
 * Deletes objects in the storage that belong to no file and are older than 24 hours. Such objects remain if a process
 * ends during an upload.
 */
export const onObjectsSweep = onJob(orphans, async ({ services, signal }) => {
  const before = Date.now() - KEPT;
  for await (const { key, changedAt } of services.storage.list()) {
    signal.throwIfAborted();
    if (changedAt < before && !(await hasFile(services, key))) await services.storage.delete(key);
  }
});

/**
 * Returns true if the object with this key belongs to a file. Also returns true for an object that the service did not
 * store, so that such an object is not deleted.
 */
async function hasFile({ database }: Services, key: string): Promise<boolean> {
  const names = namesInKey(key);
  if (!names) return true;
  return tenantTransaction(database, names.academyId, async (em) => (await em.count(File, { id: names.fileId })) > 0);
}

export const fileSchedules: readonly Schedule[] = [
  { name: 'files.sweep', cron: '25 * * * *', kind: unused },
  { name: 'files.sweep-objects', cron: '50 3 * * *', kind: orphans },
];
