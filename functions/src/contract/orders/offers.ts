import { MIN_PRICE_MINOR } from '../entities/catalog/price'
import type { Offer, OfferRound, OfferState } from '../entities/orders/offer'
import type { Party } from '../entities/orders/party'
import { DAY_MS } from '../time'

/** How many prices each of the two may name. */
export const MAX_OFFER_ROUNDS = 3
/** To answer, and to buy once it is accepted. */
export const OFFER_MS = DAY_MS

type Haggle = Pick<Offer, 'state'> & { rounds: readonly OfferRound[] }

/** @throws Error if the offer has no price, which none has */
export const lastRoundOf = <Round extends OfferRound>({
  rounds,
}: {
  rounds: readonly Round[]
}): Round => {
  const last = rounds[rounds.length - 1]
  if (!last) throw new Error('an offer without a price')
  return last
}

const WAITING: readonly OfferState[] = ['open', 'countered']

/** Who is to answer; undefined if nobody is any more. */
export const answererOf = (offer: Haggle): Party | undefined => {
  if (!WAITING.includes(offer.state)) return undefined
  return lastRoundOf(offer).by === 'buyer' ? 'vendor' : 'buyer'
}

/** How many prices a party can still name. */
export const roundsLeft = ({ rounds }: Pick<Haggle, 'rounds'>, party: Party): number =>
  MAX_OFFER_ROUNDS - rounds.filter(({ by }) => by === party).length

/**
 * Between which prices the next one lies, both excluded: what the buyer named last, and what the
 * vendor did or the listing says, whichever is lower.
 */
export const nextPriceRange = (
  rounds: readonly OfferRound[],
  listed_minor: number,
): { above_minor: number; below_minor: number } => {
  const last = (party: Party) => {
    const own = rounds.filter(({ by }) => by === party)
    return own[own.length - 1]?.price_minor
  }
  return {
    above_minor: last('buyer') ?? MIN_PRICE_MINOR - 1,
    below_minor: Math.min(listed_minor, last('vendor') ?? listed_minor),
  }
}
