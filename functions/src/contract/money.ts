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

const KOBO = /\.00$/

/** Formats a price: without the minor units if there are none. Statements use `formatMoney`. */
export const formatPrice = (amount_minor: number, currency: string): string =>
  formatMoney(amount_minor, currency).replace(KOBO, '')
