import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The credentials that the fake accepts. */
export const S3_KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const REGION = 'eu-test-1';
const BUCKET = 'academy-files';

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  changedAt: number;
}

/**
 * A bucket of a fake S3 server on this machine. It refuses requests whose AWS Signature Version 4 is wrong or expired.
 */
export interface FakeS3 {
  /** The variables of a service that uses the bucket. */
  readonly environment: Record<string, string>;
  readonly objects: Map<string, StoredObject>;
  /** The refused requests, each with the reason. */
  readonly refused: string[];
  /** True while the fake responds to every request with 503. */
  isDown: boolean;
  stop(): Promise<void>;
}

/** The maximum number of objects in one response that lists objects. */
const PAGE = 2;

export async function startFakeS3(): Promise<FakeS3> {
  const fake = { objects: new Map<string, StoredObject>(), refused: [] as string[], isDown: false };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const reason = fake.isDown ? 'down' : refusalOf(req, body);
    if (reason) {
      fake.refused.push(`${req.method} ${req.url}: ${reason}`);
      res.writeHead(fake.isDown ? 503 : 403).end(`<Error><Message>${reason}</Message></Error>`);
    } else serve(fake.objects, req, { res, body });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    environment: {
      STORAGE: `s3://${BUCKET}?region=${REGION}&endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function serve(objects: Map<string, StoredObject>, req: IncomingMessage, { res, body }: Answer): void {
  const url = new URL(req.url ?? '', 'http://s3');
  const key = decodeURIComponent(url.pathname.slice(`/${BUCKET}/`.length));
  if (req.method === 'PUT') {
    objects.set(key, { bytes: body, type: String(req.headers['content-type']), changedAt: Date.now() });
    res.writeHead(200).end();
  } else if (req.method === 'DELETE') {
    objects.delete(key);
    res.writeHead(204).end();
  } else if (url.searchParams.has('list-type')) res.writeHead(200).end(listing(objects, url.searchParams));
  else sendObject(objects.get(key), req, { res, query: url.searchParams });
}

interface Answer {
  readonly res: ServerResponse;
  readonly body: Buffer;
}

function listing(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].toSorted().filter((key) => `&${key}` > after);
  const page = keys.slice(0, PAGE);
  const entries = page.map((key) => {
    const changed = new Date(objects.get(key)?.changedAt ?? 0).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${changed}</LastModified></Contents>`;
  });
  const next = keys.length > PAGE ? `<NextContinuationToken>&amp;${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
}

function sendObject(
  object: StoredObject | undefined,
  { headers }: IncomingMessage,
  { res, query }: { readonly res: ServerResponse; readonly query: URLSearchParams },
): void {
  if (!object) {
    res.writeHead(404).end();
    return;
  }
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const bytes = start === undefined ? object.bytes : object.bytes.subarray(Number(start), Number(end) + 1);
  res
    .writeHead(start === undefined ? 200 : 206, {
      'content-type': query.get('response-content-type') ?? object.type,
      'content-disposition': query.get('response-content-disposition') ?? 'attachment',
    })
    .end(bytes);
}

const hash = (value: string | Buffer): string => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Encodes a text as RFC 3986 and AWS require it. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the reason why a request is refused; null for a request with a valid signature. This is a second implementation
 * of AWS Signature Version 4, independent of the one that the service uses.
 */
function refusalOf(req: IncomingMessage, body: Buffer): string | null {
  const url = new URL(req.url ?? '', 'http://s3');
  if (!url.pathname.startsWith(`/${BUCKET}/`)) return 'another bucket';
  const signed = url.searchParams.has('X-Amz-Signature') ? inQuery(url) : inHeaders(req);
  if (!signed) return 'no signature';
  const { credential, headers, signature, date, seconds, payload } = signed;
  const [id, day, region, service, end] = credential.split('/');
  if (id !== S3_KEYS.accessKeyId || region !== REGION || service !== 's3' || end !== 'aws4_request') return 'scope';
  const at = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (day !== date.slice(0, 8) || !(Math.abs(Date.now() - at) < seconds * 1000)) return 'expired';
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== hash(body)) return 'another content';
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted();
  const lines = headers.map((name) => `${name}:${String(req.headers[name] ?? '').trim()}\n`);
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const canonical = [req.method, path, query.join('&'), lines.join(''), headers.join(';'), payload].join('\n');
  const scope = [day, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(hmac(`AWS4${S3_KEYS.secretAccessKey}`, day as string), region as string),
  );
  const expected = hmac(key, text);
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : 'signature';
}

function inQuery({ searchParams }: URL) {
  const get = (name: string): string => searchParams.get(name) ?? '';
  return {
    credential: get('X-Amz-Credential'),
    headers: get('X-Amz-SignedHeaders').split(';'),
    signature: get('X-Amz-Signature'),
    date: get('X-Amz-Date'),
    seconds: Number(get('X-Amz-Expires')),
    payload: 'UNSIGNED-PAYLOAD',
  };
}

function inHeaders({ headers }: IncomingMessage) {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const found = pattern.exec(headers.authorization ?? '');
  if (!found) return null;
  const [, credential = '', names = '', signature = ''] = found;
  return {
    ...{ credential, signature, headers: names.split(';'), seconds: 900 },
    date: String(headers['x-amz-date']),
    payload: String(headers['x-amz-content-sha256']),
  };
}
