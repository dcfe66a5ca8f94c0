import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage, StorageOptions } from './storage.ts';
import { removeAbandoned } from './temporary-files.ts';

/** Creates the storage of the service, and begins to remove the files of interrupted uploads. */
export function createStorage(options: StorageOptions): Storage {
  const storage = options.kind === 's3' ? createS3Storage(options) : createLocalStorage(options.folder);
  void removeAbandoned(storage.temporary).catch(() => undefined);
  return storage;
}
