import { dealEndpoints, type HeldDeal } from '@contract/api/orders/deals'
import type { Transaction } from '@contract/entities/orders/transaction'
import { isReversed } from '@contract/escrow/states'
import { dealOf } from '@contract/orders/deal-of'
import { call } from '@/lib/api/api-client'
import { useLiveTransactions } from '@/lib/live/transactions'
import type { Attempt } from '@/lib/use-attempt'
import { showDeal, useOwnDeals } from '../deals/deal-queries'

/** More sales than a show of the largest deal has, with prices for one buyer. */
const MOST_SALES = 100

export const goLive = async (id: string, minutes: number): Promise<HeldDeal> =>
  showDeal(await call(dealEndpoints.goLive, { params: { id }, body: { minutes } }))

export const makePrice = (id: string, price_minor: number, attempt: Attempt): Promise<HeldDeal> =>
  call(dealEndpoints.priceForOne, { params: { id }, body: { price_minor }, ...attempt })

/** Who is paying or has paid in the show, the newest first, with its prices for one buyer. */
export const useShowSales = ({ id }: HeldDeal) => {
  const deals = useOwnDeals(1)
  const sales = useLiveTransactions({ as: 'vendor', limit: MOST_SALES })
  const ids = new Set([id])
  for (const deal of deals.data?.items ?? []) if (deal.of === id) ids.add(deal.id)
  const isOfShow = (sale: Transaction): boolean => ids.has(dealOf(sale)?.id ?? '')
  return sales.status === 'content'
    ? { ...sales, data: sales.data.filter((sale) => isOfShow(sale) && !isReversed(sale)) }
    : sales
}
