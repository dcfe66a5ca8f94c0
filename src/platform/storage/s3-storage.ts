import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { requireValue } from '../errors/require-value.ts';
import { objectsIn } from './s3-listing.ts';
import type { ByteRange, ObjectFacts, SignedUrlOptions, Storage, StorageOptions, StoredObject } from './storage.ts';
import { storageUnavailable } from './unavailable.ts';

type BucketOptions = Extract<StorageOptions, { kind: 's3' }>;

/**
 * The maximum number of milliseconds for a request that transfers no content. `TRANSFER_MS` is the maximum for a
 * request with content.
 */
const REQUEST_MS = 10_000;
const TRANSFER_MS = 300_000;

/** The headers and the content of a request. */
interface Sent {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly headers?: Record<string, string>;
  readonly body?: Blob;
  readonly timeout?: number;
}

/**
 * Stores objects in a bucket of S3 or of a compatible service. Requests are signed with AWS Signature Version 4. If an
 * endpoint is set, the name of the bucket is the first part of the URL's path; otherwise, it is part of the host name.
 */
export function createS3Storage({ bucket, region, endpoint, ...credentials }: BucketOptions): Storage {
  const { accessKeyId = '', secretAccessKey = '', sessionToken } = credentials;
  const client = new AwsClient({
    ...{ accessKeyId, secretAccessKey, region, service: 's3' },
    ...(sessionToken !== undefined && { sessionToken }),
  });
  const origin = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  const urlOf = (key: string): string => `${origin}/${key}`;

  /** Sends a signed request. Throws SERVICE_UNAVAILABLE for every status that is not in `accepted`. */
  async function send(url: string, { method, headers = {}, body, timeout = REQUEST_MS }: Sent, accepted: number[]) {
    try {
      // the signature does not cover the content itself, but the header with the hash of the content
      const { headers: signed } = await client.sign(url, { method, headers });
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(url, { method, headers: signed, signal, ...(body && { body }) });
      if (accepted.includes(response.status)) return response;
      throw new Error(`The bucket responded to ${method} with ${response.status}: ${await response.text()}`);
    } catch (error) {
      throw storageUnavailable(error);
    }
  }

  async function put(key: string, path: string, { type, sha256 }: ObjectFacts): Promise<void> {
    const headers = { 'content-type': type, 'x-amz-content-sha256': sha256 };
    const body = await openAsBlob(path);
    await send(urlOf(key), { method: 'PUT', headers, body, timeout: TRANSFER_MS }, [200]);
    await rm(path, { force: true });
  }

  async function get(key: string, range?: ByteRange): Promise<Readable> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const accepted = range ? [206] : [200];
    const { body } = await send(urlOf(key), { method: 'GET', headers, timeout: TRANSFER_MS }, accepted);
    return Readable.fromWeb(requireValue(body) as ReadableStream);
  }

  async function signedUrl(key: string, { type, disposition, seconds }: SignedUrlOptions): Promise<string> {
    const url = new URL(urlOf(key));
    url.searchParams.set('X-Amz-Expires', String(seconds));
    url.searchParams.set('response-content-type', type);
    url.searchParams.set('response-content-disposition', disposition);
    return (await client.sign(url, { method: 'GET', aws: { signQuery: true } })).url;
  }

  async function* list(): AsyncIterable<StoredObject> {
    let from: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', ...(from !== null && { 'continuation-token': from }) });
      const page = objectsIn(await (await send(`${origin}/?${query}`, { method: 'GET' }, [200])).text());
      yield* page.objects;
      from = page.next;
    } while (from !== null);
  }

  return {
    temporary: join(tmpdir(), 'academy-uploads'),
    ...{ put, get, signedUrl, list },
    async delete(key) {
      await send(urlOf(key), { method: 'DELETE' }, [200, 204, 404]);
    },
  };
}
