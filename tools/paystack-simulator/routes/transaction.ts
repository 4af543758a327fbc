import { addCharge, findCharge } from '../charges'
import { type Handler, ok, type Route, refuse, textOf, wholeNumber } from '../http'
import { pageOf } from '../paging'
import { chargeView } from '../views/charge'
import { domainOf } from '../world'

const CHANNELS = ['card', 'bank', 'apple_pay', 'ussd', 'qr', 'mobile_money', 'bank_transfer']
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const REFERENCE = /^[A-Za-z0-9.=-]{1,100}$/
const CURRENCIES = ['NGN', 'USD']

/** Metadata is sent as JSON text and told back as what it says. */
const metadataOf = (value: unknown): unknown => {
  if (typeof value !== 'string' || value === '') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const initialize: Handler = (world, { body }) => {
  const email = textOf(body.email)
  const amount = wholeNumber(body.amount)
  const reference = textOf(body.reference) ?? `sim-${world.state.next_long_id}`
  const currency = textOf(body.currency) ?? 'NGN'
  if (!email || !EMAIL.test(email)) {
    return refuse(400, 'Invalid Email Address Passed', 'invalid_email_address')
  }
  if (amount === null || amount <= 0) return refuse(400, 'Invalid Amount Sent', 'invalid_amount')
  if (!CURRENCIES.includes(currency)) {
    return refuse(403, 'Currency not supported by merchant', 'unsupported_currency')
  }
  if (!REFERENCE.test(reference)) {
    return refuse(400, 'Reference holds characters that are not allowed', 'invalid_reference')
  }
  if (world.state.charges.has(reference)) {
    return refuse(400, 'Duplicate Transaction Reference', 'duplicate_reference')
  }
  const channels = Array.isArray(body.channels) ? body.channels : ['card', 'bank_transfer']
  if (channels.length === 0 || !channels.every((channel) => CHANNELS.includes(channel))) {
    return refuse(400, 'Invalid channels', 'invalid_params')
  }
  const charge = addCharge(world, {
    reference,
    email: email.toLowerCase(),
    requested_amount: amount,
    currency,
    channels,
    callback_url: textOf(body.callback_url),
    metadata: metadataOf(body.metadata),
  })
  return ok('Authorization URL created', {
    authorization_url: `${world.settings.publicUrl}/checkout/${charge.access_code}`,
    access_code: charge.access_code,
    reference,
  })
}

const verify: Handler = (world, { params }) => {
  const charge = world.state.charges.get(params.reference ?? '')
  if (!charge) return refuse(400, 'Transaction reference not found.', 'transaction_not_found')
  return ok('Verification successful', { ...chargeView(charge), domain: domainOf(world) })
}

const fetchOne: Handler = (world, { params }) => {
  const charge = findCharge(world, params.id ?? '')
  if (!charge) return refuse(404, 'Transaction not found', 'transaction_not_found')
  return ok('Transaction retrieved', { ...chargeView(charge), domain: domainOf(world) })
}

const list: Handler = (world, { query }) => {
  const { items, meta } = pageOf([...world.state.charges.values()].reverse(), query)
  return ok(
    'Transactions retrieved',
    items.map((charge) => ({ ...chargeView(charge), domain: domainOf(world) })),
    meta,
  )
}

export const transactionRoutes: readonly Route[] = [
  ['POST', '/transaction/initialize', initialize],
  ['GET', '/transaction', list],
  ['GET', '/transaction/verify/:reference', verify],
  ['GET', '/transaction/:id', fetchOne],
]
