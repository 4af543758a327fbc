import { expect, test } from 'vitest'
import { readDealCode } from './read-deal-code'

test.each([
  'abcde fghjk',
  '"ABCDE-FGHJK".',
  'Code: ABCDE-FGHJK',
  'Deal code ABCDE–FGHJK',
  '#ABCDE_FGHJK',
  '(ABCDE−FGHJK)',
  '\u202aABCDE\u200b-FGHJK\u202c',
  'ＡＢＣＤＥ－ＦＧＨＪＫ',
  'https://oja.example/d/abcde-fghjk?utm_source=wa',
  'oja.example/D/ABCDE-FGHJK/',
])('a code is read as it is pasted: %j', (pasted) => {
  expect(readDealCode(pasted)).toBe('ABCDEFGHJK')
})

test.each([
  'ABCDE-FGHJ',
  'ABCDE-FGHJKM',
  'ABCDE/FGHJK',
  'oja.example',
  'ABCDE-FGHJK 4KX7M-92PQR',
  '',
])('and nothing else: %j', (typed) => {
  expect(readDealCode(typed)).toBeUndefined()
})
