import type { Charge } from './model'
import { renderView } from './render-view'
import { cardByKey, cardByNumber, TEST_CARDS } from './test-cards'
import type { World } from './world'

const render = (view: string, values: Readonly<Record<string, string>>): string =>
  renderView(new URL(`views/${view}.html`, import.meta.url), values)

/** Marks a link as the current one of its list. */
const asCurrent = (html: string, value: 'page' | 'true'): string =>
  html.replace('<a', `<a aria-current="${value}"`)

const layout = ({ settings }: World, title: string, content: string): string =>
  render('layout', { title, merchant: settings.merchantName, content })

type Message = { title: string; text: string; link?: { href: string; label: string } }

export const messagePage = (world: World, { title, text, link }: Message): string => {
  const html = link ? render('link', link) : ''
  return layout(world, title, render('message', { title, text, link: html }))
}

export const MINOR_UNITS = 100
/** The card form's expiry date. */
const EXPIRY = '12/30'
const SHORT_BY_MINOR = 10_000

/** Formats an amount in minor units, as "₦15,000.00". */
const money = (amount_minor: number, currency: string): string => {
  const locale = currency === 'USD' ? 'en-US' : 'en-NG'
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount_minor / MINOR_UNITS)
}

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The card fields, filled from the chosen test card, above the list of them. */
const cardForm = (url: string, amount: string, chosen: string | null): string => {
  const card = cardByKey(chosen)
  const cards = TEST_CARDS.map(({ key, label, number, cvv }) => {
    const html = render('test-card', { url, key, label, number: grouped(number), cvv })
    return key === chosen ? asCurrent(html, 'true') : html
  })
  const filled = card && { number: grouped(card.number), expiry: EXPIRY, cvv: card.cvv }
  return render('card', { url, amount, ...filled, test_cards: cards.join('') })
}

/** The form for the PIN or one-time password of a card that requires it. */
const secretForm = (url: string, { card, ask }: NonNullable<Charge['step']>): string => {
  const name = ask === 'pin' ? 'Card PIN' : 'One-time password'
  return render('secret', { url, name, hint: cardByNumber(card)?.[ask] ?? '' })
}

/** The account number is derived from the payment, so that it is the same on every view. */
const transferForm = (url: string, amount: string, charge: Charge): string => {
  const { id, reference, requested_amount: wanted } = charge
  const wrong = wanted > SHORT_BY_MINOR ? wanted - SHORT_BY_MINOR : wanted + SHORT_BY_MINOR
  return render('transfer', {
    url,
    amount,
    reference,
    account_number: `99${String(id % 100_000_000n).padStart(8, '0')}`,
    wrong_amount: (wrong / MINOR_UNITS).toFixed(2),
  })
}

/** Banks whose app approves a payment; OPay is one of them. */
const APP_BANKS = ['OPay', 'Kuda', 'GTBank', 'Zenith Bank'] as const

const bankForm = (url: string, amount: string): string => {
  const options = APP_BANKS.map((name) => `<option>${name}</option>`).join('')
  return render('bank', { url, amount, options })
}

const ussdForm = (url: string, { id, requested_amount }: Charge): string => {
  const naira = Math.ceil(requested_amount / MINOR_UNITS)
  return render('ussd', { url, code: `*737*50*${naira}*${String(id % 10_000n).padStart(4, '0')}#` })
}

export const METHODS = [
  { method: 'card', channel: 'card', label: 'Card' },
  { method: 'transfer', channel: 'bank_transfer', label: 'Bank transfer' },
  { method: 'bank', channel: 'bank', label: 'Bank or OPay' },
  { method: 'ussd', channel: 'ussd', label: 'USSD' },
] as const

export type Method = (typeof METHODS)[number]['method']

type CheckoutView = {
  method?: Method
  /** The key of the test card that prefills the fields. */
  card?: string | null
  problem?: string
}

export const checkoutPage = (world: World, charge: Charge, view: CheckoutView = {}): string => {
  const { access_code, channels, step, email, reference } = charge
  const url = `/checkout/${access_code}`
  const amount = money(charge.requested_amount, charge.currency)
  const merchant = world.settings.merchantName
  const offered = METHODS.filter(({ channel }) => channels.includes(channel))
  const wanted = view.method ?? 'card'
  const method = (offered.find((offer) => offer.method === wanted) ?? offered[0])?.method
  const form = () => {
    if (step) return secretForm(url, step)
    if (method === 'card') return cardForm(url, amount, view.card ?? null)
    if (method === 'transfer') return transferForm(url, amount, charge)
    if (method === 'bank') return bankForm(url, amount)
    if (method === 'ussd') return ussdForm(url, charge)
    return '<p>The merchant offers no way to pay that the simulator has.</p>'
  }
  const tabs = offered.map((offer) => {
    const html = render('tab', { url, ...offer })
    return offer.method === method ? asCurrent(html, 'page') : html
  })
  const content = render('checkout', {
    ...{ url, merchant, amount, email, reference, form: form() },
    problem: view.problem ? render('problem', { problem: view.problem }) : '',
    tabs: step ? '' : render('tabs', { tabs: tabs.join('') }),
  })
  return layout(world, `Pay ${merchant}`, content)
}
