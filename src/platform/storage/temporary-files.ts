import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The milliseconds after which an upload in progress counts as abandoned. No request takes that long. */
const ABANDONED = 60 * 60 * 1000;

/**
 * Removes the files of uploads that were interrupted by the end of a process. Files of uploads that are still in
 * progress stay.
 */
export async function removeAbandoned(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    // another process may remove the file first
    const facts = await stat(path).catch(() => null);
    if (facts?.isFile() && now - facts.mtimeMs > ABANDONED) await rm(path, { force: true });
  }
}
