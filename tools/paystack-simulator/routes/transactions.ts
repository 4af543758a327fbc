import { Router } from 'express'
import { addCharge, chargeView, findCharge } from '../charges'
import { fail, ok, okPage } from '../http'
import type { Charge } from '../model'
import { textOf, wholeNumber } from '../wire'
import { domainOf, type World } from '../world'

const CHANNELS = ['card', 'bank', 'apple_pay', 'ussd', 'qr', 'mobile_money', 'bank_transfer']
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const REFERENCE = /^[A-Za-z0-9.=-]{1,100}$/
const CURRENCIES = ['NGN', 'USD']

/** Metadata is sent as a JSON string and returned as its parsed value. */
const metadataOf = (value: unknown): unknown => {
  if (typeof value !== 'string' || value === '') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

export const transactionRoutes = (world: World): Router => {
  const router = Router()
  const viewOf = (charge: Charge) => ({ ...chargeView(charge), domain: domainOf(world) })

  router.post('/transaction/initialize', ({ body }, response) => {
    const email = textOf(body.email)
    const amount = wholeNumber(body.amount)
    const reference = textOf(body.reference) ?? `sim-${world.state.next_long_id}`
    const currency = textOf(body.currency) ?? 'NGN'
    const channels = Array.isArray(body.channels) ? body.channels : ['card', 'bank_transfer']
    if (!email || !EMAIL.test(email)) {
      return fail(400, 'Invalid Email Address Passed', 'invalid_email_address')
    }
    if (!amount || amount < 0) return fail(400, 'Invalid Amount Sent', 'invalid_amount')
    if (!CURRENCIES.includes(currency)) {
      fail(403, 'Currency not supported by merchant', 'unsupported_currency')
    }
    if (!REFERENCE.test(reference)) {
      fail(400, 'Reference holds characters that are not allowed', 'invalid_reference')
    }
    if (world.state.charges.has(reference)) {
      fail(400, 'Duplicate Transaction Reference', 'duplicate_reference')
    }
    if (
      channels.length === 0 ||
      !channels.every((name: unknown) => CHANNELS.includes(String(name)))
    ) {
      fail(400, 'Invalid channels', 'invalid_params')
    }
    const { access_code } = addCharge(world, {
      reference,
      email: email.toLowerCase(),
      requested_amount: amount,
      currency,
      channels,
      callback_url: textOf(body.callback_url),
      metadata: metadataOf(body.metadata),
    })
    const authorization_url = `${world.settings.publicUrl}/checkout/${access_code}`
    return ok(response, 'Authorization URL created', { authorization_url, access_code, reference })
  })

  router.get('/transaction', (request, response) =>
    okPage(request, response, 'Transactions retrieved', world.state.charges.values(), viewOf),
  )

  router.get('/transaction/verify/:reference', ({ params }, response) => {
    const charge =
      world.state.charges.get(params.reference) ??
      fail(400, 'Transaction reference not found.', 'transaction_not_found')
    ok(response, 'Verification successful', viewOf(charge))
  })

  router.get('/transaction/:id', ({ params }, response) => {
    const charge =
      findCharge(world, params.id) ?? fail(404, 'Transaction not found', 'transaction_not_found')
    ok(response, 'Transaction retrieved', viewOf(charge))
  })

  return router
}
