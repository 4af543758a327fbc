export const CURRENCIES = ['NGN', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Any ISO 4217 currency code. */
export type CurrencyCode = string

const SYMBOLS: Record<Currency, string> = { NGN: '₦', USD: '$' }
/** Kobo in a naira, cents in a dollar. */
export const MINOR_UNITS = 100

const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** A whole number as Nigeria and the USA write it: 12,500. */
export const groupDigits = (whole: number): string => String(whole).replace(THOUSANDS, ',')

/**
 * Formats an amount in minor units, as `Intl.NumberFormat` would, whose first use loads
 * the locale's data and keeps a tap waiting. Always with the minor units: statements and invoices
 * show columns of amounts, all else says `formatMoney`.
 */
export const formatExactMoney = (amount_minor: number, currency: string): string => {
  if (currency !== 'NGN' && currency !== 'USD') return 'Currency not supported'
  const amount = Math.abs(Math.round(amount_minor))
  const minor = String(amount % MINOR_UNITS).padStart(2, '0')
  const sign = amount_minor < 0 ? '-' : ''
  return `${sign}${SYMBOLS[currency]}${groupDigits(Math.floor(amount / MINOR_UNITS))}.${minor}`
}

const NO_MINOR_UNITS = /\.00$/

/** Formats an amount in minor units as people say it: without minor units if there are none. */
export const formatMoney = (amount_minor: number, currency: string): string =>
  formatExactMoney(amount_minor, currency).replace(NO_MINOR_UNITS, '')
