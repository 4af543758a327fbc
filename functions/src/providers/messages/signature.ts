import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether a hex HMAC signs exactly these bytes, in constant time. False without a key. */
export const isSignedBy = (
  algorithm: 'sha256' | 'sha512',
  key: string,
  raw_body: Buffer,
  signature: string | undefined,
): boolean => {
  if (key === '' || typeof signature !== 'string') return false
  const expected = createHmac(algorithm, key).update(raw_body).digest()
  if (signature.length !== expected.length * 2 || !/^[0-9a-f]+$/i.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected)
}

/** What the bytes say, or null if they aren't JSON. */
export const readJson = (raw_body: Buffer): unknown => {
  try {
    return JSON.parse(raw_body.toString('utf8'))
  } catch {
    return null
  }
}

/** E.164 of the digits that providers send. */
export const e164 = (digits: string): string => `+${digits.replace(/^\+/, '')}`
