import express, { type Request, type Response, Router } from 'express'
import {
  chargeByCode,
  completeCharge,
  isPaid,
  isTransferLate,
  refuseCharge,
  rejectTransfer,
} from '../charges'
import type { Charge } from '../model'
import { checkoutPage, METHODS, type Method, MINOR_UNITS, messagePage } from '../pages'
import { cardByNumber, type TestCard } from '../test-cards'
import { textOf } from '../wire'
import type { World } from '../world'

const NAIRA = /^\d{1,9}(\.\d{1,2})?$/
const EXPIRY = /^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/
const LATE = 'The bank sent the money back: the account had expired.'
const WRONG_AMOUNT = 'The bank sent the money back: the amount was not the one asked for.'

type Visit = { charge: Charge; request: Request; response: Response }
/** Ways to pay that the payer approves elsewhere, and why the bank refuses. */
const REFUSALS = { bank: 'The bank refused the payment', ussd: 'Incorrect USSD PIN' } as const

/** The hosted payment page, which works without scripts. */
export const checkoutRoutes = (world: World): Router => {
  const router = Router()

  const returnUrl = (charge: Charge): string => {
    const url = new URL(charge.callback_url ?? world.settings.callbackUrl)
    url.searchParams.set('trxref', charge.reference)
    url.searchParams.set('reference', charge.reference)
    return url.href
  }

  /** The URL after a cancelled payment: the merchant may set one in the metadata. */
  const cancelUrl = (charge: Charge): string => {
    const wanted = (charge.metadata as { cancel_action?: unknown } | null)?.cancel_action
    return typeof wanted === 'string' && /^https?:\/\//.test(wanted) ? wanted : returnUrl(charge)
  }

  const sendMessage = (response: Response, message: Parameters<typeof messagePage>[1]): void => {
    response.send(messagePage(world, message))
  }

  /** Registers a step of the payment page, for known and unpaid payments. */
  const on = (method: 'get' | 'post', path: string, handle: (visit: Visit) => void): void => {
    router[method](`/:access_code${path}`, (request, response) => {
      const charge = chargeByCode(world, String(request.params.access_code))
      if (!charge) {
        const text =
          'This payment link is not known. The simulator forgets everything at a restart.'
        return sendMessage(response.status(404), { title: 'Unknown payment', text })
      }
      if (isPaid(charge)) {
        const text = 'This payment was made already.'
        const link = { href: returnUrl(charge), label: 'Back to the shop' }
        return sendMessage(response, { title: 'Already paid', text, link })
      }
      if (charge.status === 'abandoned') charge.status = 'ongoing'
      return handle({ charge, request, response })
    })
  }

  const returnToMerchant = ({ charge, response }: Visit) =>
    response.redirect(303, returnUrl(charge))

  const finish = (visit: Visit, isReturning: boolean) => {
    if (isReturning) return returnToMerchant(visit)
    const text =
      'The payment went through, and the payer never went back to the shop. Only the event tells of it.'
    return sendMessage(visit.response, { title: 'Paid, and the page is closed', text })
  }

  /** Renders the page again: 400 for an invalid field, 402 for a declined payment. */
  const showProblem = (
    { charge, response }: Visit,
    status: 400 | 402,
    problem: string,
    method: Method = 'card',
  ) => response.status(status).send(checkoutPage(world, charge, { method, problem }))

  const refuse = (visit: Visit, reason: string) => {
    refuseCharge(visit.charge, reason)
    return showProblem(visit, 402, reason)
  }

  const pay = (visit: Visit, card: TestCard, isReturning: boolean) => {
    if (card.refusal) return refuse(visit, card.refusal)
    completeCharge(world, visit.charge, { channel: 'card', card: card.key })
    return finish(visit, isReturning)
  }

  router.use(express.urlencoded({ extended: false }), (request, _response, next) => {
    request.body ??= {}
    next()
  })

  on('get', '', ({ charge, request, response }) => {
    const wanted = textOf(request.query.method)
    const method = METHODS.find((known) => known.method === wanted)?.method ?? 'card'
    response.send(checkoutPage(world, charge, { method, card: textOf(request.query.card) }))
  })

  on('post', '/card', (visit) => {
    const { charge, request, response } = visit
    const { number, cvv, expiry, after } = request.body
    const card = cardByNumber(textOf(number) ?? '')
    if (!card) {
      return showProblem(visit, 400, 'Use one of the test cards; no real card works here.')
    }
    if (cvv !== card.cvv) return refuse(visit, 'Incorrect CVV')
    if (!EXPIRY.test(textOf(expiry) ?? '')) {
      return showProblem(visit, 400, 'Give the expiry date as MM/YY.')
    }
    if (!card.pin) return pay(visit, card, after !== 'close')
    charge.step = { card: card.number, ask: 'pin', is_returning: after !== 'close' }
    return response.send(checkoutPage(world, charge))
  })

  // The PIN and, for one card, the one-time password that follows.
  on('post', '/secret', (visit) => {
    const { charge, request, response } = visit
    const { step } = charge
    const card = step && cardByNumber(step.card)
    if (!step || !card) return showProblem(visit, 400, 'Begin with the card.')
    if (request.body.secret !== card[step.ask]) {
      return refuse(visit, step.ask === 'pin' ? 'Incorrect PIN' : 'Incorrect OTP')
    }
    if (step.ask === 'otp' || !card.otp) return pay(visit, card, step.is_returning)
    charge.step = { ...step, ask: 'otp' }
    return response.send(checkoutPage(world, charge))
  })

  on('post', '/transfer', (visit) => {
    const { charge, request } = visit
    const { answer } = request.body
    if (answer === 'late' || isTransferLate(world, charge)) {
      const amount = charge.requested_amount
      rejectTransfer(world, charge, { amount, message_type: 'ACCOUNT_EXPIRED' })
      return showProblem(visit, 402, LATE, 'transfer')
    }
    if (answer === 'later') {
      charge.status = 'pending'
      charge.channel = 'bank_transfer'
      return returnToMerchant(visit)
    }
    if (answer === 'sent' || answer === 'close') {
      completeCharge(world, charge, { channel: 'bank_transfer' })
      return finish(visit, answer === 'sent')
    }
    const naira = textOf(request.body.amount) ?? ''
    if (!NAIRA.test(naira)) {
      return showProblem(visit, 400, 'Give the amount in naira, as 1500 or 1500.50.', 'transfer')
    }
    const amount = Math.round(Number(naira) * MINOR_UNITS)
    if (answer === 'accepted') {
      completeCharge(world, charge, { channel: 'bank_transfer', amount })
      return finish(visit, true)
    }
    rejectTransfer(world, charge, { amount, message_type: 'INCORRECT_AMOUNT' })
    return showProblem(visit, 402, WRONG_AMOUNT, 'transfer')
  })

  for (const method of ['bank', 'ussd'] as const) {
    on('post', `/${method}`, (visit) => {
      const { charge, request } = visit
      const { answer } = request.body
      if (answer === 'later') {
        charge.status = 'pending'
        charge.channel = method
        return returnToMerchant(visit)
      }
      if (answer === 'approved' || answer === 'close') {
        completeCharge(world, charge, { channel: method })
        return finish(visit, answer === 'approved')
      }
      refuseCharge(charge, REFUSALS[method])
      return showProblem(visit, 402, REFUSALS[method], method)
    })
  }

  on('post', '/decline', (visit) => refuse(visit, 'Declined'))

  on('post', '/cancel', ({ charge, response }) => {
    charge.status = 'abandoned'
    charge.step = null
    response.redirect(303, cancelUrl(charge))
  })

  return router
}
