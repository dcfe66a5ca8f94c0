import { BlockList, isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 };

/** A single address, or a block of addresses with the length of its prefix. */
interface Block {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly prefix: number;
}

/** Parses an address or a block: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. Returns null for any other text. */
function blockOf(text: string): Block | null {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address) as 0 | 4 | 6;
  // an address with a zone is valid only on one machine
  if (version === 0 || address.includes('%') || rest.length > 0) return null;
  const length = prefix === undefined ? BITS[version] : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  return length <= BITS[version] ? { address, family: `ipv${version}`, prefix: length } : null;
}

/** Returns true if a text is an address, or a block in CIDR notation. */
export const isCidr = (text: string): boolean => blockOf(text) !== null;

/** Returns true if an address is in one of the blocks. The address may be an IPv4 address in IPv6 form. */
export function isWithin(cidrs: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const { address, prefix, family } of cidrs.map(blockOf).filter((block) => block !== null)) {
    list.addSubnet(address, prefix, family);
  }
  const [plain = ''] = address.split('%');
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
