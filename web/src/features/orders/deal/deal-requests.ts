import { dealEndpoints } from '@contract/api/orders/deals'
import { call } from '@/lib/api/api-client'

export const fetchDeal = (code: string, version: number | undefined, signal: AbortSignal) =>
  call(dealEndpoints.show, { params: { code }, query: { version }, signal })
