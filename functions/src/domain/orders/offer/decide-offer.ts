import { AppError } from '../../../contract/api/errors'
import type { OfferAnswer } from '../../../contract/api/orders/offers'
import { dueFrom } from '../../../contract/entities/due'
import type { OfferVoid, StoredOffer } from '../../../contract/entities/orders/offer'
import type { Party } from '../../../contract/entities/orders/party'
import {
  answererOf,
  lastRoundOf,
  nextPriceRange,
  OFFER_MS,
  roundsLeft,
} from '../../../contract/orders/offers'
import { timestampFromMillis } from '../../../contract/time'

type Answered = Pick<StoredOffer, 'state' | 'rounds'>

/** What a step changes of an offer. */
export type OfferStep = Pick<StoredOffer, 'state' | 'due' | 'updated_at'> &
  Partial<Pick<StoredOffer, 'rounds' | 'expires_at' | 'answer_at' | 'unpaid_at' | 'void_reason'>>

/** @throws AppError `offer/price-out-of-range` with the prices between which it lies */
export const requirePriceBetween = (
  rounds: StoredOffer['rounds'],
  listed_minor: number,
  price_minor: number,
): void => {
  const { above_minor, below_minor } = nextPriceRange(rounds, listed_minor)
  if (price_minor <= above_minor || price_minor >= below_minor) {
    throw new AppError('offer/price-out-of-range', { above_minor, below_minor })
  }
}

/** An offer that ended; nothing of it is due any more. */
export const ended = (
  state: 'declined' | 'withdrawn' | 'expired' | 'void',
  now: number,
  more: { void_reason?: OfferVoid; unpaid_at?: StoredOffer['unpaid_at'] } = {},
): OfferStep => ({
  state,
  due: null,
  answer_at: null,
  ...more,
  updated_at: timestampFromMillis(now),
})

/** Waits for the other for a day, or until the settings answer. `answer_ms` in epoch milliseconds. */
export const waiting = (
  state: 'open' | 'countered' | 'accepted',
  now: number,
  answer_ms: number | null = null,
): OfferStep & Pick<StoredOffer, 'expires_at'> => ({
  state,
  expires_at: timestampFromMillis(now + OFFER_MS),
  answer_at: answer_ms === null ? null : timestampFromMillis(answer_ms),
  due: dueFrom(timestampFromMillis(answer_ms ?? now + OFFER_MS)),
  updated_at: timestampFromMillis(now),
})

/**
 * Decides an answer to an offer: only who is to answer accepts, declines or counters, only who named
 * the price takes it back, and only while it is as they saw it.
 * @param listed_minor what one unit costs without an offer
 * @param now epoch milliseconds
 * @throws AppError `offer/changed`, `offer/no-rounds`, `offer/price-out-of-range`
 */
export const decideOffer = (
  offer: Answered,
  party: Party,
  { answer, round, price_minor }: OfferAnswer,
  { listed_minor, now }: { listed_minor: number; now: number },
): OfferStep => {
  const { state, rounds } = offer
  const answerer = answererOf(offer)
  const isTheirs = answer === 'withdraw' ? lastRoundOf(offer).by === party : answerer === party
  if (!answerer || !isTheirs || round !== rounds.length) {
    throw new AppError('offer/changed', { state, round: rounds.length })
  }
  if (answer === 'accept') return waiting('accepted', now)
  if (answer === 'decline') return ended('declined', now)
  if (answer === 'withdraw' || price_minor === undefined) return ended('withdrawn', now)
  if (roundsLeft(offer, party) === 0) throw new AppError('offer/no-rounds')
  requirePriceBetween(rounds, listed_minor, price_minor)
  const named = { by: party, price_minor, at: timestampFromMillis(now) }
  return { ...waiting('countered', now), rounds: [...rounds, named] }
}
