import type { ShownDeal } from '@contract/api/orders/deals'
import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '@/lib/api/api-error'
import { loadChunk } from '@/ui/chunks/load-chunk'

/** Not needed for server rendering; the HTML preloads this chunk alongside the initial data. */
const requests = () => loadChunk(() => import('./deal-requests'))

/** How old a deal may be on the screen: others may be paying for it. */
const STALE_AFTER_MS = 20_000

export const dealKeys = {
  /** @param version the least that is wanted; undefined for the deal as anybody sees it */
  one: (code: string, version?: number) => ['deal', code, version],
}

const isAbsent = (error: unknown): boolean =>
  isRefusal(error, 'deal/not-found') || isRefusal(error, 'deal/seller-gone')

/** @param code as people read it */
export const useDeal = (code: string, version?: number) =>
  useQuery<ShownDeal>({
    queryKey: dealKeys.one(code, version),
    queryFn: async ({ signal }) => (await requests()).fetchDeal(code, version, signal),
    enabled: code !== '',
    // The version that was seen stays on the screen while a newer one is on its way.
    placeholderData: (before) => (before?.deal.code === code ? before : undefined),
    staleTime: STALE_AFTER_MS,
    // One try more, but for a deal that isn't there.
    retry: (failures, error) => failures < 1 && !isAbsent(error),
  })
