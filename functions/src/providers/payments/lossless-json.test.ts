import { describe, expect, it } from 'vitest'
import { parseLosslessJson } from './lossless-json'

describe('parseLosslessJson', () => {
  it('keeps neighbouring 64-bit ids apart', () => {
    const text = '{"a":9007199254740993,"b":9007199254740992,"c":18446744073709551615}'
    expect(parseLosslessJson(text)).toEqual({
      a: '9007199254740993',
      b: '9007199254740992',
      c: '18446744073709551615',
    })
    expect(JSON.parse(text).a).toBe(JSON.parse(text).b)
  })

  it('leaves safe numbers, fractions and exponents as numbers', () => {
    expect(parseLosslessJson('[0,-5,9007199254740991,1.12345678901234567,1e21]')).toEqual([
      0, -5, 9007199254740991, 1.1234567890123457, 1e21,
    ])
  })

  it('never touches digits inside strings and keys', () => {
    const text =
      '{"12345678901234567890":"say \\"12345678901234567890\\" \\\\","n":[-12345678901234567890]}'
    expect(parseLosslessJson(text)).toEqual({
      '12345678901234567890': 'say "12345678901234567890" \\',
      n: ['-12345678901234567890'],
    })
  })

  it('refuses what is not JSON', () => {
    expect(() => parseLosslessJson('{"a":}')).toThrow(SyntaxError)
    expect(() => parseLosslessJson('"open')).toThrow(SyntaxError)
  })
})
