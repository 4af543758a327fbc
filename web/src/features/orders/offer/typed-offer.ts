import { MIN_PRICE_MINOR } from '@contract/entities/catalog/price'
import { formatMoney } from '@contract/money'
import { minorFromText } from '@contract/text/typed-amount'

type Range = { above_minor: number; below_minor: number }

/** Between which prices one can be named, in words. */
export const rangeText = ({ above_minor, below_minor }: Range): string => {
  const below = formatMoney(below_minor, 'NGN')
  return above_minor < MIN_PRICE_MINOR
    ? `From ${formatMoney(MIN_PRICE_MINOR, 'NGN')}, and below ${below}.`
    : `Above ${formatMoney(above_minor, 'NGN')}, and below ${below}.`
}

/** The price that was typed, if it can be named. */
export const typedOffer = (text: string, range: Range): number | undefined => {
  const price = minorFromText(text)
  if (price === undefined) return undefined
  return price > range.above_minor && price < range.below_minor ? price : undefined
}
