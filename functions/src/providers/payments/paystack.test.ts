import { describe, expect, it } from 'vitest'
import { createPaystack, modeOf, requireMode } from './paystack'

describe('modeOf', () => {
  it('distinguishes test money from real money by the key', () => {
    expect(modeOf('sk_test_1')).toBe('test')
    expect(modeOf('sk_live_1')).toBe('live')
  })

  it.each(['', 'pk_test_1', 'sk_1', 'SK_LIVE_1'])('refuses the key %j', (key) => {
    expect(() => modeOf(key)).toThrow('sk_test_ or sk_live_')
    expect(() => createPaystack({ baseUrl: 'http://x', secretKey: key })).toThrow()
  })
})

describe('requireMode', () => {
  it('takes a key of the money that should move', () => {
    expect(() => requireMode('sk_test_1', 'test')).not.toThrow()
    expect(() => requireMode('sk_live_1', 'live')).not.toThrow()
  })

  it.each([
    ['sk_test_secret', 'live', 'PAYMENT_MODE=test'],
    ['sk_live_secret', 'test', 'live key'],
  ] as const)('refuses %s where money is %s, and keeps the key to itself', (key, mode, text) => {
    expect(() => requireMode(key, mode)).toThrow(text)
    expect(() => requireMode(key, mode)).not.toThrow(key)
  })
})
