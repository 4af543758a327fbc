import type { PaymentChannel } from '../../../functions/src/contract/entities/transaction'
import type { Command } from '../../../functions/src/domain/transaction/decision'
import scenarios from './scenarios.json'

/**
 * A command, and when it happened, in hours after the purchase. The actor is a party, the provider,
 * or the system after the provider's refund.
 */
export type Step = {
  at_h: number
  by: 'buyer' | 'vendor' | 'provider' | 'system'
  command: Command
}

/** A purchase and its steps. What deadlines cause is not listed: it happens by itself. */
export type Scenario = {
  /** The name from which ids are derived. */
  key: string
  product: string
  /** Index in all people: the demo buyers first, then the customers. */
  buyer: number
  quantity: number
  channel: PaymentChannel
  /** Hours before the seeding at which the purchase was made. */
  hours_ago: number
  steps: readonly Step[]
  review?: {
    at_h: number
    rating: number
    text: string
    reply: { at_h: number; text: string } | null
  }
}

/**
 * Orders in every stage, disputes, and orders that have ended, each in a different way. The
 * provider's fee of a payment is filled in when the scenario is played.
 */
export const SCENARIOS = scenarios as readonly Scenario[]
