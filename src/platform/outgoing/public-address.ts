import ipaddr from 'ipaddr.js';

/** The IPv6 addresses assigned to the internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address, as a resolver writes it, is one of the internet's: not this machine, not a private or local network,
 * not one address in the clothes of another (mapped, translated, tunnelled), nothing reserved.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}
