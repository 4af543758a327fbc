import { type Resend, releaseWebhooks, resendWebhook, type Tampering } from '../control-webhooks'
import { type Handler, json, type Route, textOf, wholeNumber } from '../http'
import type { SignatureKind } from '../model'
import { addMessage, deliver } from '../webhooks'
import { encodeJson } from '../wire'
import { done, notPossible } from './control'

const SIGNATURES = ['valid', 'wrong', 'missing']
const TAMPERINGS = ['none', 'byte', 'reserialised', 'amount', 'currency', 'reference']
const MOST_COPIES = 100

const signatureOf = (value: unknown): SignatureKind =>
  (SIGNATURES.includes(String(value)) ? value : 'valid') as SignatureKind

const list: Handler = (world) => json(200, world.state.webhooks)

const setPolicy: Handler = (world, request) => {
  const { body } = request
  const policy = world.state.webhook_policy
  if (body.is_holding !== undefined) {
    policy.is_holding = body.is_holding === true || body.is_holding === 'true'
  }
  policy.delay_ms = wholeNumber(body.delay_ms) ?? policy.delay_ms
  policy.copies = Math.min(wholeNumber(body.copies) ?? policy.copies, MOST_COPIES)
  if (body.signature !== undefined) policy.signature = signatureOf(body.signature)
  return done(request, policy)
}

const release: Handler = (world, request) => {
  const order = request.body.order === 'reversed' ? 'reversed' : 'sent'
  return done(request, { released: releaseWebhooks(world, order) })
}

const resend: Handler = (world, request) => {
  const message = world.state.webhooks.find((sent) => String(sent.id) === request.params.id)
  if (!message) return notPossible('no such event')
  const { body } = request
  const tampering = textOf(body.tampering) ?? 'none'
  if (!TAMPERINGS.includes(tampering)) return notPossible(`tampering is ${TAMPERINGS.join(', ')}`)
  const wanted: Resend = {
    copies: Math.min(wholeNumber(body.copies) ?? 1, MOST_COPIES),
    signature: signatureOf(body.signature),
    tampering: tampering as Tampering,
    delay_ms: wholeNumber(body.delay_ms) ?? 0,
  }
  const sent = resendWebhook(world, message, wanted)
  return done(request, { ids: sent.map((copy) => copy.id) })
}

/** An event of one's own making, signed as the others are. */
const sendAny: Handler = (world, request) => {
  const { event, data, signature, raw } = request.body
  const body = typeof raw === 'string' ? raw : encodeJson({ event, data })
  const message = addMessage(world, String(event ?? ''), body, signatureOf(signature))
  deliver(world, message, { delay_ms: 0, is_ordered: false })
  return done(request, { id: message.id })
}

export const controlWebhookRoutes: readonly Route[] = [
  ['GET', '/__control/webhooks', list],
  ['POST', '/__control/webhooks/policy', setPolicy],
  ['POST', '/__control/webhooks/release', release],
  ['POST', '/__control/webhooks/:id/send', resend],
  ['POST', '/__control/events', sendAny],
]
