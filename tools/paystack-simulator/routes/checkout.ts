import {
  chargeByCode,
  isPaid,
  isTransferLate,
  refuseCharge,
  rejectTransfer,
  settleCharge,
} from '../charges'
import { cardByNumber, type TestCard } from '../data/test-cards'
import { type Handler, html, type Reply, type Request, type Route, seeOther, textOf } from '../http'
import type { Charge } from '../model'
import { checkoutPage } from '../pages/checkout-page'
import { messagePage } from '../pages/message-page'
import type { World } from '../world'

const NAIRA = /^\d{1,9}(\.\d{1,2})?$/
const MINOR_UNITS = 100

const backUrl = (world: World, charge: Charge): string => {
  const url = new URL(charge.callback_url ?? world.settings.appUrl)
  url.searchParams.set('trxref', charge.reference)
  url.searchParams.set('reference', charge.reference)
  return url.href
}

/** Where the payer goes who cancels: the merchant may name a place of its own in the metadata. */
const cancelUrl = (world: World, charge: Charge): string => {
  const wanted = (charge.metadata as { cancel_action?: unknown } | null | undefined)?.cancel_action
  return typeof wanted === 'string' && /^https?:\/\//.test(wanted) ? wanted : backUrl(world, charge)
}

const paidReply = (world: World, charge: Charge, isReturning: boolean): Reply =>
  isReturning
    ? seeOther(backUrl(world, charge))
    : html(
        messagePage(world, {
          title: 'Paid, and the page is closed',
          text: 'The payment went through, and the payer never went back to the shop. Only the event tells of it.',
        }),
      )

const withCharge =
  (work: (world: World, charge: Charge, request: Request) => Reply): Handler =>
  (world, request) => {
    const charge = chargeByCode(world, request.params.access_code ?? '')
    if (!charge) {
      const text = 'This payment link is not known. The simulator forgets everything at a restart.'
      return html(messagePage(world, { title: 'Unknown payment', text }), 404)
    }
    if (isPaid(charge)) {
      const text = 'This payment was made already.'
      const link = { href: backUrl(world, charge), label: 'Back to the shop' }
      return html(messagePage(world, { title: 'Already paid', text, link }))
    }
    if (charge.status === 'abandoned') charge.status = 'ongoing'
    return work(world, charge, request)
  }

const show = withCharge((world, charge, { query }) => {
  const method = query.get('method') === 'transfer' ? 'transfer' : 'card'
  return html(checkoutPage(world, charge, { method, card: query.get('card') }))
})

const problem = (world: World, charge: Charge, text: string): Reply =>
  html(checkoutPage(world, charge, { method: 'card', card: null, problem: text }), 400)

const refusal = (world: World, charge: Charge, text: string): Reply => {
  refuseCharge(charge, text)
  return html(checkoutPage(world, charge, { method: 'card', card: null, problem: text }), 402)
}

const pay = (world: World, charge: Charge, card: TestCard, isReturning: boolean): Reply => {
  if (card.refusal) return refusal(world, charge, card.refusal)
  settleCharge(world, charge, { channel: 'card', card: card.key })
  return paidReply(world, charge, isReturning)
}

const byCard = withCharge((world, charge, { body }) => {
  const card = cardByNumber(textOf(body.number) ?? '')
  const isReturning = body.after !== 'close'
  if (!card) return problem(world, charge, 'Use one of the test cards; no real card works here.')
  if (body.cvv !== card.cvv) return refusal(world, charge, 'Incorrect CVV')
  if (!/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/.test(textOf(body.expiry) ?? '')) {
    return problem(world, charge, 'Give the expiry date as MM/YY.')
  }
  if (!card.pin) return pay(world, charge, card, isReturning)
  charge.step = { card: card.number, ask: 'pin', is_returning: isReturning }
  return html(checkoutPage(world, charge, { method: 'card', card: null }))
})

/** The PIN, and for one card the one-time password after it. */
const bySecret = withCharge((world, charge, { body }) => {
  const waiting = charge.step
  const card = waiting && cardByNumber(waiting.card)
  if (!waiting || !card) return problem(world, charge, 'Begin with the card.')
  const expected = waiting.ask === 'pin' ? card.pin : card.otp
  if (body.secret !== expected) {
    return refusal(world, charge, waiting.ask === 'pin' ? 'Incorrect PIN' : 'Incorrect OTP')
  }
  if (waiting.ask === 'pin' && card.otp) {
    charge.step = { ...waiting, ask: 'otp' }
    return html(checkoutPage(world, charge, { method: 'card', card: null }))
  }
  return pay(world, charge, card, waiting.is_returning)
})

const sentBack = (world: World, charge: Charge, why: string): Reply => {
  const text = `The bank sent the money back: ${why}.`
  return html(checkoutPage(world, charge, { method: 'transfer', card: null, problem: text }), 402)
}

const late = (world: World, charge: Charge): Reply => {
  const amount = charge.requested_amount
  rejectTransfer(world, charge, { amount, message_type: 'ACCOUNT_EXPIRED' })
  return sentBack(world, charge, 'the account had expired')
}

const byTransfer = withCharge((world, charge, { body }) => {
  if (body.answer === 'late' || isTransferLate(world, charge)) return late(world, charge)
  if (body.answer === 'later') {
    charge.status = 'pending'
    charge.channel = 'bank_transfer'
    return seeOther(backUrl(world, charge))
  }
  if (body.answer === 'sent' || body.answer === 'close') {
    settleCharge(world, charge, { channel: 'bank_transfer' })
    return paidReply(world, charge, body.answer === 'sent')
  }
  const naira = textOf(body.amount) ?? ''
  if (!NAIRA.test(naira)) {
    const text = 'Give the amount in naira, as 1500 or 1500.50.'
    return html(checkoutPage(world, charge, { method: 'transfer', card: null, problem: text }), 400)
  }
  const amount = Math.round(Number(naira) * MINOR_UNITS)
  if (body.answer === 'accepted') {
    settleCharge(world, charge, { channel: 'bank_transfer', amount })
    return paidReply(world, charge, true)
  }
  rejectTransfer(world, charge, { amount, message_type: 'INCORRECT_AMOUNT' })
  return sentBack(world, charge, 'the amount was not the one asked for')
})

const decline = withCharge((world, charge) => refusal(world, charge, 'Declined'))

const cancel = withCharge((world, charge) => {
  charge.status = 'abandoned'
  charge.step = null
  return seeOther(cancelUrl(world, charge))
})

export const checkoutRoutes: readonly Route[] = [
  ['GET', '/checkout/:access_code', show],
  ['POST', '/checkout/:access_code/card', byCard],
  ['POST', '/checkout/:access_code/secret', bySecret],
  ['POST', '/checkout/:access_code/transfer', byTransfer],
  ['POST', '/checkout/:access_code/decline', decline],
  ['POST', '/checkout/:access_code/cancel', cancel],
]
