import { createHmac } from 'node:crypto'
import { nextId, type Provider, type Webhook, type World } from './world'

const CALL_TIMEOUT_MS = 15_000

const signedBy = ({ settings }: World, { provider, body, signature }: Webhook): object => {
  if (signature === 'missing') return {}
  const other = signature === 'wrong' ? 'of somebody else' : ''
  if (provider === 'termii') {
    const key = `${settings.termii.secretKey}${other}`
    return { 'x-termii-signature': createHmac('sha512', key).update(body).digest('hex') }
  }
  const key = `${settings.meta.appSecret}${other}`
  return { 'x-hub-signature-256': `sha256=${createHmac('sha256', key).update(body).digest('hex')}` }
}

const attempt = async (world: World, url: string, webhook: Webhook): Promise<boolean> => {
  const at = world.now()
  try {
    const response = await fetch(`${url}/${webhook.provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedBy(world, webhook) },
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
  provider: Provider,
  body: string,
  signature: Webhook['signature'],
): Webhook => {
  const webhook: Webhook = {
    id: nextId(world),
    provider,
    body,
    signature,
    status: 'held',
    attempts: [],
  }
  world.state.webhooks.push(webhook)
  return webhook
}

/** Sends, holds or loses an event, as the policy of now says. */
export const emit = (world: World, provider: Provider, event: object): void => {
  const { is_holding, is_losing, delay_ms, copies, signature } = world.state.policy
  for (let copy = 0; copy < copies; copy += 1) {
    const webhook = addWebhook(world, provider, JSON.stringify(event), signature)
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
