import ipaddr from 'ipaddr.js';

/** The block of IPv6 addresses that are public addresses of the internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns true if an IP address, in the form that a DNS lookup returns, is a public address of the internet. The
 * following are not public: this machine, private, local and reserved networks, and addresses that contain another
 * address (mapped, translated, tunnelled).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}
