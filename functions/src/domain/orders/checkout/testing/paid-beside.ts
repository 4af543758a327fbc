import type { LedgerEntry } from '../../../../contract/entities/money/ledger'
import type { Unplaced } from '../../../../contract/entities/money/unplaced'
import { providerLocalFeeOf } from '../../../../contract/escrow/provider-fee'
import { resolveUnplaced, sightUnplaced, type UnplacedStep } from '../../../money/payment/unplaced'
import type { ChargeMove } from './random-checkout'

/** Payments that are none of ours, by their names, with what they posted. */
export type Beside = {
  beside: Readonly<Record<string, Unplaced>>
  beside_ledger: readonly LedgerEntry[]
}

const noted = <C extends Beside>(checkout: C, id: string, step: UnplacedStep | undefined): C =>
  step
    ? {
        ...checkout,
        beside: { ...checkout.beside, [id]: step.item },
        beside_ledger: [...checkout.beside_ledger, ...step.ledger],
      }
    : checkout

/** A charge by another reference, which the provider reports as often as it likes. */
export const paidBeside = <C extends Beside & { agreed_minor: number; now: number }>(
  checkout: C,
  { id, part }: Extract<ChargeMove, { kind: 'pay_beside' }>,
): C => {
  const known = checkout.beside[id]
  const amount_minor = known?.amount_minor ?? (Math.floor(checkout.agreed_minor * part) || 1)
  const sighting = {
    kind: 'charge' as const,
    subject: id,
    event_key: id,
    reference: id,
    transaction_id: null,
    amount_minor,
    currency: 'NGN' as const,
    moved_minor: amount_minor - providerLocalFeeOf(amount_minor),
    problem: 'a payment that is not ours',
  }
  return noted(checkout, id, sightUnplaced(known, sighting, checkout.now))
}

const BY = { operator: 'ops@oja.test', reason: 'Nobody answers for it.' }

/** What an operator makes of it: nobody else bears it. */
export const placed = <C extends Beside & { now: number }>(checkout: C, id: string): C => {
  const item = checkout.beside[id]
  return item?.state === 'open'
    ? noted(checkout, id, resolveUnplaced(item, BY, checkout.now))
    : checkout
}
