import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withChangedRating, withRating } from './rating'

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

test('is the exact average after any of its ratings changed', () => {
  const stars = fc.integer({ min: 1, max: 5 })
  fc.assert(
    fc.property(fc.array(fc.tuple(stars, stars), { minLength: 1, maxLength: 500 }), (changes) => {
      const written = changes
        .map(([from]) => from)
        .reduce(withRating, { rating: 0, rating_count: 0 })
      const edited = changes.reduce(
        (rating, [from, to]) => withChangedRating(rating, { from, to }),
        written,
      )
      const sum = changes.reduce((total, [, to]) => total + to, 0)
      expect(edited).toEqual({ rating: sum / changes.length, rating_count: changes.length })
    }),
  )
})

test('of nothing stays nothing', () => {
  const none = { rating: 0, rating_count: 0 }
  expect(withChangedRating(none, { from: 1, to: 5 })).toEqual(none)
})
