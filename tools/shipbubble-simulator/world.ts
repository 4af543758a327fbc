import type { Timers } from '../simulator-kit/timers'

export const STATUSES = [
  'pending',
  'confirmed',
  'picked_up',
  'in_transit',
  'completed',
  'cancelled',
] as const
export type Status = (typeof STATUSES)[number]

export type Address = {
  address_code: number
  name: string
  email: string
  phone: string
  address: string
  city: string
  state: string
}

export type Item = {
  name: string
  description: string
  unit_weight: number
  unit_amount: number
  quantity: number
}

/** One courier's price, in naira with VAT. */
export type Rate = {
  courier_id: string
  courier_name: string
  service_code: string
  total: number
  vat: number
  /** Calendar days from the pickup. */
  days_min: number
  days_max: number
}

export type RateRequest = {
  token: string
  from: Address
  to: Address
  items: Item[]
  rates: Rate[]
  /** The day on which the courier comes, `2026-01-31` in Lagos. */
  pickup_day: string
  /** Epoch milliseconds. */
  requested_at: number
  is_used: boolean
}

export type Shipment = {
  order_id: string
  status: Status
  rate: Rate
  request: RateRequest
  tracking_code: string
  /** The shipping fee with everything that was charged later, in naira. */
  fee: number
  history: { status: Status; at: number }[]
  /** What the courier wrote on the way. */
  events: { location: string; message: string; at: number }[]
}

export const SIGNATURES = ['valid', 'wrong', 'missing'] as const

export type Webhook = {
  id: number
  event: string
  body: string
  signature: (typeof SIGNATURES)[number]
  status: 'held' | 'lost' | 'waiting' | 'delivered' | 'given_up'
  attempts: { at: number; http_status: number | null }[]
}

export const FAILURE_MODES = [
  'error',
  'garbage',
  'nonsense',
  'slow',
  'hang',
  'drop',
  'lose-answer',
] as const

export type Failure = {
  mode: (typeof FAILURE_MODES)[number]
  times: number
  path: string
  method: string | null
  delay_ms: number
}

export type State = {
  addresses: Map<number, Address>
  requests: Map<string, RateRequest>
  shipments: Map<string, Shipment>
  webhooks: Webhook[]
  failures: Failure[]
  policy: {
    is_holding: boolean
    is_losing: boolean
    delay_ms: number
    copies: number
    signature: Webhook['signature']
  }
  /** In naira. */
  wallet: number
  next_id: number
  clock_offset_ms: number
}

/** In naira, at the start and after a reset. */
const FLOAT = 1_000_000

export const createState = (): State => ({
  addresses: new Map(),
  requests: new Map(),
  shipments: new Map(),
  webhooks: [],
  failures: [],
  policy: { is_holding: false, is_losing: false, delay_ms: 0, copies: 1, signature: 'valid' },
  wallet: FLOAT,
  next_id: 1,
  clock_offset_ms: 0,
})

export type Settings = {
  /** Requests must send it, and it signs the webhooks. */
  secretKey: string
  /** If null, events are recorded but not sent. */
  webhookUrl: string | null
  /** Delays before the second, third, ... delivery of an event without a 200. */
  webhookRetryMs: number[]
  /** The time between two statuses of a shipment; null leaves them to the control requests. */
  stepMs: number | null
}

/** One Shipbubble account: its settings, its data and its scheduled work. */
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
