import { expect, test } from 'vitest'
import { networkOf } from './client-network'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:7:8:9:a:b:c', '2001:db8:7:8'],
  ['2001:0DB8:0007:0008::1', '2001:db8:7:8'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8:0:1::', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
  [undefined, ''],
])('%s counts as %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network)
})
