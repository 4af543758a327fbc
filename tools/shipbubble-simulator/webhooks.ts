import { createHmac } from 'node:crypto'
import { nextId, type Webhook, type World } from './world'

/** How long a receiver may take, by Shipbubble's documentation. */
const CALL_TIMEOUT_MS = 15_000

const headersOf = ({ settings }: World, { body, signature }: Webhook): Record<string, string> => {
  const headers = { 'content-type': 'application/json', 'user-agent': 'shipbubble-simulator' }
  if (signature === 'missing') return headers
  const key = signature === 'valid' ? settings.secretKey : 'sb_sandbox_of_somebody_else'
  return { ...headers, 'x-ship-signature': createHmac('sha512', key).update(body).digest('hex') }
}

const attempt = async (world: World, url: string, webhook: Webhook): Promise<boolean> => {
  const at = world.now()
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: headersOf(world, webhook),
      body: webhook.body,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    await response.arrayBuffer()
    webhook.attempts.push({ at, http_status: response.status })
    return response.status === 200
  } catch {
    webhook.attempts.push({ at, http_status: null })
    return false
  }
}

/** Delivers after a delay, and again after each delay of `webhookRetryMs` until a 200. */
export const deliver = (world: World, webhook: Webhook, delay_ms: number, tries = 0): void => {
  const url = world.settings.webhookUrl
  if (!url) {
    webhook.status = 'given_up'
    return
  }
  webhook.status = 'waiting'
  world.timers.after(delay_ms, async () => {
    if (await attempt(world, url, webhook)) {
      webhook.status = 'delivered'
      return
    }
    const pause = world.settings.webhookRetryMs[tries]
    if (pause === undefined) webhook.status = 'given_up'
    else deliver(world, webhook, pause, tries + 1)
  })
}

export const addWebhook = (
  world: World,
  event: string,
  body: string,
  signature: Webhook['signature'],
): Webhook => {
  const webhook: Webhook = {
    id: nextId(world),
    event,
    body,
    signature,
    status: 'held',
    attempts: [],
  }
  world.state.webhooks.push(webhook)
  return webhook
}

/** Sends, holds or loses an event, as the policy of now says. An event has no id and no instant. */
export const emit = (world: World, event: string, data: object): void => {
  const { is_holding, is_losing, delay_ms, copies, signature } = world.state.policy
  for (let copy = 0; copy < copies; copy += 1) {
    const webhook = addWebhook(world, event, JSON.stringify({ event, ...data }), signature)
    if (is_losing) webhook.status = 'lost'
    else if (!is_holding) deliver(world, webhook, delay_ms)
  }
}

/** Delivers held events, in the order of their sending or the newest first, and stops holding. */
export const release = (world: World, order: 'sent' | 'reversed'): number => {
  const held = world.state.webhooks.filter(({ status }) => status === 'held')
  if (order === 'reversed') held.reverse()
  for (const webhook of held) deliver(world, webhook, 0)
  world.state.policy.is_holding = false
  return held.length
}
