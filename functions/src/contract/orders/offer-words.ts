import type { OfferAnswer } from '../api/orders/offers'
import type { Offer, OfferRound, OfferVoid } from '../entities/orders/offer'
import { itemText } from '../goods-text'
import { formatMoney } from '../money'
import { lastRoundOf } from './offers'

type Said = Pick<Offer, 'units' | 'goods'> & { rounds: readonly OfferRound[] }

const priceText = ({ rounds, units }: Said): string =>
  `${formatMoney(lastRoundOf({ rounds }).price_minor, 'NGN')}${units > 1 ? ' each' : ''}`

/** The goods of an offer on one line: "2 × Adire shirt (L)". */
export const offerGoods = ({ units, goods }: Pick<Offer, 'units' | 'goods'>): string => {
  const named = itemText({
    title: goods.name,
    options: goods.choice.map((value) => ({ name: '', value })),
  })
  return units > 1 ? `${units} × ${named}` : named
}

/** What a step says in the conversation, whoever or whatever took it. */
export const offerMessage = (step: OfferAnswer['answer'] | 'make', offer: Said): string =>
  ({
    make: `I offer ${priceText(offer)} for ${offerGoods(offer)}.`,
    counter: `How about ${priceText(offer)}?`,
    accept: `Agreed: ${priceText(offer)} for ${offerGoods(offer)}.`,
    decline: `I can’t take ${priceText(offer)}.`,
    withdraw: `I take my ${priceText(offer)} back.`,
  })[step]

const VOID_NEWS: Readonly<Record<OfferVoid, string>> = {
  price: 'the listing costs less now',
  variant: 'what it was about is no longer sold so',
  sold: 'too few are left',
  gone: 'it is no longer on sale',
  resting: 'the store sells nothing at the moment',
  blocked: 'one of you has blocked the other',
  off: 'the store takes no offers on it any more',
}

/** Why an offer has ended, as the second half of a sentence. */
export const endNews = ({ state, void_reason }: Pick<Offer, 'state' | 'void_reason'>): string => {
  const news: Readonly<Record<string, string>> = VOID_NEWS
  if (void_reason) return news[void_reason] ?? 'it doesn’t hold any more'
  if (state === 'declined') return 'it was declined'
  if (state === 'withdrawn') return 'it was withdrawn'
  return 'its time is over'
}
