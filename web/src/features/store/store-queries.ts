import { publicEndpoints } from '@contract/endpoints/public'
import { vendorEndpoints } from '@contract/endpoints/vendors'
import { isSameName } from '@contract/name-match'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api-client'
import { TOLD } from '@/lib/query-client'

export const useBanks = () =>
  useQuery({ queryKey: ['banks'], queryFn: () => call(publicEndpoints.banks), meta: TOLD })

export const useLocations = () =>
  useQuery({
    queryKey: ['locations'],
    queryFn: () => call(publicEndpoints.locations),
    meta: TOLD,
  })

/** Whose account this is, as its bank says; asked once bank and number are complete. */
export const useAccountName = (bank_code: string, account_number: string) =>
  useQuery({
    queryKey: ['account-name', bank_code, account_number],
    queryFn: () => call(vendorEndpoints.resolveAccount, { body: { bank_code, account_number } }),
    enabled: bank_code !== '' && /^\d{10}$/.test(account_number),
    retry: false,
  })

/** What the bank said of an account, beside the legal name that was typed. */
export const bankSays = (answer: { account_name: string }, legal_name: string) => ({
  name: answer.account_name,
  isSame: legal_name.trim() === '' || isSameName(legal_name, answer.account_name),
})

/** The caller's own store with what only its owner may see. */
export const useOwnStore = () =>
  useQuery({ queryKey: ['own-store'], queryFn: () => call(vendorEndpoints.store) })
