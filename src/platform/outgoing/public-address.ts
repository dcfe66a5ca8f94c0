import ipaddr from 'ipaddr.js';

/** The IPv6 addresses assigned to the internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns true if an address, in a resolver's notation, is a public address of the internet. Excluded are this machine,
 * private, local and reserved networks, and addresses that contain another address (mapped, translated, tunnelled).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}
