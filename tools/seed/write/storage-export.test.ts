import { expect, test } from 'vitest'
import { checksumOf } from './storage-export'

test.each([
  // The check value of the algorithm's catalogue, and RFC 3720's example of 32 zeros.
  ['123456789', 0xe3069283],
  ['\0'.repeat(32), 0x8a9136aa],
])('the checksum of a file is CRC-32C', (text, checksum) => {
  expect(checksumOf(Buffer.from(text))).toBe(String(checksum))
})
