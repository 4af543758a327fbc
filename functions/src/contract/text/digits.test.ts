import { describe, expect, it } from 'vitest'
import { accountNumberSchema, bankCodeSchema } from '../entities/people/vendor'
import { pastedNumber, withAsciiDigits } from './digits'

describe('digits', () => {
  it.each([
    ['０１２３４５６７８９', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['𝟎𝟏𝟐', '012'],
    ['a1', 'a1'],
  ])('of any script are digits: %s', (text, digits) => {
    expect(withAsciiDigits(text)).toBe(digits)
  })
})

describe('the number of an account', () => {
  it.each([
    '0123456789',
    '0123 456 789',
    ' 0123456789',
    '012-345-6789',
    '\u202a0123456789\u202c',
    '0123\u00a0456\u202f789',
    '\u2068012\u2011345\u20136789\u2069',
    '012\u2010345\u20146789',
    '0123.456.789\t',
    '\ufeff0123456\u200b789',
    '٠١٢٣٤٥٦٧٨٩',
    '０１２３４５６７８９',
    'Acct No: 0123456789',
    'A/C 0123456789.',
    'NUBAN:0123/456/789',
    "'0123456789",
  ])('is taken as it is pasted: %j', (pasted) => {
    expect(accountNumberSchema.parse(pasted)).toBe('0123456789')
    expect(pastedNumber(pasted)).toBe('0123456789')
  })

  it.each([
    '012345678',
    '01234567890',
    '0123456789 GTB',
    'GTB 0123456789',
    '0123456789 / 0234567891',
    '0123O56789',
    '',
    '-',
    '+0123456789',
  ])('is refused, not corrected: %j', (typed) => {
    expect(accountNumberSchema.safeParse(typed).error?.issues[0]?.message).toBe(
      'Enter the 10 digits of the account number.',
    )
  })
})

describe('the code of a bank', () => {
  it.each(['058', '035A', 'MFB50094', '999992', '50515'])('may have letters: %s', (code) => {
    expect(bankCodeSchema.parse(code)).toBe(code)
  })

  it.each(['', '05', '035a', '0 58', '058/..', 'ABCDEFGHIJK', '٠٥٨'])(
    'is refused as %j',
    (code) => {
      expect(bankCodeSchema.safeParse(code).success).toBe(false)
    },
  )
})
