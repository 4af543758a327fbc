import { expect, test } from 'vitest'
import { bankInitials } from './deal-seller'

const shown = (legal_name: string, account_name: string, own_name: string) =>
  bankInitials({ legal_name, account_name, own_name })

test.each([
  ['Tunde Kola Adeyemi', 'ADEYEMI TUNDE KOLA', 'Tunde Adeyemi', 'Tunde A.'],
  ['Adeyemi Tunde Kola', 'ADEYEMI TUNDE KOLA', 'Tunde', 'Tunde A.'],
  ['ADEYEMI Tunde Kola', 'ADEYEMI TUNDE KOLA', 'Mama Put', 'Tunde A.'],
  ['Ṣadé Òkè', 'OKE SADE', 'Sade O', 'Ṣadé Ò.'],
  ['Adeyemi-Cole Grace', 'ADEYEMI-COLE GRACE', 'Grace', 'Grace A.'],
])('%s, %s at the bank and %s here, is %s', (legal, bank, own, expected) => {
  expect(shown(legal, bank, own)).toBe(expected)
})

test.each([
  ['Adeyemi Tunde', 'ADEYEMI TUNDE', 'Adeyemi Tunde', 'A. T.'],
  ['Adeyemi Tunde', 'ADEYEMI TUNDE', 'Lagos Fabrics', 'A. T.'],
  ['Tunde Adeyemi', 'TUNDE ADEYEMI', 'Tunde Adeyemi', 'T. A.'],
  ['Adeyemi', 'ADEYEMI', 'Adeyemi', 'A.'],
  ['', '', '', ''],
])('no surname is written out where nothing tells it: %s, %s, %s', (legal, bank, own, expected) => {
  expect(shown(legal, bank, own)).toBe(expected)
})
