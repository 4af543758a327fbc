import type { DealDraft, HeldDeal } from '@contract/api/orders/deals'
import { dealEndpoints } from '@contract/api/orders/deals'
import { MAX_DEAL_USES } from '@contract/entities/orders/deal'
import { usesLeft } from '@contract/orders/uses-left'
import { millisOf, SECOND_MS } from '@contract/time'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { queryClient } from '@/lib/api/query-client'
import type { Attempt } from '@/lib/use-attempt'

export const DEALS_PER_PAGE = 20
/** While the page is in sight: what buyers do shows soon, without a listener for each deal. */
const POLL_MS = 10 * SECOND_MS
const LIVE_POLL_MS = 5 * SECOND_MS
const LIST = 'own-deals'
const ONE = 'own-deal'

export const useOwnDeals = (page: number) =>
  useQuery({
    queryKey: [LIST, page],
    queryFn: ({ signal }) =>
      call(dealEndpoints.list, { query: { page, limit: DEALS_PER_PAGE }, signal }),
    refetchInterval: POLL_MS,
    placeholderData: keepPreviousData,
  })

/** @param isLive asks again by itself; not under a form, which it would change nothing of */
export const useOwnDeal = (id: string, isLive = true) =>
  useQuery({
    queryKey: [ONE, id],
    queryFn: ({ signal }) => call(dealEndpoints.get, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      isLive && (data && isShowOn(data, Date.now()) ? LIVE_POLL_MS : POLL_MS),
  })

/** Shows a deal as the server answered it. */
export const showDeal = (deal: HeldDeal): HeldDeal => {
  queryClient.setQueryData([ONE, deal.id], deal)
  void queryClient.invalidateQueries({ queryKey: [LIST] })
  return deal
}

export const saveDeal = async (
  id: string | undefined,
  body: DealDraft,
  attempt?: Attempt,
): Promise<HeldDeal> =>
  showDeal(
    await (id
      ? call(dealEndpoints.update, { params: { id }, body })
      : call(dealEndpoints.create, { body, ...attempt })),
  )

/** Opens an ended deal by the same terms for so many days, with room for who paid too late. */
export const reopenDeal = (deal: HeldDeal, late: number, days: number): Promise<HeldDeal> => {
  const { images, uses, ...terms } = deal.terms
  return saveDeal(deal.id, {
    ...terms,
    uses: Math.min(MAX_DEAL_USES, uses + Math.max(0, late - usesLeft(deal))),
    image_paths: images.map(({ path }) => path),
    days,
  })
}

export const withdrawDeal = async (id: string): Promise<HeldDeal> =>
  showDeal(await call(dealEndpoints.withdraw, { params: { id } }))

/** Whether the deal is in a live show. */
export const isShowOn = ({ live_until }: HeldDeal, now: number): boolean =>
  live_until !== undefined && millisOf(live_until) > now

/** Until when somebody is paying, in epoch milliseconds; undefined if nobody is. */
export const paidUntil = ({ reserved, held_until }: HeldDeal, now: number): number | undefined => {
  const until = held_until && millisOf(held_until)
  return reserved > 0 && until !== undefined && until > now ? until : undefined
}
