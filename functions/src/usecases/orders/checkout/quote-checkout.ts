import type { BodyOf, ResponseOf } from '../../../contract/api/endpoint'
import type { checkoutEndpoints } from '../../../contract/api/orders/checkouts'
import { restingOf } from '../../../contract/people/store-rest'
import { requireArea } from '../../../domain/location'
import { compareCheckout } from '../../../domain/orders/checkout/compare-checkout'
import { dealChannels } from '../../../domain/orders/checkout/deal-refusal'
import { quoteCarrier } from '../../carriers/carrier-offer'
import type { Deps } from '../../deps'
import { askedStores, goneLines } from './create-checkout'
import { lineOfDeal, loadDeal, requireDeal } from './load-deal'
import { loadStores } from './load-stores'
import { withAgreedPrices } from './with-agreed-prices'
import { withCarriers } from './with-carriers'

type Quote = (typeof checkoutEndpoints)['quote']

/** Whether goods are the buyer's own is checked by the purchase. */
const NOBODY = { uid: '', name: '' }

/**
 * Says what the lines of a cart, or a deal, cost now and what differs from what was seen.
 * @param buyer_id for whom carriers are asked; nobody asks them without it
 * @throws AppError `deal/...`, `offer/...` if it can't be paid now
 */
export const quoteCheckout = async (
  deps: Deps,
  { lines, deal, ways, place }: BodyOf<Quote>,
  buyer_id?: string,
): Promise<ResponseOf<Quote>> => {
  if (place) requireArea(place, 'place.')
  const now = deps.clock()
  const loaded = await (deal ? loadDeal([lineOfDeal(deal)]) : loadStores(lines))
  const { missing } = loaded
  const stores = withAgreedPrices(loaded.stores, buyer_id, now)
  const channels = deal && [...dealChannels(requireDeal(stores, buyer_id, now).vendor, now)]
  const offered = await withCarriers(stores, ({ vendor, profile, lines: units }) =>
    buyer_id && place && vendor && profile && !restingOf(vendor.rest, now)
      ? quoteCarrier(deps, { buyer_id, vendor, profile, lines: units, place })
      : undefined,
  )
  const who = { buyer: NOBODY, delivery: place }
  const compared = compareCheckout(
    askedStores(offered, ways, now, undefined, deal?.version),
    who,
    now,
  )
  return {
    ...compared,
    stores: compared.stores.map((store) => ({ ...store, ...(channels && { channels }) })),
    changes: [...goneLines(missing), ...compared.changes],
  }
}
