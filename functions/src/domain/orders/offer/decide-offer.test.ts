import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../contract/api/errors'
import type { OfferAnswer } from '../../../contract/api/orders/offers'
import { OFFER_STATES, type StoredOffer } from '../../../contract/entities/orders/offer'
import { PARTIES, type Party } from '../../../contract/entities/orders/party'
import { answererOf, lastRoundOf, OFFER_MS, roundsLeft } from '../../../contract/orders/offers'
import { millisOf } from '../../../contract/time'
import { START } from '../transaction/testing/sample'
import { decideOffer } from './decide-offer'
import { roundsOf, sampleStoredOffer } from './testing/sample-offer'

const LISTED = 500_000
const NOW = START + 1_000
const context = { listed_minor: LISTED, now: NOW }

const decided = (
  offer: Partial<StoredOffer>,
  party: Party,
  answer: OfferAnswer['answer'] | number,
  round?: number,
) => {
  const stored = sampleStoredOffer(offer)
  const counter = typeof answer === 'number' ? { price_minor: answer } : {}
  try {
    return decideOffer(
      stored,
      party,
      {
        answer: typeof answer === 'number' ? 'counter' : answer,
        round: round ?? stored.rounds.length,
        ...counter,
      },
      context,
    )
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}
const stateOf = (...given: Parameters<typeof decided>) => {
  const result = decided(...given)
  return typeof result === 'string' ? result : result.state
}

/** Who may do what of a price that the buyer named, and of one that the vendor named. */
describe.each([
  { state: 'open', prices: [400_000], answers: 'vendor' },
  { state: 'countered', prices: [400_000, 450_000], answers: 'buyer' },
  { state: 'countered', prices: [400_000, 450_000, 420_000], answers: 'vendor' },
] as const)('of $prices', ({ state, prices, answers }) => {
  const offer = { state, rounds: roundsOf(prices) }
  const other = answers === 'vendor' ? 'buyer' : 'vendor'
  test('the one who is asked answers, the one who named it takes it back', () => {
    expect(answererOf(sampleStoredOffer(offer))).toBe(answers)
    expect(stateOf(offer, answers, 'accept')).toBe('accepted')
    expect(stateOf(offer, answers, 'decline')).toBe('declined')
    expect(stateOf(offer, answers, 430_000)).toBe('countered')
    expect(stateOf(offer, other, 'withdraw')).toBe('withdrawn')
    expect(stateOf(offer, answers, 'withdraw')).toBe('offer/changed')
    for (const answer of ['accept', 'decline', 430_000] as const) {
      expect(stateOf(offer, other, answer)).toBe('offer/changed')
    }
  })
})

test.each(OFFER_STATES.filter((state) => state !== 'open' && state !== 'countered'))(
  'nobody answers an offer that is %s',
  (state) => {
    for (const party of PARTIES) {
      for (const answer of ['accept', 'decline', 'withdraw', 430_000] as const) {
        expect(stateOf({ state }, party, answer)).toBe('offer/changed')
      }
    }
  },
)

test('an answer to another price than the one that stands is refused', () => {
  expect(stateOf({}, 'vendor', 'accept', 2)).toBe('offer/changed')
  const rounds = roundsOf([400_000, 450_000, 420_000])
  expect(stateOf({ state: 'countered', rounds }, 'vendor', 'accept', 1)).toBe('offer/changed')
})

test('each names three prices, and then accepts or declines', () => {
  const rounds = roundsOf([400_000, 450_000, 410_000, 440_000, 420_000, 430_000])
  const last = { state: 'countered', rounds } as const
  expect(stateOf(last, 'buyer', 425_000)).toBe('offer/no-rounds')
  expect(stateOf(last, 'buyer', 'accept')).toBe('accepted')
  expect(stateOf({ state: 'countered', rounds: rounds.slice(0, 5) }, 'vendor', 435_000)).toBe(
    'countered',
  )
})

test.each([
  [400_000, 'offer/price-out-of-range'],
  [400_001, 'countered'],
  [449_999, 'countered'],
  [450_000, 'offer/price-out-of-range'],
  [600_000, 'offer/price-out-of-range'],
])('after 4,000 and 4,500, a price of %d kobo is %s', (price, outcome) => {
  const rounds = roundsOf([400_000, 450_000])
  expect(stateOf({ state: 'countered', rounds }, 'buyer', price)).toBe(outcome)
})

test('a vendor asks less than the listing says, also after it was lowered', () => {
  expect(stateOf({}, 'vendor', LISTED)).toBe('offer/price-out-of-range')
  expect(stateOf({}, 'vendor', LISTED - 1)).toBe('countered')
  const rounds = roundsOf([300_000, 600_000])
  expect(stateOf({ state: 'countered', rounds }, 'buyer', LISTED)).toBe('offer/price-out-of-range')
})

test('a day begins with each answer', () => {
  for (const answer of ['accept', 430_000] as const) {
    const step = decided({}, 'vendor', answer)
    if (typeof step === 'string' || !step.expires_at || !step.due) throw new Error('no step')
    expect(millisOf(step.expires_at)).toBe(NOW + OFFER_MS)
    expect(step.due.at).toEqual(step.expires_at)
  }
  expect(decided({}, 'vendor', 'decline')).toMatchObject({ due: null })
})

test('whatever the two press, prices close in on each other below the listing, and it ends', () => {
  const press = fc.record({
    party: fc.constantFrom(...PARTIES),
    answer: fc.oneof(
      fc.constantFrom('accept' as const, 'decline' as const, 'withdraw' as const),
      fc.integer({ min: 10_000, max: 600_000 }),
    ),
    round: fc.integer({ min: 1, max: 7 }),
  })
  fc.assert(
    fc.property(fc.array(press, { maxLength: 60 }), (presses) => {
      let offer = sampleStoredOffer()
      for (const { party, answer, round } of presses) {
        const before = offer
        const seen = answer === 'accept' ? offer.rounds.length : round
        const step = decided(offer, party, answer, seen)
        if (typeof step === 'string') continue
        offer = { ...offer, ...step }
        expect(answererOf(before)).toBeDefined()
        if (offer.state !== 'countered') continue
        const price = lastRoundOf(offer).price_minor
        expect(price).toBeGreaterThan(400_000)
        expect(price).toBeLessThan(LISTED)
        expect(roundsLeft(offer, party)).toBeGreaterThanOrEqual(0)
        const own = offer.rounds.filter(({ by }) => by === party).map((one) => one.price_minor)
        const sorted = own.toSorted((a, b) => (party === 'buyer' ? a - b : b - a))
        expect(own).toEqual(sorted)
      }
      expect(offer.rounds.length).toBeLessThanOrEqual(6)
    }),
  )
})
