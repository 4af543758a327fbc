import { describe, expect, test } from 'vitest'
import { SMALL } from './bounds'
import { walk } from './walk'

/** On a machine that does much else. */
const TIMEOUT_MS = 600_000

/** The quick ones of the small walks: `npm run explore` takes all of them. */
const QUICK = [
  'fewer',
  'images',
  'twice at once',
  'mind changed at once',
  'returned at once',
  'deal at once',
]

describe('every state that an order reaches within the quickest bounds', () => {
  test.each(SMALL.filter(({ name }) => QUICK.includes(name)))(
    '$name: is walked whole, and every property holds',
    (bounds) => {
      const { violation, is_whole } = walk(bounds)
      expect(violation).toBeNull()
      expect(is_whole).toBe(true)
    },
    TIMEOUT_MS,
  )
})
