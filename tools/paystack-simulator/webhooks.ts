import { createHmac } from 'node:crypto'
import type { SignatureKind, WebhookMessage } from './model'
import { encodeJson } from './wire'
import { domainOf, nextShortId, type World } from './world'

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
      signal: AbortSignal.timeout(world.settings.webhookTimeoutMs),
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

export type Delivery = {
  delay_ms: number
  /** The first try waits for those before it; later ones and free ones don't. */
  is_ordered: boolean
  tries?: number
}

/** Delivers now or after a pause, and again by the schedule until it is answered with 2xx. */
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

/** An event on its way, as the policy of the moment says. */
export const sendLater = (world: World, event: string, data: Record<string, unknown>): void => {
  const { is_holding, delay_ms, copies, signature } = world.state.webhook_policy
  const body = encodeJson({ event, data: { ...data, domain: domainOf(world) } })
  for (let copy = 0; copy < copies; copy += 1) {
    const message = addMessage(world, event, body, signature)
    if (!is_holding) deliver(world, message, { delay_ms, is_ordered: copy === 0 })
  }
}
