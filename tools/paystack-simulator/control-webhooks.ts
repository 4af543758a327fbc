import type { SignatureKind, WebhookMessage } from './model'
import { addMessage, deliver } from './webhooks'
import type { World } from './world'

export type ReleaseOrder = 'sent' | 'reversed'

/** Lets held events go, one after the other; the last to have happened first when reversed. */
export const releaseWebhooks = (world: World, order: ReleaseOrder): number => {
  const held = world.state.webhooks.filter((message) => message.status === 'held')
  if (order === 'reversed') held.reverse()
  for (const message of held) deliver(world, message, { delay_ms: 0, is_ordered: true })
  world.state.webhook_policy.is_holding = false
  return held.length
}

export type Tampering = 'none' | 'byte' | 'reserialised' | 'amount' | 'currency' | 'reference'

const inside = (body: string, name: string, value: string): string =>
  body.replace(new RegExp(`"${name}":("[^"]*"|[\\d]+)`), `"${name}":${value}`)

const tampered = (body: string, tampering: Tampering): string => {
  switch (tampering) {
    case 'none':
      return body
    case 'byte':
      return body.replace(
        /"status":"(.)/,
        (_all, first) => `"status":"${first === 'x' ? 'y' : 'x'}`,
      )
    case 'reserialised':
      return body.replaceAll('":', '": ')
    case 'amount':
      return inside(body, 'amount', '100')
    case 'currency':
      return inside(body, 'currency', '"USD"')
    case 'reference':
      return inside(body, 'reference', '"nobody-knows-this-reference"')
  }
}

/** What was changed after signing has the signature of the original; the rest is signed anew. */
const AFTER_SIGNING: ReadonlySet<Tampering> = new Set(['byte', 'reserialised'])

export type Resend = {
  copies?: number
  signature?: SignatureKind
  tampering?: Tampering
  delay_ms?: number
}

/** Sends an event again, as it was or not quite. Gives the new messages. */
export const resendWebhook = (
  world: World,
  message: WebhookMessage,
  { copies = 1, signature = 'valid', tampering = 'none', delay_ms = 0 }: Resend,
): WebhookMessage[] =>
  Array.from({ length: copies }, () => {
    const copy = addMessage(world, message.event, tampered(message.body, tampering), signature)
    if (AFTER_SIGNING.has(tampering)) copy.signed_body = message.body
    deliver(world, copy, { delay_ms, is_ordered: false })
    return copy
  })
