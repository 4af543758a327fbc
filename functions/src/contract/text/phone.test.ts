import { describe, expect, it } from 'vitest'
import {
  internationalPhone,
  mobilePhone,
  nationalPhone,
  phoneSchema,
  stripLeadingZeros,
} from './phone'

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
    'Tel: 0803 123 4567',
    'GSM 08031234567',
    'WhatsApp: +234-803-123-4567',
    '08031234567 (WhatsApp)',
    'https://wa.me/2348031234567',
    'O8O3 123 4567',
    '📞 0803·123·4567',
    "'08031234567,",
    '0803_123_4567',
    'https://wa.me/2348031234567?text=Hello%20there',
    'https://api.whatsapp.com/send?phone=2348031234567&text=Hi',
    'whatsapp://send?phone=+2348031234567',
    'sms:+2348031234567',
    'Contact: 0803\u2219123\u22c54567',
    '{0803}\u30fb123!4567',
    '0\ufe0f\u20e38\ufe0f\u20e30\ufe0f\u20e33\ufe0f\u20e31\ufe0f\u20e3234567',
    '0803\u0301 123 4567',
    '[0803]•123‧4567',
    '0803⁃123˗4567',
    '\u202a+234\u00a0803\u2011123\u20114567\u202c',
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
    '0803 123 456½',
    'https://wa.me/442079460000?text=08031234567',
    '0803 123 4567 / 0805 123 4567',
    'Ade 08031234567',
    '0803 123 4567 ext 2',
    '',
  ])('is refused as %j', (typed) => {
    expect(phoneSchema.safeParse(typed).success).toBe(false)
  })

  it('is refused as a number, with the reason', () => {
    expect(phoneSchema.safeParse(8031234567).error?.issues[0]?.message).toBe(
      'Input must be a string',
    )
  })

  it.each([
    '\u202a+234 803 111 2222\u202c',
    '\u2068+234 803 111 2222\u2069',
    '\u202d0803\u2011111\u20112222\u202c',
    '0803\u2010111\u20102222',
    '0803\u2013111\u20132222',
    '0803\u2014111\u20142222',
    'tel:+2348031112222',
    ' TEL:+234-803-111-2222',
    '\ufeff0803\u00a0111\u202f2222',
    '＋２３４ ８０３ １１１ ２２２２',
    '٠٨٠٣١١١٢٢٢٢',
  ])('is taken as it is pasted: %j', (pasted) => {
    expect(phoneSchema.parse(pasted)).toBe('+2348031112222')
  })

  it.each(['0803 111 2222 (Ade)', '080311122', 'x'.repeat(61)])(
    'is refused with what to enter: %j',
    (typed) => {
      expect(phoneSchema.safeParse(typed).error?.issues[0]?.message).toBe(
        'Enter a Nigerian mobile number, such as 08031234567.',
      )
    },
  )
})

describe('a number that signs in', () => {
  it.each([
    '08031112222',
    '+234 803 111 2222',
    '2348031112222',
    '0803-111-2222',
    '\u202a+234 803 111 2222\u202c',
    '٠٨٠٣١١١٢٢٢٢',
  ])('is one number, typed as %j', (typed) => {
    expect(mobilePhone(typed)).toBe('+2348031112222')
  })

  it.each(['01 234 5678', '+44 7911 123456', '080311122', 'none', '', '+234803111222a'])(
    'is none in %j',
    (typed) => {
      expect(mobilePhone(typed)).toBeUndefined()
    },
  )

  it('is shown as people write it', () => {
    expect(nationalPhone('+2348031112222')).toBe('0803 111 2222')
  })
})
