import { publicEndpoints } from '@contract/endpoints/public'
import { vendorEndpoints } from '@contract/endpoints/vendors'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api-client'

export const useBanks = () =>
  useQuery({ queryKey: ['banks'], queryFn: () => call(publicEndpoints.banks) })

/** Whose account this is, as its bank says; asked once bank and number are complete. */
export const useAccountName = (bank_code: string, account_number: string) =>
  useQuery({
    queryKey: ['account-name', bank_code, account_number],
    queryFn: () => call(vendorEndpoints.resolveAccount, { body: { bank_code, account_number } }),
    enabled: bank_code !== '' && /^\d{10}$/.test(account_number),
    retry: false,
  })

/** The caller's own store with what only its owner may see. */
export const useOwnStore = () =>
  useQuery({ queryKey: ['own-store'], queryFn: () => call(vendorEndpoints.store) })
