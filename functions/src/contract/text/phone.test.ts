import { describe, expect, it } from 'vitest'
import { internationalPhone, phoneSchema, stripLeadingZeros } from './phone'

describe('leading zeros', () => {
  it.each([
    ['08031234567', '8031234567'],
    ['000', ''],
    ['1001', '1001'],
    ['', ''],
  ])('are stripped from %j', (text, stripped) => {
    expect(stripLeadingZeros(text)).toBe(stripped)
  })

  it.each([8031234567, null, undefined, ['0']])(
    'are refused in %j, which is no string',
    (value) => {
      expect(() => stripLeadingZeros(value)).toThrow(new TypeError('Input must be a string'))
    },
  )
})

describe('a phone number', () => {
  it.each([
    '08031234567',
    '8031234567',
    ' 0803 123 4567 ',
    '0803-123-4567',
    '(0803) 123.4567',
    '2348031234567',
    '+2348031234567',
    '+234 803 123 4567',
    '+234 (0) 803 123 4567',
    '002348031234567',
  ])('typed as %j is kept in its one international form', (typed) => {
    expect(phoneSchema.parse(typed)).toBe('+2348031234567')
  })

  it('stays as it is once it has that form', () => {
    expect(internationalPhone('+2348031234567')).toBe('+2348031234567')
  })

  it.each([
    '+44 20 7946 0000',
    '0803123456',
    '080312345678',
    '0603 123 4567',
    '01 234 5678',
    'removed',
    '0803x234567',
    '',
  ])('is refused as %j', (typed) => {
    expect(phoneSchema.safeParse(typed).success).toBe(false)
  })

  it('is refused as a number, with the reason', () => {
    expect(phoneSchema.safeParse(8031234567).error?.issues[0]?.message).toBe(
      'Input must be a string',
    )
  })
})
