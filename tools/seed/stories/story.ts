import type { PaymentChannel } from '../../../functions/src/contract/entities/transaction'
import type { Command } from '../../../functions/src/domain/transaction/decision'

/** Who acts: a party, the provider, or what follows the provider's refund. */
type Scenarist = 'buyer' | 'vendor' | 'provider' | 'system'

/** Something that happened, hours after the purchase. */
export type Step = { at_h: number; by: Scenarist; command: Command }

/** A purchase and what became of it; what time alone brings about is not told, it happens. */
export type Scenario = {
  /** Names it: ids follow from it. */
  key: string
  product: string
  /** Of all people: the demo buyers first, then the customers. */
  buyer: number
  quantity: number
  channel: PaymentChannel
  /** Hours before the seeding at which it began. */
  hours_ago: number
  steps: readonly Step[]
  review?: {
    at_h: number
    rating: number
    text: string
    reply: { at_h: number; text: string } | null
  }
}
