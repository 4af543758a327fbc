import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords'

test.each(['123456', 'password', 'Password', 'QWERTY', 'dragon', '246810'])(
  '%s is common',
  (one) => {
    expect(isCommonPassword(one)).toBe(true)
  },
)

test.each(['oja-demo-2026', 'a-good-password', 'kq7vzr', '', 'pass word'])('%s is not', (one) => {
  expect(isCommonPassword(one)).toBe(false)
})
