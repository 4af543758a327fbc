import type { StoredOffer } from '../../../contract/entities/orders/offer'
import { lastRoundOf } from '../../../contract/orders/offers'
import { readOfferSettings } from '../../../db/orders/offer-settings'
import { answerTime, automaticAnswer } from '../../../domain/orders/offer/automatic-answer'
import type { Deps } from '../../deps'

type Asked = Pick<StoredOffer, 'vendor_id' | 'product_id' | 'rounds'>

/** What the vendor's settings say to the price that stands; undefined if they leave it to the vendor. */
export const answerBySettings = async ({ vendor_id, product_id, rounds }: Asked) => {
  const settings = await readOfferSettings({ vendor_id, id: product_id })
  return settings && automaticAnswer(settings, lastRoundOf({ rounds }).price_minor)
}

/** When the settings answer a price of the buyer's (epoch ms); null if the vendor does. */
export const answerTimeOf = async (
  deps: Deps,
  offer: Asked,
  now: number,
): Promise<number | null> => ((await answerBySettings(offer)) ? answerTime(now, deps.random) : null)
