import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { isFontFile } from '../platform/papers/coverage.ts';
import { parseStorage, type StorageLocation } from '../platform/storage/storage.ts';

const SECRET_BYTES = 32;

function checked(test: (text: string) => boolean, error: string) {
  return z.string(error).refine(test, error);
}

/** A whole number between two bounds. */
export function integer(min: number, max: number) {
  const isInRange = (text: string) => /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return checked(isInRange, `must be a whole number from ${min} to ${max}`).transform(Number);
}

export const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

const MAX_WORKERS = 256;

export const workers = checked(
  (text) => text === 'auto' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_WORKERS),
  `must be auto or a whole number from 1 to ${MAX_WORKERS}`,
).transform((text) => (text === 'auto' ? availableParallelism() : Number(text)));

export const metricsPort = checked(
  (text) => text === 'off' || (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535),
  'must be off or a whole number from 1 to 65535',
).transform((text) => (text === 'off' ? null : Number(text)));

export const trueOrFalse = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');

export const host = checked(isHost, 'must be a host name or an IP address');

export const databaseUrl = checked(isDatabaseUrl, 'must be sqlite:PATH, sqlite::memory: or postgresql://…');

export const directUrl = checked(
  (text) => isDatabaseUrl(text) && !text.startsWith('sqlite:'),
  'must be postgresql://…',
);

/** A streaming replica of the database. */
export const replicaUrl = checked(
  (text) => isDatabaseUrl(text) && !text.startsWith('sqlite:'),
  'must be postgresql://…, a streaming replica of DATABASE_URL',
);

/** The address of a service, without a slash at the end. */
export const serviceUrl = checked(
  isServiceUrl,
  'must be an http or https URL such as https://api.example.com, without query or credentials',
).transform((text) => text.replace(/\/+$/, ''));

/** The place of uploaded files: a folder, or a bucket of an S3-compatible service. */
export const storageUrl = checked(
  (text) => parseStorage(text) !== null,
  'must be local:FOLDER or s3://BUCKET?region=REGION&endpoint=https://…',
).transform((text) => parseStorage(text) as StorageLocation);

/** The address of a gateway. */
export const webUrl = checked(
  (text) => /^https?:\/\//.test(text) && URL.canParse(text),
  'must be an http or https URL such as https://sms.example.com/send',
);

/** A secret that signs requests. */
export const channelSecret = checked(
  (text) => /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(text),
  'must be whsec_ and at least 24 bytes in base64',
);

export const smtpUrl = checked(
  (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
  'must be smtp://USER:PASSWORD@HOST:PORT or smtps://…',
);

/** A mail address with an optional name: `no-reply@example.com` or `Academy <no-reply@example.com>`. */
export const mailAddress = checked(
  (text) => /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text),
  'must be an address such as Academy <no-reply@example.com>',
);

const list = (text: string) => text.split(',').map((item) => item.trim());

export const secrets = checked(
  (text) => list(text).every((key) => Buffer.byteLength(key) >= SECRET_BYTES),
  `must be a signing key of at least ${SECRET_BYTES} bytes, or several separated by commas`,
).transform(list);

/** Keys of exactly 32 bytes in base64, newest first. */
export const secretKeys = checked(
  (text) => list(text).every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)),
  `must be a key of ${SECRET_BYTES} bytes in base64, or several separated by commas: openssl rand -base64 32`,
).transform((text) => list(text).map((key) => Buffer.from(key, 'base64')));

const MAX_PORT = 65_535;

export const ports = checked(
  (text) => list(text).every((port) => /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= MAX_PORT),
  `must be ports from 1 to ${MAX_PORT}, separated by commas`,
).transform((text) => list(text).map(Number));

/** The paths of font files. Compressed fonts for web sites (WOFF, WOFF2) cannot be embedded in papers. */
export const fontFiles = checked(
  (text) => list(text).every(isFontFile),
  'must name TrueType or OpenType files (.ttf, .otf), separated by commas',
).transform(list);

export const trustProxy = checked(
  (text) => /^(true|false|\d{1,3})$/.test(text) || list(text).every(isProxyAddress),
  'must be true, false, a number of hops, or a list of addresses separated by commas',
).transform((text) => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : list(text);
});

export const corsOrigins = checked(
  (text) => text === '*' || list(text).every(isOrigin),
  'must be * or a list of origins such as https://app.example.com, separated by commas',
).transform((text) => (text === '*' ? text : list(text)));

function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
}

function isDatabaseUrl(text: string): boolean {
  return /^sqlite:./.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text));
}

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && isPrefix && rest.length === 0;
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isServiceUrl(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { search, hash, username, password } = new URL(text);
  return [search, hash, username, password].every((part) => part === '') && !/[?#]/.test(text);
}
