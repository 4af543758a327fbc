import { paymentEndpoints } from '@contract/api/endpoints/payments'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

const ASK_AGAIN_MS = 3_000
/** After this many questions the page stops asking by itself: five minutes. */
const MAX_POLLS = 100

/** Asks the server, and through it the provider, until it is known what became of a payment. */
export const useVerifiedPayment = (reference: string | undefined) =>
  useQuery({
    queryKey: ['payment', reference],
    queryFn: () => call(paymentEndpoints.verify, { params: { reference: reference ?? '' } }),
    enabled: reference !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'awaiting' && state.dataUpdateCount < MAX_POLLS ? ASK_AGAIN_MS : false,
  })
