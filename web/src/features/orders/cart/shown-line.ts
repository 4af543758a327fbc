import type { CartLine } from '@contract/entities/orders/cart-item'
import type { Offer } from '@contract/entities/orders/offer'
import { endNews } from '@contract/orders/offer-words'
import { lastRoundOf } from '@contract/orders/offers'
import { millisOf } from '@contract/time'
import type { ShownLine } from '../checkout/lines'

const REFUSED = 'the store doesn’t sell at it any more'

/** Why a line can't be bought by its offer at `now` (ms), as the second half of a sentence; undefined while it can. */
const endOf = (offer: Offer, { quantity }: CartLine, now: number): string | undefined => {
  if (offer.state === 'bought') return 'you have bought it'
  if (offer.order_id) return 'an order of yours at this price waits for its payment'
  if (offer.state !== 'accepted' || now >= millisOf(offer.expires_at)) return endNews(offer)
  return offer.units === quantity ? undefined : 'it was for another number of pieces'
}

type Known = {
  /** The buyer's newest; undefined while they aren't known, when the server decides alone. */
  offers: readonly Offer[] | undefined
  /** Whose price the server refused. */
  refused: ReadonlySet<string>
}

/** A line with how its offer stands. Without one that holds, it is sold as to everyone, and says why. */
export const shownLine = (
  { offer_id, ...line }: CartLine,
  { offers, refused }: Known,
  now: number,
): ShownLine => {
  if (!offer_id) return line
  const offer = offers?.find(({ id }) => id === offer_id)
  const ended = offer ? endOf(offer, line, now) : offers && 'it is over'
  const lapsed = ended ?? (refused.has(offer_id) ? REFUSED : undefined)
  if (lapsed) return { ...line, lapsed }
  if (!offer) return { ...line, offer_id }
  const { price_minor } = lastRoundOf(offer)
  return { ...line, offer_id, price_minor, agreed_until: offer.expires_at }
}
