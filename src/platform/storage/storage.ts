import type { Readable } from 'node:stream';

/** The place of uploaded files, as the setting STORAGE names it. */
export type StorageLocation =
  | { readonly kind: 'local'; readonly folder: string }
  | { readonly kind: 's3'; readonly bucket: string; readonly region: string; readonly endpoint: string | null };

/** The place of uploaded files, with the credentials of a bucket. */
export type StorageOptions = StorageLocation & {
  readonly accessKeyId?: string;
  readonly secretAccessKey?: string;
  readonly sessionToken?: string;
};

/** The first and the last byte of a part of an object. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The facts about an object that a bucket stores or checks. */
export interface ObjectFacts {
  readonly type: string;
  readonly size: number;
  /** The SHA-256 of the content in hexadecimal digits. */
  readonly sha256: string;
}

/** The headers of the response with the object, and the seconds for which the address is valid. */
export interface SignedUrlOptions {
  readonly type: string;
  readonly disposition: string;
  readonly seconds: number;
}

/** An object that is stored. */
export interface StoredObject {
  readonly key: string;
  /** The time of the last change in milliseconds since 1970. */
  readonly changedAt: number;
}

/**
 * Stores objects by their keys: `{academy_id}/{file_id}`. Each function throws SERVICE_UNAVAILABLE if the storage is
 * not available.
 */
export interface Storage {
  /** The folder for uploads in progress. */
  readonly temporary: string;
  /** Stores the file at `path` under the key, and removes the file. */
  put(key: string, path: string, facts: ObjectFacts): Promise<void>;
  /** Returns the content, or a part of it. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes an object. Does nothing if it does not exist. */
  delete(key: string): Promise<void>;
  /**
   * Returns an address from which a client can load the object without the service. Returns null if the storage has no
   * such addresses.
   */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string | null>;
  /** Lists all objects. */
  list(): AsyncIterable<StoredObject>;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The region of a bucket if STORAGE names none. */
const USUAL_REGION = 'us-east-1';

/** Reads the setting STORAGE; null if it is invalid. */
export function parseStorage(text: string): StorageLocation | null {
  if (text.startsWith('local:')) {
    const folder = text.slice('local:'.length).trim();
    return folder === '' || folder.includes('\0') ? null : { kind: 'local', folder };
  }
  const [, bucket = '', query = ''] = /^s3:\/\/([^/?#]+)\/?(?:\?([^#]*))?$/.exec(text) ?? [];
  const parameters = new URLSearchParams(query);
  const endpoint = parameters.get('endpoint') || null;
  const isKnown = [...parameters.keys()].every((name) => name === 'endpoint' || name === 'region');
  if (!BUCKET.test(bucket) || !isKnown || (endpoint !== null && !isEndpoint(endpoint))) return null;
  const region = parameters.get('region') || USUAL_REGION;
  return { kind: 's3', bucket, region, endpoint: endpoint?.replace(/\/+$/, '') ?? null };
}

const isEndpoint = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** The ids that the key of a file's object contains. */
interface FileNames {
  readonly academyId: string;
  readonly fileId: string;
}

/** Parses a key that {@link objectKey} created. Returns null for any other text. */
export function namesInKey(key: string): FileNames | null {
  const [, academyId, fileId] = /^([0-9a-f-]{36})\/([0-9a-f-]{36})$/.exec(key) ?? [];
  return academyId !== undefined && fileId !== undefined ? { academyId, fileId } : null;
}

/** Returns the key of a file's object. */
export const objectKey = (academyId: string, fileId: string): string => `${academyId}/${fileId}`;
