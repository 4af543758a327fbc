import { randomBytes } from 'node:crypto'
import type { State } from './model'
import type { Timers } from './timers'

export type Settings = {
  /** Requests must carry it, and it signs the webhooks. `sk_live_` makes the domain `live`. */
  secretKey: string
  /** Without one, events are recorded and not sent. */
  webhookUrl: string | null
  /** Asked before each transfer, as Paystack's approval URL: 200 allows, 400 rejects. */
  approvalUrl: string | null
  /** Where browsers reach the simulator; set by `listen`. */
  publicUrl: string
  /** Where a payer returns to if the transaction names no `callback_url`. */
  callbackUrl: string
  merchantName: string
  /** The balance in kobo (or cents) that each currency begins with. */
  openingBalanceMinor: number
  /** Between the statuses of a refund or a transfer. */
  stepMs: number
  /** False: refunds and transfers keep their status until the control moves them. */
  isAutomatic: boolean
  /** Whether Paystack keeps the fee of a transfer that is reversed after it succeeded. */
  keepsReversedFee: boolean
  /** Pauses before the second, third ... delivery of an event that got no 2xx. */
  webhookRetryMs: number[]
  webhookTimeoutMs: number
}

/** One Paystack account: its settings, its data and the work it has planned. */
export type World = {
  settings: Settings
  state: State
  timers: Timers
  /** Runs pieces of work one after the other, in the order they were given. */
  inOrder: (work: () => Promise<void>) => Promise<void>
  /** Epoch milliseconds. */
  now: () => number
  /** Sends an event to the webhook, as the policy in force says. */
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

const CODE_BYTES = 8
export const newCode = (prefix: string): string =>
  prefix + randomBytes(CODE_BYTES).toString('hex').slice(0, 15)

export const domainOf = (world: World): 'test' | 'live' =>
  world.settings.secretKey.startsWith('sk_live_') ? 'live' : 'test'

/** Does the next step of a refund or a transfer after `stepMs`, or leaves it to the control. */
export const step = (world: World, work: () => void): void => {
  if (world.settings.isAutomatic) world.timers.after(world.settings.stepMs, work)
}
