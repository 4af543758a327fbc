import { expect, test } from 'vitest'
import { lineCount } from './file-length'

test('the last line end opens no new line', () => {
  expect(lineCount('a\nb\n')).toBe(2)
  expect(lineCount('a\nb')).toBe(2)
})
