import { expect, test } from 'vitest'
import { networkOf } from './rate-limit'

test.each([
  ['2600:3c00:0:0:1:0:0:1', '2600:3c00:0:0'],
  ['2600:3c00::1', '2600:3c00:0:0'],
  ['2001:db8:7:0::1', '2001:db8:7:0'],
  ['2001:db8:7:0:a:b:c:d', '2001:db8:7:0'],
  ['2001:DB8:0007:0000:0000:0000:0000:0001', '2001:db8:7:0'],
  ['2001:db8:0:7::', '2001:db8:0:7'],
  ['2001:db8:7:7:1:2:3:4', '2001:db8:7:7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::FFFF:0.0.0.1', '0.0.0.1'],
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('the addresses of one network count as one', () => {
  const addresses = Array.from({ length: 1_000 }, (_, at) => `2600:3c00:0:0:${at.toString(16)}::1`)
  expect(new Set(addresses.map(networkOf)).size).toBe(1)
})
