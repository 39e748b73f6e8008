import { expect, test } from 'vitest';
import { clientKeyOf } from './client-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('%s is counted as %s', (address, key) => {
  expect(clientKeyOf(address)).toBe(key);
});

test.each(['', 'unknown', 'x'.repeat(10_000), '203.0.113.9:8080', '[::1]'])('%s is no address', (address) => {
  expect(clientKeyOf(address)).toBeNull();
});
