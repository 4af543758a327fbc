import { parseStored, readStored, writeStored } from '@/lib/local-storage'
import type { Onboarding } from './onboarding-schema'

const keyOf = (uid: string) => `oja_onboarding_${uid}`

/** Returns the input saved on this device by an earlier visit, without the account number. */
export const readOnboarding = (uid: string): Partial<Onboarding> => {
  const value = parseStored(readStored(keyOf(uid)))
  return typeof value === 'object' && value !== null ? value : {}
}

export const saveOnboarding = (uid: string, fields: Partial<Onboarding>): void => {
  const { account_number: _, ...stored } = fields
  writeStored(keyOf(uid), JSON.stringify(stored))
}

export const forgetOnboarding = (uid: string): void => writeStored(keyOf(uid), null)
