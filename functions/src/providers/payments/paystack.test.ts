import { describe, expect, it } from 'vitest'
import { createPaystack, modeOf } from './paystack'

describe('modeOf', () => {
  it('tells test money from real money by the key', () => {
    expect(modeOf('sk_test_1')).toBe('test')
    expect(modeOf('sk_live_1')).toBe('live')
  })

  it.each(['', 'pk_test_1', 'sk_1', 'SK_LIVE_1'])('refuses the key %j', (key) => {
    expect(() => modeOf(key)).toThrow('sk_test_ or sk_live_')
    expect(() => createPaystack({ baseUrl: 'http://x', secretKey: key })).toThrow()
  })
})
