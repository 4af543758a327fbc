import { randomBytes } from 'node:crypto'
import type { Timers } from '../simulator-kit/timers'
import type { State } from './model'

export type Settings = {
  /** Requests must send it, and it signs the webhooks. `sk_live_` sets the domain to `live`. */
  secretKey: string
  /** If null, events are recorded but not sent. */
  webhookUrl: string | null
  /** Called before each transfer, like Paystack's approval URL: 200 approves, 400 rejects. */
  approvalUrl: string | null
  /** The URL at which browsers reach the simulator; set by `listen`. */
  publicUrl: string
  /** Where a payer returns to if the transaction has no `callback_url`. */
  callbackUrl: string
  merchantName: string
  /** Delay between the statuses of a refund or a transfer. */
  stepMs: number
  /** If false, refunds and transfers keep their status until a control request changes it. */
  isAutomatic: boolean
  /** Whether Paystack keeps the fee of a transfer that is reversed after it succeeded. */
  keepsReversedFee: boolean
  /** Whether a transfer waits for its one-time password, as an account does until it is turned off. */
  confirmsTransfers: boolean
  /** Delays before the second, third, ... delivery of an event without a 2xx response. */
  webhookRetryMs: number[]
}

/** One Paystack account: its settings, its data and its scheduled work. */
export type World = {
  settings: Settings
  state: State
  timers: Timers
  /** Runs tasks one after the other, in the order in which they were added. */
  inOrder: (work: () => Promise<void>) => Promise<void>
  /** Epoch milliseconds. */
  now: () => number
  /** Sends an event to the webhook, subject to the current policy. */
  emit: (event: string, data: Record<string, unknown>) => void
}

export const nextLongId = (world: World): bigint => {
  world.state.next_long_id += 1n
  return world.state.next_long_id - 1n
}

export const nextShortId = (world: World): number => {
  world.state.next_short_id += 1
  return world.state.next_short_id - 1
}

/** How long the merchant may take to respond to a call. */
export const CALL_TIMEOUT_MS = 10_000

const CODE_BYTES = 8
export const newCode = (prefix: string): string =>
  prefix + randomBytes(CODE_BYTES).toString('hex').slice(0, 15)

export const domainOf = (world: World): 'test' | 'live' =>
  world.settings.secretKey.startsWith('sk_live_') ? 'live' : 'test'

/**
 * Schedules the next step of a refund or transfer after `stepMs`, unless steps are not automatic.
 */
export const step = (world: World, work: () => void): void => {
  if (world.settings.isAutomatic) world.timers.after(world.settings.stepMs, work)
}
