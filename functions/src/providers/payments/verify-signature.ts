import { createHmac, timingSafeEqual } from 'node:crypto'

const HEX_SHA512 = /^[0-9a-f]{128}$/i

/**
 * True if the provider signed exactly these bytes (hex HMAC-SHA512 with the secret key, in
 * `x-paystack-signature`). Never throws; a malformed header is not a signature.
 */
export const verifySignature = (
  rawBody: Buffer,
  header: string | undefined,
  secretKey: string,
): boolean => {
  if (typeof header !== 'string' || !HEX_SHA512.test(header) || secretKey === '') return false
  const expected = createHmac('sha512', secretKey).update(rawBody).digest()
  return timingSafeEqual(Buffer.from(header, 'hex'), expected)
}
