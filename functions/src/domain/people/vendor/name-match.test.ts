import { expect, test } from 'vitest'
import { isSameName } from './name-match'

test.each([
  ['Adire Works Limited', 'ADIRE WORKS LTD'],
  ['Adire Works', 'WORKS, ADIRE'],
  ['Ọláolú Adéyẹmí', 'ADEYEMI OLAOLU'],
  ["Chidi O'Neil", 'ONEIL CHIDI'],
  ['Musa & Sons Nig. Ltd.', 'MUSA AND SONS NIGERIA LIMITED'],
  ['Ade-Bello Foods Plc', 'ADE BELLO FOODS'],
  ['Eze Enterprises', 'EZE ENTERPRISE'],
  ['A.B.C. Company', 'ABC'],
  ['Company Limited', 'limited company'],
  ['Ɗanlami Ƙofar Mata', 'DANLAMI KOFAR MATA'],
  ['Ƴar’adua Musa', 'YARADUA MUSA'],
  ["'Yar'adua Musa", 'YARADUA MUSA'],
  ["'Yar'adua Musa", 'YAR ADUA MUSA'],
  ['O’Brien Ngozi', 'O BRIEN NGOZI'],
  ['Abdul-Rahman Musa', 'ABDULRAHMAN MUSA'],
  ['Abdul‐Rahman Musa', 'MUSA ABDUL RAHMAN'],
  ['Abdulrahman Musa', 'ABDUL-RAHMAN MUSA'],
  ['Ɓala Ɗan Baiwa', 'BALA DAN BAIWA'],
  ['Ọlá  Ṣọlá', 'OLA SOLA'],
  ['O’Brien Ngozi', "O'BRIEN  NGOZI"],
  ['O‘Brien Ngozi', 'OBRIEN NGOZI'],
  ['Ǝbi Ŋgala', 'EBI NGALA'],
])('takes %s for %s', (legal, account) => {
  expect(isSameName(legal, account)).toBe(true)
})

test.each([
  ['Adire Works', 'ADIRE WORKSHOP'],
  ['Adire Works', 'ADIRE'],
  ['Adire Works', 'ADIRE WORKS ABEOKUTA'],
  ['Ade Ade', 'ADE'],
  ['Ade Bello', 'ADEBELLO'],
  ['Ɗanlami Musa', 'ANLAMI MUSA'],
  ['Company Limited', 'COMPANY PLC'],
  ['', ''],
  ['...', '---'],
])('does not take %s for %s', (legal, account) => {
  expect(isSameName(legal, account)).toBe(false)
})
