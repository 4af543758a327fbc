import { MIN_PRICE_MINOR } from '@contract/entities/catalog/price'
import { formatPrice } from '@contract/money'
import { minorFromText } from '@contract/text/typed-amount'

type Range = { above_minor: number; below_minor: number }

/** Between which prices one can be named, in words. */
export const rangeText = ({ above_minor, below_minor }: Range): string => {
  const below = formatPrice(below_minor, 'NGN')
  return above_minor < MIN_PRICE_MINOR
    ? `From ${formatPrice(MIN_PRICE_MINOR, 'NGN')}, and below ${below}.`
    : `Above ${formatPrice(above_minor, 'NGN')}, and below ${below}.`
}

/** The price that was typed, if it can be named. */
export const typedOffer = (text: string, range: Range): number | undefined => {
  const price = minorFromText(text)
  if (price === undefined) return undefined
  return price > range.above_minor && price < range.below_minor ? price : undefined
}
