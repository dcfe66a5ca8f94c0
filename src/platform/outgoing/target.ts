import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { ResolveHost } from './resolve-host.ts';

/** The targets to which requests are allowed. */
export interface Reach {
  /** The allowed ports in addition to 443. */
  readonly ports: readonly number[];
  /** True if private addresses, plain http and all ports are allowed too. */
  readonly allowPrivate: boolean;
  readonly resolve: ResolveHost;
}

/**
 * Thrown for a name that has a blocked address. The error does not contain the address, which would reveal the
 * structure of a private network.
 */
export class BlockedTarget extends Error {
  override readonly name = 'BlockedTarget';
  readonly code = 'BLOCKED';

  constructor() {
    super('The address is not one of the internet.');
  }
}

const HTTPS_PORT = 443;

/** Returns the URL if its scheme and port are allowed and it contains no credentials. Returns null otherwise. */
export function targetOf(text: string, { ports, allowPrivate }: Reach): URL | null {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '' || url.hostname === '') return null;
  if (allowPrivate) return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  if (url.protocol !== 'https:') return null;
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  return port === HTTPS_PORT || ports.includes(port) ? url : null;
}

/** Returns the address in a URL, in any notation. Returns null if the URL contains a name instead. */
function literalOf({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? host : null;
}

/**
 * Throws {@link BlockedTarget} if the URL contains a blocked address. A URL with a host name is checked later, when the
 * name is resolved.
 */
export function assertLiteral(url: URL, { allowPrivate }: Reach): void {
  const literal = literalOf(url);
  if (literal !== null && !allowPrivate && !isPublicAddress(literal)) throw new BlockedTarget();
}

/**
 * Returns the addresses of a host, if all of them are allowed. Throws {@link BlockedTarget} if an address is not
 * allowed. If the host has no addresses, throws an error with the code ENOTFOUND.
 */
export async function addressesOf(host: string, { resolve, allowPrivate }: Reach): Promise<string[]> {
  const found = await resolve(host);
  if (found.length === 0) throw Object.assign(new Error('The name has no address.'), { code: 'ENOTFOUND' });
  if (!allowPrivate && !found.every(isPublicAddress)) throw new BlockedTarget();
  return found;
}

/**
 * Returns a lookup that resolves a name once for each connection, and checks the addresses. The connection uses the
 * checked addresses, so the name cannot resolve to other addresses in between.
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
 * Returns the reason why nothing can be sent to a URL; null if requests are possible. `malformed` means that the URL
 * itself is not allowed. `unreachable` means that the host of the URL has no addresses or has addresses that are not
 * allowed.
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
