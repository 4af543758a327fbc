export const CURRENCIES = ['NGN', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Any ISO 4217 currency code. */
export type CurrencyCode = string

const LOCALES: Record<Currency, string> = { NGN: 'en-NG', USD: 'en-US' }
const MINOR_UNITS = 100

const formatters = new Map<Currency, Intl.NumberFormat>()

const formatterOf = (currency: Currency): Intl.NumberFormat => {
  const known = formatters.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency })
  formatters.set(currency, made)
  return made
}

/** Formats an amount in minor units. All money shown to people is formatted here. */
export const formatMoney = (amount_minor: number, currency: string): string => {
  if (currency !== 'NGN' && currency !== 'USD') return 'Currency not supported'
  return formatterOf(currency).format(amount_minor / MINOR_UNITS)
}

/** Commas or spaces may separate groups of three digits; at most two decimals. */
const TYPED = /^(?:₦|NGN)?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d{1,2}))?$/i

/**
 * Parses a typed amount of naira (or dollars) to minor units without floating point. Undefined if
 * it isn't an amount or has more than two decimals.
 */
export const minorFromText = (text: string): number | undefined => {
  const [, whole, decimals = ''] = TYPED.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const amount_minor = Number(`${whole.replace(/[, ]/g, '')}${decimals.padEnd(2, '0')}`)
  return Number.isSafeInteger(amount_minor) ? amount_minor : undefined
}

/** Formats minor units as a person would type them: "12500" or "12500.50". */
export const textFromMinor = (amount_minor: number): string => {
  const rest = amount_minor % MINOR_UNITS
  const whole = String((amount_minor - rest) / MINOR_UNITS)
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}
