import { salesEndpoints } from '@contract/api/money/sales'
import type { SalesPeriod } from '@contract/entities/money/sales'
import { MINUTE_MS } from '@contract/time'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

/** The sales figures of a period, refetched every minute while the page is visible. */
export const useSalesSummary = (period: SalesPeriod) =>
  useQuery({
    queryKey: ['sales-summary', period],
    queryFn: ({ signal }) => call(salesEndpoints.summary, { query: { period }, signal }),
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
  })
