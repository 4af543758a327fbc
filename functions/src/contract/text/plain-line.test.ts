import { describe, expect, test } from 'vitest'
import { cleanLine, lineSchema, nameSchema } from './plain-line'

const name = nameSchema(1)

/** Characters that must be refused; `tests/rules/people/users.test.ts` tests the same in the rules. */
const UNSEEN = {
  'a line break': 'Ada\nBcc: x@y.z',
  'a tab': 'Ada\tObi',
  NUL: 'Ada\0Obi',
  'a bell': 'Ada\u0007',
  'right-to-left override': 'Ada \u202eibO',
  'a mark of direction': 'Ada\u200fObi',
  'a zero-width space': 'A\u200bda',
  'a soft hyphen': 'A\u00adda',
  'a line separator': 'Ada\u2028Obi',
  'a private letter': 'Ada \ue000',
  'half a letter': 'Ada \ud800',
  'a tag': 'Ada \u{e0041}',
  'a letter that shows nothing': 'Ada \u3164Obi',
  'a pile of marks': 'Ada\u0301\u0300\u0301\u0302\u0303\u0304',
}

describe('a name', () => {
  test.each(Object.entries(UNSEEN))('is refused with %s', (_what, text) => {
    expect(name.safeParse(text).success).toBe(false)
  })

  test.each(['', '   ', '\u3164', '12345', '---', 'a'.repeat(81)])('is refused as %j', (text) => {
    expect(name.safeParse(text).success).toBe(false)
  })

  test.each([
    ['  Ada   Obi ', 'Ada Obi'],
    ['Ada\u00a0Obi', 'Ada Obi'],
    ['Ade\u0301', 'Ad\u00e9'],
    ['Adéyẹmí Ọ̀ṣun', 'Adéyẹmí Ọ̀ṣun'.normalize('NFC')],
    ["O'Neil-Ada, Jr.", "O'Neil-Ada, Jr."],
    ['محمد', 'محمد'],
    ['a'.repeat(80), 'a'.repeat(80)],
  ])('is taken as it is written, but for spaces: %j', (text, stored) => {
    expect(name.parse(text)).toBe(stored)
  })
})

describe('a line', () => {
  test('may do without letters', () => {
    expect(lineSchema(3, 120).parse(' 0803? ')).toBe('0803?')
  })

  const line = lineSchema(3, 120)

  test.each([
    ['Hand\u00adwoven\u200b bas\u2060ket\ufeff', 'Handwoven basket'],
    ['\u200b Soap \u200b', 'Soap'],
    ['Lea\u200dther\u200c bag', 'Leather bag'],
    [
      'Mug \u{1f469}\u{1f3fe}\u200d\u{1f373} and \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
      undefined,
    ],
    ['Scarf \u2764\ufe0f\u200d\u{1f525}', undefined],
    ['Cup \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', undefined],
    ['Bread \u{1f35e}\u200d', 'Bread \u{1f35e}'],
  ])('is taken without what means nothing: %j', (text, stored = text) => {
    expect(line.parse(text)).toBe(stored)
  })

  const { 'a zero-width space': _, 'a soft hyphen': __, ...refused } = UNSEEN
  test.each(Object.entries(refused))('is refused with %s', (_what, text) => {
    expect(line.safeParse(text).success).toBe(false)
  })

  test('of nothing that shows is too short', () => {
    expect(line.safeParse('\u200b\u200b\u200b\u00ad').error?.issues).toMatchObject([
      { code: 'too_small' },
    ])
  })
})

describe('cleaning', () => {
  test.each(Object.entries(UNSEEN))('leaves a name without %s', (_what, text) => {
    expect(name.safeParse(cleanLine(text)).success).toBe(true)
  })

  test('clips between letters', () => {
    expect(cleanLine(`${'a'.repeat(79)}😀😀`)).toBe(`${'a'.repeat(79)}😀`)
    expect(cleanLine('a'.repeat(3_030))).toHaveLength(80)
  })

  test('leaves nothing of what says nothing', () => {
    expect(cleanLine('\u3164\u202e \0')).toBe('')
  })
})
