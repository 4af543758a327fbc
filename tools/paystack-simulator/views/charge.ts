import { cardByKey } from '../data/test-cards'
import type { Charge } from '../model'
import { iso, isoOrNull } from '../wire'

export const customerOf = (charge: Charge) => ({
  id: 180_001,
  first_name: null,
  last_name: null,
  email: charge.email,
  customer_code: 'CUS_simulator0001',
  phone: null,
  metadata: null,
  risk_action: 'default',
})

const authorizationOf = (charge: Charge) => {
  const number = cardByKey(charge.card)?.number
  if (charge.status !== 'success' && charge.status !== 'reversed') return {}
  return {
    authorization_code: `AUTH_${charge.access_code.slice(0, 10)}`,
    bin: number?.slice(0, 6) ?? null,
    last4: number?.slice(-4) ?? null,
    exp_month: number ? '12' : null,
    exp_year: number ? '2030' : null,
    channel: charge.channel,
    card_type: number ? 'visa' : null,
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: number ? 'visa' : null,
    reusable: charge.channel === 'card',
  }
}

const common = (charge: Charge) => ({
  id: charge.id,
  status: charge.status,
  reference: charge.reference,
  amount: charge.amount,
  requested_amount: charge.requested_amount,
  message: null,
  gateway_response: charge.gateway_response,
  paid_at: isoOrNull(charge.paid_at),
  created_at: iso(charge.created_at),
  channel: charge.channel,
  currency: charge.currency,
  ip_address: '127.0.0.1',
  fees: charge.fees,
  fees_split: null,
  customer: customerOf(charge),
  authorization: authorizationOf(charge),
})

/** As verify tells it: metadata that nobody gave is an empty text, and dates come twice. */
export const chargeView = (charge: Charge) => ({
  ...common(charge),
  receipt_number: null,
  metadata: charge.metadata ?? '',
  log: null,
  paidAt: isoOrNull(charge.paid_at),
  createdAt: iso(charge.created_at),
})

/** As an event tells it: metadata that nobody gave is the number 0. */
export const chargeEvent = (charge: Charge) => ({
  ...common(charge),
  metadata: charge.metadata ?? 0,
  log: null,
})
