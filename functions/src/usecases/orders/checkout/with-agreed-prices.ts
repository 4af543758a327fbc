import { AppError } from '../../../contract/api/errors'
import { agreedGoods } from '../../../domain/orders/offer/agreed-goods'
import type { LoadedStore, WantedLine } from './load-stores'

/**
 * The stores with the prices that were agreed on for lines that name an offer.
 * @param buyer_id undefined for nobody in particular, to whom no offer is shown
 * @throws AppError `offer/not-found`, `offer/not-payable`
 */
export const withAgreedPrices = <L extends WantedLine>(
  stores: readonly LoadedStore<L>[],
  buyer_id: string | undefined,
  now: number,
): LoadedStore<L>[] =>
  stores.map((store) => ({
    ...store,
    lines: store.lines.map((line) => {
      const { asked, product, offer } = line
      if (asked.offer_id === undefined) return line
      if (!offer || offer.data.buyer_id !== buyer_id) throw new AppError('offer/not-found')
      return { ...line, product: agreedGoods(product, offer.data, asked, now) }
    }),
  }))
