export const CURRENCIES = ['NGN', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Any ISO 4217 currency code. */
export type CurrencyCode = string

const SYMBOLS: Record<Currency, string> = { NGN: '₦', USD: '$' }
const MINOR_UNITS = 100

const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** A whole number as Nigeria and the USA write it: 12,500. */
export const groupDigits = (whole: number): string => String(whole).replace(THOUSANDS, ',')

/**
 * Formats an amount in minor units, as `Intl.NumberFormat` would, whose first use loads
 * the locale's data and keeps a tap waiting. All money shown to people is formatted here.
 */
export const formatMoney = (amount_minor: number, currency: string): string => {
  if (currency !== 'NGN' && currency !== 'USD') return 'Currency not supported'
  const amount = Math.abs(Math.round(amount_minor))
  const minor = String(amount % MINOR_UNITS).padStart(2, '0')
  const sign = amount_minor < 0 ? '-' : ''
  return `${sign}${SYMBOLS[currency]}${groupDigits(Math.floor(amount / MINOR_UNITS))}.${minor}`
}

const KOBO = /\.00$/

/** Formats a price: without the minor units if there are none. Statements use `formatMoney`. */
export const formatPrice = (amount_minor: number, currency: string): string =>
  formatMoney(amount_minor, currency).replace(KOBO, '')
