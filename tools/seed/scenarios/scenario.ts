import type { DeliveryMethod } from '../../../functions/src/contract/entities/delivery/delivery'
import type { PaymentChannel } from '../../../functions/src/contract/entities/orders/transaction'
import type { Command } from '../../../functions/src/domain/orders/transaction/decision'
import checkouts from './checkouts.json'
import scenarios from './scenarios.json'

/** What only the carrier knows is filled in when the pickup is played. */
type BookCommand = { action: 'book' }

/**
 * A command, and when it happened, in hours after the purchase. The actor is a party, the provider,
 * or the system after the provider's refund.
 */
export type Step = {
  at_h: number
  by: 'buyer' | 'vendor' | 'provider' | 'system'
  command: Command | BookCommand
}

/** What a buyer takes of one product; one of its variants, derived, if `values` names none. */
export type Line = { product: string; quantity: number; values?: readonly string[] }

/** One store's order and its steps. What deadlines cause is not listed: it happens by itself. */
export type OrderScenario = {
  lines: readonly Line[]
  /** By courier if it is left out; stores without a profile have none. */
  method?: DeliveryMethod
  steps: readonly Step[]
  review?: {
    at_h: number
    rating: number
    text: string
    reply: { at_h: number; text: string } | null
  }
}

/** One payment for the orders of one or several stores. */
export type Scenario = {
  /** The name from which ids are derived. */
  key: string
  /** Index in all people: the demo buyers first, then the customers. */
  buyer: number
  channel: PaymentChannel
  /** Hours before the seeding at which the purchase was made. */
  hours_ago: number
  orders: readonly OrderScenario[]
}

/** A purchase of one product. */
export type Purchase = Omit<Scenario, 'orders'> & Line & Omit<OrderScenario, 'lines' | 'method'>

export const scenarioOf = ({ steps, review, ...rest }: Purchase): Scenario => {
  const { product, quantity, values, ...scenario } = rest
  const line = { product, quantity, ...(values && { values }) }
  return { ...scenario, orders: [{ lines: [line], steps, ...(review && { review }) }] }
}

/** Checkouts of several stores; `paid_h` is when the one payment came, null if it never did. */
type Checkout = Scenario & { paid_h: number | null }

const paidTogether = ({ paid_h, orders, ...checkout }: Checkout): Scenario => {
  const command = { action: 'payment_confirmed', provider_fee_minor: 0 } as const
  const paid: Step[] = paid_h === null ? [] : [{ at_h: paid_h, by: 'provider', command }]
  return {
    ...checkout,
    orders: orders.map((order) => ({ ...order, steps: [...paid, ...order.steps] })),
  }
}

/**
 * Orders in every stage, disputes, and orders that have ended, each in a different way. The
 * provider's fee of a payment is filled in when the scenario is played.
 */
export const SCENARIOS: readonly Scenario[] = [
  ...(scenarios as readonly Purchase[]).map(scenarioOf),
  ...(checkouts as readonly Checkout[]).map(paidTogether),
]
