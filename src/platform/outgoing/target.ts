import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { ResolveHost } from './resolve-host.ts';

/** The allowed targets of requests. */
export interface Reach {
  /** The allowed ports in addition to 443. */
  readonly ports: readonly number[];
  /** True if private addresses, plain http and any port are allowed too. */
  readonly allowPrivate: boolean;
  readonly resolve: ResolveHost;
}

/** Thrown for a name with a blocked address. Contains no address, which would reveal the structure of a private network. */
export class BlockedTarget extends Error {
  override readonly name = 'BlockedTarget';
  readonly code = 'BLOCKED';

  constructor() {
    super('The address is not one of the internet.');
  }
}

const HTTPS_PORT = 443;

/** Returns the URL if its form is allowed: scheme, port, no credentials. Returns null otherwise. */
export function targetOf(text: string, { ports, allowPrivate }: Reach): URL | null {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '' || url.hostname === '') return null;
  if (allowPrivate) return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  if (url.protocol !== 'https:') return null;
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  return port === HTTPS_PORT || ports.includes(port) ? url : null;
}

/** Returns the address in a URL, in any notation; null if the URL has a name. */
function literalOf({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? host : null;
}

/**
 * Throws {@link BlockedTarget} if the URL contains a blocked address instead of a name. Such an address needs no lookup.
 */
export function assertLiteral(url: URL, { allowPrivate }: Reach): void {
  const literal = literalOf(url);
  if (literal !== null && !allowPrivate && !isPublicAddress(literal)) throw new BlockedTarget();
}

/**
 * Returns the addresses of a host if all are allowed. Throws {@link BlockedTarget} if an address is not allowed, and an
 * error with the code ENOTFOUND if the host has no addresses.
 */
export async function addressesOf(host: string, { resolve, allowPrivate }: Reach): Promise<string[]> {
  const found = await resolve(host);
  if (found.length === 0) throw Object.assign(new Error('The name has no address.'), { code: 'ENOTFOUND' });
  if (!allowPrivate && !found.every(isPublicAddress)) throw new BlockedTarget();
  return found;
}

/**
 * Returns a lookup that resolves a name once per connection. The connection uses the checked addresses, so the name
 * cannot resolve differently in between.
 */
export const guardedLookup =
  (reach: Reach): LookupFunction =>
  (host, options, done) => {
    addressesOf(host, reach).then(
      (found) => {
        const addresses = found.map((address) => ({ address, family: isIP(address) }));
        const wanted = addresses.filter(({ family }) => !options.family || options.family === family);
        const [first] = wanted;
        if (!first) done(Object.assign(new Error('The name has no address.'), { code: 'ENOTFOUND' }), '');
        else if (options.all) done(null, wanted);
        else done(null, first.address, first.family);
      },
      (error) => done(error, ''),
    );
  };

/**
 * Returns the reason for which nothing can be sent to a URL: `malformed` for its form, `unreachable` for its addresses;
 * null if requests are possible.
 */
export async function problemOfTarget(text: string, reach: Reach): Promise<'malformed' | 'unreachable' | null> {
  const url = targetOf(text, reach);
  if (!url) return 'malformed';
  try {
    assertLiteral(url, reach);
    if (literalOf(url) === null) await addressesOf(url.hostname, reach);
    return null;
  } catch {
    return 'unreachable';
  }
}
