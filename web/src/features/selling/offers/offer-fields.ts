import type { OfferSettings } from '@contract/entities/orders/offer'
import { textFromMinor } from '@contract/text/typed-amount'
import { BASIC_MESSAGES, typedPrice } from '../editor/basic-schema'

/** As typed: prices are text, empty for none. */
export type OfferFields = { takes: boolean; accept_from: string; decline_below: string }

const textOf = (minor: number | undefined): string =>
  minor === undefined ? '' : textFromMinor(minor)

/** @param settings null if the product takes no offers */
export const fieldsOf = (settings: OfferSettings | null): OfferFields => ({
  takes: settings !== null,
  accept_from: textOf(settings?.accept_from_minor),
  decline_below: textOf(settings?.decline_below_minor),
})

type Problems = Partial<Record<'accept_from' | 'decline_below', string>>

/** What is wrong with what was typed, by field. */
export const problemsOf = ({ takes, accept_from, decline_below }: OfferFields): Problems => {
  if (!takes) return {}
  const from = typedPrice(accept_from)
  const below = typedPrice(decline_below)
  const isAbove = from !== undefined && below !== undefined && below > from
  return {
    ...(accept_from && from === undefined && { accept_from: BASIC_MESSAGES.price }),
    ...(decline_below && below === undefined && { decline_below: BASIC_MESSAGES.price }),
    ...(isAbove && { decline_below: 'Decline below at most the price from which you accept.' }),
  }
}

/** What is saved; null for no offers. */
export const settingsOf = ({
  takes,
  accept_from,
  decline_below,
}: OfferFields): OfferSettings | null => {
  if (!takes) return null
  const from = typedPrice(accept_from)
  const below = typedPrice(decline_below)
  return {
    ...(from !== undefined && { accept_from_minor: from }),
    ...(below !== undefined && { decline_below_minor: below }),
  }
}
