import type { Onboarding } from './onboarding-schema'

const keyOf = (uid: string) => `oja_onboarding_${uid}`

/** Returns the input saved on this device by an earlier visit, without the account number. */
export const readOnboarding = (uid: string): Partial<Onboarding> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(uid)) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

export const saveOnboarding = (uid: string, fields: Partial<Onboarding>): void => {
  const { account_number: _, ...kept } = fields
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(kept))
  } catch {
    // Storage is off or full: the form lasts as long as the page.
  }
}

export const forgetOnboarding = (uid: string): void => {
  try {
    localStorage.removeItem(keyOf(uid))
  } catch {
    // Nothing was kept.
  }
}
