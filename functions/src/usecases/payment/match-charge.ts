import type { Payment } from '../../contract/entities/payment'
import { mismatchesOf } from '../../domain/payment/match'
import type { CommandOf } from '../../domain/transaction/decision'
import type { Charge } from '../ports/payments'

type ChargeMatch = {
  command: CommandOf<'payment_confirmed' | 'payment_mismatched' | 'payment_failed'>
  change: Pick<Payment, 'state' | 'provider_id' | 'provider_fee_minor' | 'mismatch'>
}

const GONE: readonly Charge['state'][] = ['failed', 'reversed']

/** Compares the provider's charge with the payment that was requested; null while it is open. */
export const matchCharge = (charge: Charge | null, payment: Payment): ChargeMatch | null => {
  if (!charge) return null
  const known = { provider_id: charge.provider_id, provider_fee_minor: charge.fees_minor ?? 0 }
  if (GONE.includes(charge.state)) {
    const note = charge.gateway_response ?? charge.state
    const change = { ...known, state: 'failed', mismatch: null } as const
    return { command: { action: 'payment_failed', note }, change }
  }
  if (charge.state !== 'success') return null
  const mismatches = mismatchesOf(charge, payment)
  if (mismatches.length === 0) {
    // A fee passed on to the buyer was charged on top of the price: only the rest is our cost.
    const passed_on = charge.amount_minor - payment.amount_minor
    const provider_fee_minor = known.provider_fee_minor - passed_on
    const change = { ...known, state: 'paid', mismatch: null } as const
    return { command: { action: 'payment_confirmed', provider_fee_minor }, change }
  }
  const mismatch = mismatches.join(', ')
  return {
    command: {
      action: 'payment_mismatched',
      mismatch,
      amount_minor: charge.amount_minor,
      currency: charge.currency,
      provider_fee_minor: known.provider_fee_minor,
    },
    change: { ...known, state: 'mismatched', mismatch },
  }
}
