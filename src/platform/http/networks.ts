import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network that a rate limit counts as one address. For IPv6, it is a /64, because a subscriber owns a whole
 * /64. For IPv4, it is the address itself.
 */
export function network(ip: string): string {
  const address = withoutWrapping(ip);
  if (isIPv4(address)) return address;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : 'unknown';
}

/**
 * Returns a network that contains the address: `192.0.2.0/24`, `2001:db8:1::/48`. The network shows roughly where the
 * client is, but not which client it is. Null if the address is invalid.
 */
export function subnetOf(ip: string): string | null {
  const address = withoutWrapping(ip);
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : null;
}

/** Returns an address without its zone. Converts an IPv4 address in IPv6 form to IPv4. */
const withoutWrapping = (ip: string): string => (ip.split('%', 1)[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
