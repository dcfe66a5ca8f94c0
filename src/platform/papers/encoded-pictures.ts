import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The parts of a picture that the library for PDF files computes from its pixels: its colours and its alpha channel. */
export interface EncodedPicture {
  readonly imgData: Uint8Array;
  readonly alphaChannel?: Uint8Array | undefined;
}

/** The maximum size of all pictures in the cache. A larger picture is not kept. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The pictures that the thread has encoded, by the hash of their content. Decoding and encoding a large picture takes
 * seconds, and an academy prints the same picture on each of its certificates.
 */
export const encodedPictures = new LRUCache<string, EncodedPicture>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ imgData, alphaChannel }) => imgData.length + (alphaChannel?.length ?? 0),
});

/** Returns the key of a picture in {@link encodedPictures}. */
export const pictureKey = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');
