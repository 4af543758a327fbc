import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifySignature } from './verify-signature'

const KEY = 'sk_test_a_key'
const body = Buffer.from(
  '{"event":"charge.success","data":{"amount":"5000","id":9007199254740993}}',
)
const sign = (bytes: Buffer, key = KEY) => createHmac('sha512', key).update(bytes).digest('hex')

describe('verifySignature', () => {
  it('accepts the signature of exactly these bytes', () => {
    expect(verifySignature(body, sign(body), KEY)).toBe(true)
    expect(verifySignature(body, sign(body).toUpperCase(), KEY)).toBe(true)
  })

  it('refuses the signature of another key', () => {
    expect(verifySignature(body, sign(body, 'sk_test_another'), KEY)).toBe(false)
  })

  it('refuses a body altered by one byte, wherever it is', () => {
    const header = sign(body)
    for (let index = 0; index < body.length; index += 1) {
      const altered = Buffer.from(body)
      altered[index] = (altered[index] ?? 0) ^ 1
      expect(verifySignature(altered, header, KEY)).toBe(false)
    }
  })

  it('refuses a body that was read and written again', () => {
    const again = Buffer.from(JSON.stringify(JSON.parse(body.toString())))
    expect(again.equals(body)).toBe(false)
    expect(verifySignature(again, sign(body), KEY)).toBe(false)
  })

  it.each([
    undefined,
    '',
    'x',
    sign(body).slice(1),
    `${sign(body)}00`,
    'g'.repeat(128),
    `${sign(body)}\n`,
  ])('refuses the header %j without throwing', (header) => {
    expect(verifySignature(body, header, KEY)).toBe(false)
  })

  it('refuses everything while there is no key', () => {
    expect(verifySignature(body, sign(body, ''), '')).toBe(false)
  })
})
