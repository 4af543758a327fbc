import { expect, test } from 'vitest'
import { workingDaysText } from './working-days-text'

test.each([
  [1, 3, '1 to 3 working days'],
  [0, 1, '0 to 1 working day'],
  [1, 1, '1 working day'],
  [5, 5, '5 working days'],
])('from %i to %i days is %j', (min, max, text) => {
  expect(workingDaysText(min, max)).toBe(text)
})
