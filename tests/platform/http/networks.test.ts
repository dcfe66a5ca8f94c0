import { expect, it } from 'vitest';
import { subnetOf } from '../../../src/platform/http/networks.ts';

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:DB8:1:2::77', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', null],
  ['nonsense', null],
])('the network of the address %s is %s', (ip, network) => {
  expect(subnetOf(ip)).toBe(network);
});
