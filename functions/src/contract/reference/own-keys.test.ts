import { expect, test } from 'vitest'
import { currentAreaCode } from './area-codes'
import { LOCATIONS } from './locations'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s is no place', (name) => {
  expect(currentAreaCode(name)).toBe(name)
  expect(LOCATIONS[name]).toBeUndefined()
})
