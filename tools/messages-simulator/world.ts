import type { Timers } from '../simulator-kit/timers'

export const PROVIDERS = ['termii', 'meta'] as const
export type Provider = (typeof PROVIDERS)[number]
export const CHANNELS = ['sms', 'whatsapp'] as const
export type Channel = (typeof CHANNELS)[number]
export const STATUSES = ['sent', 'delivered', 'read', 'failed'] as const
export type Status = (typeof STATUSES)[number]

export type Message = {
  id: string
  provider: Provider
  channel: Channel
  /** Digits alone. */
  to: string
  sender: string
  /** What the phone shows; for a template its name and values. */
  text: string
  template: string | null
  values: Record<string, string>
  /** What the sender gave to find it by. */
  reference: string | null
  status: Status | 'accepted'
  /** In naira, of each time that it was charged. */
  charges: number[]
  is_free: boolean
  /** Epoch milliseconds. */
  at: number
}

export type Inbound = { id: string; channel: Channel; from: string; text: string; at: number }

export const SIGNATURES = ['valid', 'wrong', 'missing'] as const

export type Webhook = {
  id: number
  provider: Provider
  body: string
  signature: (typeof SIGNATURES)[number]
  status: 'held' | 'lost' | 'waiting' | 'delivered' | 'given_up'
  attempts: { at: number; http_status: number | null }[]
}

export const FAILURE_MODES = ['error', 'refuse', 'garbage', 'hang', 'drop', 'lose-answer'] as const

export type Failure = {
  mode: (typeof FAILURE_MODES)[number]
  times: number
  channel: Channel | null
}

export const ENDS = ['delivered', 'read', 'failed', 'sent', 'none'] as const

type Policy = {
  /** The last report of a message; `none` sends no report at all. */
  ends: Record<Channel, (typeof ENDS)[number]>
  is_holding: boolean
  is_losing: boolean
  delay_ms: number
  copies: number
  /** The reports of a message in the wrong order. */
  is_reversed: boolean
  /** Reports go out before the request for the message is answered. */
  is_early: boolean
  /** How often each message is charged and reported as charged. */
  charges: number
  signature: Webhook['signature']
}

export type State = {
  messages: Message[]
  inbound: Inbound[]
  webhooks: Webhook[]
  failures: Failure[]
  policy: Policy
  /** In naira. */
  balance: number
  next_id: number
  clock_offset_ms: number
}

export const createState = (): State => ({
  messages: [],
  inbound: [],
  webhooks: [],
  failures: [],
  policy: {
    ends: { sms: 'delivered', whatsapp: 'delivered' },
    is_holding: false,
    is_losing: false,
    delay_ms: 0,
    copies: 1,
    is_reversed: false,
    is_early: false,
    charges: 1,
    signature: 'valid',
  },
  balance: 10_000,
  next_id: 1,
  clock_offset_ms: 0,
})

export type Settings = {
  termii: { apiKey: string; secretKey: string }
  meta: { accessToken: string; appSecret: string; phoneId: string }
  /** `/termii` or `/meta` is added; if null, webhooks are recorded and not sent. */
  webhookUrl: string | null
  /** Delays before the second, third, ... delivery of a webhook without a 200. */
  webhookRetryMs: number[]
  /** In naira, for an SMS. */
  smsPrice: number
}

/** One account at each provider: their settings, data and scheduled work. */
export type World = {
  settings: Settings
  state: State
  timers: Timers
  /** Epoch milliseconds. */
  now: () => number
}

export const nextId = (world: World): number => {
  world.state.next_id += 1
  return world.state.next_id - 1
}
