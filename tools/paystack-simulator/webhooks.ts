import { createHmac } from 'node:crypto'
import type { SignatureKind, WebhookMessage } from './model'
import { encodeJson } from './wire'
import { CALL_TIMEOUT_MS, domainOf, nextShortId, type World } from './world'

const WRONG_KEY = 'sk_test_not_the_key_of_this_account'

const sign = (body: string, key: string): string =>
  createHmac('sha512', key).update(body).digest('hex')

const headersOf = (world: World, message: WebhookMessage): Record<string, string> => {
  const headers = { 'content-type': 'application/json', 'user-agent': 'paystack-simulator' }
  if (message.signature === 'missing') return headers
  const key = message.signature === 'valid' ? world.settings.secretKey : WRONG_KEY
  return { ...headers, 'x-paystack-signature': sign(message.signed_body ?? message.body, key) }
}

const attempt = async (world: World, url: string, message: WebhookMessage): Promise<boolean> => {
  const at = world.now()
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: headersOf(world, message),
      body: message.body,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    await response.arrayBuffer()
    message.attempts.push({ at, http_status: response.status, failure: null })
    return response.ok
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'unknown'
    message.attempts.push({ at, http_status: null, failure })
    return false
  }
}

type Delivery = {
  delay_ms: number
  /** The first attempt waits for earlier ordered events; retries don't wait. */
  is_ordered: boolean
  tries?: number
}

/**
 * Delivers after a delay, and retries after each delay of `webhookRetryMs` until a 2xx response.
 */
export const deliver = (world: World, message: WebhookMessage, delivery: Delivery): void => {
  const { delay_ms, is_ordered, tries = 0 } = delivery
  const url = world.settings.webhookUrl
  if (!url) {
    message.status = 'given_up'
    return
  }
  const tryOnce = async () => {
    if (await attempt(world, url, message)) {
      message.status = 'delivered'
      return
    }
    const pause = world.settings.webhookRetryMs[tries]
    if (pause === undefined) message.status = 'given_up'
    else deliver(world, message, { delay_ms: pause, is_ordered: false, tries: tries + 1 })
  }
  message.status = 'waiting'
  world.timers.after(delay_ms, () => (is_ordered ? world.inOrder(tryOnce) : tryOnce()))
}

export const addMessage = (
  world: World,
  event: string,
  body: string,
  signature: SignatureKind,
): WebhookMessage => {
  const message: WebhookMessage = {
    id: nextShortId(world),
    event,
    body,
    signature,
    status: 'held',
    attempts: [],
  }
  world.state.webhooks.push(message)
  return message
}

/** Sends or holds an event, depending on the current policy. */
export const sendLater = (world: World, event: string, data: Record<string, unknown>): void => {
  const { is_holding, delay_ms, copies, signature } = world.state.webhook_policy
  const body = encodeJson({ event, data: { ...data, domain: domainOf(world) } })
  for (let copy = 0; copy < copies; copy += 1) {
    const message = addMessage(world, event, body, signature)
    if (!is_holding) deliver(world, message, { delay_ms, is_ordered: copy === 0 })
  }
}

/** Delivers held events in order, or newest first, and stops holding. */
export const releaseWebhooks = (world: World, order: 'sent' | 'reversed'): number => {
  const held = world.state.webhooks.filter((message) => message.status === 'held')
  if (order === 'reversed') held.reverse()
  for (const message of held) deliver(world, message, { delay_ms: 0, is_ordered: true })
  world.state.webhook_policy.is_holding = false
  return held.length
}

const withField = (body: string, name: string, value: string): string =>
  body.replace(new RegExp(`"${name}":("[^"]*"|[\\d]+)`), `"${name}":${value}`)

const TAMPER = {
  none: (body: string) => body,
  byte: (body: string) => body.replace(/"status":"./, '"status":"x'),
  reserialised: (body: string) => body.replaceAll('":', '": '),
  amount: (body: string) => withField(body, 'amount', '100'),
  currency: (body: string) => withField(body, 'currency', '"USD"'),
  reference: (body: string) => withField(body, 'reference', '"nobody-knows-this-reference"'),
}
type Tampering = keyof typeof TAMPER
export const TAMPERINGS = Object.keys(TAMPER) as Tampering[]

/** Changes made after signing; bodies with other changes are signed again. */
const AFTER_SIGNING: ReadonlySet<Tampering> = new Set(['byte', 'reserialised'])

type Resend = {
  copies?: number
  signature?: SignatureKind
  tampering?: Tampering
  delay_ms?: number
}

/** Resends an event, unchanged or tampered with. Returns the new messages. */
export const resendWebhook = (
  world: World,
  message: WebhookMessage,
  { copies = 1, signature = 'valid', tampering = 'none', delay_ms = 0 }: Resend,
): WebhookMessage[] =>
  Array.from({ length: copies }, () => {
    const copy = addMessage(world, message.event, TAMPER[tampering](message.body), signature)
    if (AFTER_SIGNING.has(tampering)) copy.signed_body = message.body
    deliver(world, copy, { delay_ms, is_ordered: false })
    return copy
  })
