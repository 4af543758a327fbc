import { expect, test } from 'vitest'
import { maskedName } from './masked-name'

test.each([
  ['ADÉYEMI CHIDI GRACE', 'A••• C••• G•••'],
  ['Okafor, N.', 'O••• N•••'],
  ['Ọláolú', 'Ọ•••'],
  ['  ', ''],
])('tells of %s only %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
