import { describe, expect, it } from 'vitest'
import { accountNumberSchema, bankCodeSchema } from '../entities/people/store-fields'
import { pastedNumber, withAsciiDigits } from './digits'
import { sixDigitsSchema } from './six-digits'

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
    'Acc No: 0123456789',
    'Acc. 0123·456·789',
    'Account number is 0123456789',
    'My bank account: 0123\u30fb456\u2219789',
    '0123\u0301456789',
    '{0123456789}',
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
    '01234567½',
    '',
    '-',
    '+0123456789',
  ])('is refused, not corrected: %j', (typed) => {
    expect(accountNumberSchema.safeParse(typed).error?.issues[0]?.message).toBe(
      'Enter the 10 digits of the account number.',
    )
  })
})

describe('a code of six digits', () => {
  it.each([
    '123456',
    'Code: 123 456',
    'Your Oja code is 123456',
    'PIN 123456',
    '1\u20e32\u20e33\u20e3456',
  ])('is taken as it is pasted: %j', (pasted) => {
    expect(sixDigitsSchema.parse(pasted)).toBe('123456')
  })

  it.each(['12345', '1234567', '12345½', 'A12345', '123456 or 123457'])(
    'is refused, not corrected: %j',
    (typed) => {
      expect(sixDigitsSchema.safeParse(typed).success).toBe(false)
    },
  )
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
