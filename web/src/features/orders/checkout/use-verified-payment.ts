import { paymentEndpoints } from '@contract/api/money/payments'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

const ASK_AGAIN_MS = 3_000
/** Polling stops after this many requests, which is five minutes. */
const MAX_POLLS = 100

/** Polls the server, which asks the provider, until the result of a payment is known. */
export const useVerifiedPayment = (reference: string | undefined) =>
  useQuery({
    queryKey: ['payment', reference],
    queryFn: () => call(paymentEndpoints.verify, { params: { reference: reference ?? '' } }),
    enabled: reference !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'awaiting' && state.dataUpdateCount < MAX_POLLS ? ASK_AGAIN_MS : false,
  })
