import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withRating } from './rating'

test('is the exact average after any number of reviews', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2_000 }),
      (all) => {
        const sum = all.reduce((total, stars) => total + stars, 0)
        const rated = all.reduce(withRating, { rating: 0, rating_count: 0 })
        expect(rated).toEqual({ rating: sum / all.length, rating_count: all.length })
      },
    ),
  )
})

test('goes on from an average that was stored', () => {
  expect(withRating({ rating: 14 / 3, rating_count: 3 }, 2)).toEqual({ rating: 4, rating_count: 4 })
})
