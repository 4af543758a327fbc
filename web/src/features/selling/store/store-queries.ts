import type { BodyOf } from '@contract/api/endpoint'
import { publicEndpoints } from '@contract/api/endpoints/public'
import { vendorEndpoints } from '@contract/api/endpoints/vendors'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { SHOWS_TOAST } from '@/lib/api/query-client'

export const useBanks = () =>
  useQuery({ queryKey: ['banks'], queryFn: () => call(publicEndpoints.banks), meta: SHOWS_TOAST })

type Asked = BodyOf<(typeof vendorEndpoints)['resolveAccount']>

/**
 * Asks the bank whether the account is in the legal name. Runs once the input is valid and never
 * retries or refetches, because the server has a low daily limit.
 */
export const useAccountMatch = (body: Asked) =>
  useQuery({
    queryKey: ['account-match', body],
    queryFn: () => call(vendorEndpoints.resolveAccount, { body }),
    enabled: vendorEndpoints.resolveAccount.body.safeParse(body).success,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
