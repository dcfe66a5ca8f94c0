import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { type ByteRange, namesInKey, type Storage, type StoredObject } from './storage.ts';
import { storageUnavailable } from './unavailable.ts';

/**
 * The name of the folder for uploads in progress. The name differs from the names of all academies' folders, which are
 * UUIDs.
 */
const TEMPORARY = '.uploads';

/** Stores objects as files of a local folder, which is created when it is needed. */
export function createLocalStorage(path: string): Storage {
  const folder = resolve(path);
  const pathOf = (key: string): string => {
    // refuses keys that `objectKey` did not create, because they could name files outside of the folder
    if (!namesInKey(key)) throw new Error('The key of a stored file is not valid.');
    return join(folder, key);
  };
  return {
    temporary: join(folder, TEMPORARY),
    signedUrl: async () => null,
    async put(key, from) {
      const to = pathOf(key);
      await available(async () => {
        await mkdir(dirname(to), { recursive: true });
        await move(from, to);
      });
    },
    get: (key, range) => available(() => openFile(pathOf(key), range)),
    delete: (key) => available(() => rm(pathOf(key), { force: true })),
    list: () => filesIn(folder),
  };
}

/** Moves a file. Copies it if the two paths are on different devices. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}

/** Opens the file before the response begins, so that a missing file is an error of the request. */
async function openFile(path: string, range: ByteRange | undefined): Promise<Readable> {
  const file = await open(path, 'r');
  return createReadStream('', { fd: file, ...range });
}

async function* filesIn(folder: string): AsyncIterable<StoredObject> {
  const academies = await readdir(folder).catch(() => []);
  for (const academy of academies) {
    const names = academy === TEMPORARY ? [] : await readdir(join(folder, academy)).catch(() => []);
    for (const name of names) {
      const key = `${academy}/${name}`;
      // the file may have been deleted since the folder was listed
      const facts = namesInKey(key) ? await stat(join(folder, key)).catch(() => null) : null;
      if (facts?.isFile()) yield { key, changedAt: facts.mtimeMs };
    }
  }
}

async function available<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageUnavailable(error);
  }
}
