import { randomBytes } from 'node:crypto'
import type { State } from './state'
import type { Timers } from './timers'

export type Settings = {
  secretKey: string
  /** Without one, events are recorded and not sent. */
  webhookUrl: string | null
  /** Asked before each transfer, as the provider's approval URL: 200 allows, 400 rejects. */
  approvalUrl: string | null
  /** Where people reach the simulator; set when it listens. */
  publicUrl: string
  appUrl: string
  merchantName: string
  openingBalanceMinor: number
  /** Between the states of a refund or a transfer. */
  stepMs: number
  /** False: refunds and transfers stay where they are until the control moves them. */
  isAutomatic: boolean
  /** Whether the fee of a transfer that came back after it had arrived stays with the provider. */
  keepsReversedFee: boolean
  /** Pauses before the second, third ... delivery of an event that wasn't answered with 2xx. */
  webhookRetryMs: number[]
  webhookTimeoutMs: number
}

export type World = {
  settings: Settings
  state: State
  timers: Timers
  /** Runs one piece of work after the other, in the order they were given. */
  inOrder: (work: () => Promise<void>) => Promise<void>
  now: () => number
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

/** Does the next step of something now, or leaves it to the control. */
export const step = (world: World, work: () => void): void => {
  if (world.settings.isAutomatic) world.timers.after(world.settings.stepMs, work)
}
