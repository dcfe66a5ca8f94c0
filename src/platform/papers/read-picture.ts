import { buffer } from 'node:stream/consumers';
import { objectKey, type Storage } from '../storage/storage.ts';
import { pictureSize } from './picture-size.ts';

/** The maximum number of bytes of a picture on a paper. */
const MOST_BYTES = 8 * 1024 * 1024;

/** A file of an academy, with the storage that has its content. */
export interface StoredPicture {
  readonly storage: Storage;
  readonly academyId: string;
  readonly fileId: string | null;
}

/**
 * Returns the bytes of a PNG or JPEG picture; null for other types, and for pictures that are too large. Throws
 * SERVICE_UNAVAILABLE if the storage fails, because the paper would have other bytes without its picture.
 */
export async function readPicture({ storage, academyId, fileId }: StoredPicture): Promise<Uint8Array | null> {
  if (fileId === null) return null;
  const content = await storage.get(objectKey(academyId, fileId), { start: 0, end: MOST_BYTES });
  const bytes = await buffer(content);
  return bytes.length <= MOST_BYTES && pictureSize(bytes) ? new Uint8Array(bytes) : null;
}
