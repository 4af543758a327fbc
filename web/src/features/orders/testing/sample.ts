import type { Deadline } from '@contract/entities/orders/deadline'
import type { Dispute } from '@contract/entities/orders/dispute'
import type { GoodsReturn } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import type { TransactionItem } from '@contract/entities/orders/transaction-item'
import type { EscrowState } from '@contract/escrow/transition'
import { DAY_MS, timestampFromMillis } from '@contract/time'

/** Noon UTC on 20 November 2026, in epoch milliseconds. */
export const NOW = Date.UTC(2026, 10, 20, 12)
export const inDays = (days: number) => timestampFromMillis(NOW + days * DAY_MS)

export const sampleDeadline = (change: Partial<Deadline> = {}): Deadline => ({
  actor: 'buyer',
  action: 'approve',
  since: inDays(-1),
  at: inDays(4),
  effect: 'release_to_vendor',
  ...change,
})

export const sampleDispute = (change: Partial<Dispute> = {}): Dispute => ({
  raised_by: 'buyer',
  reason: 'damaged',
  description: 'The cloth is torn.',
  opened_at: inDays(-1),
  paused: null,
  responded: false,
  escalated: false,
  frozen: false,
  proposal: null,
  evidence_count: { buyer: 0, vendor: 0 },
  ...change,
})

export const sampleItem = (change: Partial<TransactionItem> = {}): TransactionItem => ({
  product_id: 'p1q2r3p1q2r3p1q2r3p1',
  variant_id: 'p1q2r3p1q2r3p1q2r3p1',
  title: 'Indigo adire wrapper',
  slug: 'indigo-adire-wrapper-p1q2r3p1q2r3p1q2r3p1',
  options: [],
  unit_price: 625_000,
  quantity: 2,
  weight_grams: 0,
  image_url: '',
  escrow_fee_minor: 41_250,
  ...change,
})

/** Goods of NGN 12,500 and a fee of NGN 412.50, in escrow and delivered unless changed. */
export const sampleTransaction = (change: Partial<Transaction> = {}): Transaction => ({
  id: 'k3f9qzk3f9qzk3f9qz01',
  invoice_id: 'OJA-2026-0001',
  invoice_number: 1,
  items: [sampleItem()],
  units_total: 2,
  quantity: 2,
  currency: 'NGN',
  escrow_fee: 41_250,
  amount_paid: 1_291_250,
  status: { status: 'in_escrow' },
  product_details: {
    name: 'Indigo adire wrapper',
    price: 625_000,
    slug: 'indigo-adire-wrapper-p1q2r3p1q2r3p1q2r3p1',
    image_url: '',
    vendor_details: {
      name: 'Adire Works',
      address: '4 Itoku Road',
      city: 'Abeokuta',
      state: 'Ogun',
      country: 'Nigeria',
    },
  },
  customer_details: { name: 'Ngozi Eze' },
  buyer_id: 'buyer-uid',
  vendor_id: 'vendor-uid',
  product_id: 'p1q2r3p1q2r3p1q2r3p1',
  fulfilment: 'delivered',
  delivery: { city: 'Ikeja', state: 'Lagos' },
  payment: { reference: 'oja-p-1', channel: 'card', paid_at: inDays(-3) },
  deadline: sampleDeadline(),
  due_at: inDays(2),
  reminders_sent: 0,
  ship_by: null,
  shipment: null,
  dispute: null,
  disputes_raised: { buyer: 0, vendor: 0 },
  chargebacks: [],
  money: {
    charged_minor: 1_291_250,
    held_minor: 1_291_250,
    released_minor: 0,
    fee_minor: 0,
    refunded_minor: 0,
  },
  refund: null,
  ledger: { count: 2, head: null },
  event_count: 5,
  applied_commands: [],
  review_id: null,
  created_at: inDays(-3),
  updated_at: inDays(-1),
  ended_at: null,
  ...change,
})

/** All of the sample is damaged and goes back for its money. */
export const sampleReturn = (change: Partial<GoodsReturn> = {}): GoodsReturn => ({
  source: 'asked',
  lines: [{ product_id: 'p1q2r3p1q2r3p1q2r3p1', variant_id: 'p1q2r3p1q2r3p1q2r3p1', quantity: 2 }],
  is_whole: true,
  reason: 'damaged',
  wish: 'refund',
  description: 'Both are torn at the hem.',
  photo_paths: [],
  amounts: { goods_minor: 1_250_000, delivery_minor: 0, escrow_fee_minor: 41_250 },
  asked_at: inDays(-1),
  paused: { deadline: sampleDeadline(), left_ms: DAY_MS },
  offer: null,
  ...change,
})

const AGREED = { agreed_at: inDays(-1), agreed_by: 'vendor', way_back_by: 'vendor' } as const

const RETURNED_BY = {
  asked: {
    return: sampleReturn(),
    deadline: sampleDeadline({ actor: 'vendor', action: 'agree_return', effect: 'agree_return' }),
  },
  agreed: {
    return: sampleReturn(AGREED),
    deadline: sampleDeadline({ action: 'send_back', effect: 'lapse_return' }),
  },
  arrived: {
    return: sampleReturn({ ...AGREED, arrived_at: inDays(-1), proof: 'vendor' }),
    deadline: sampleDeadline({ actor: 'vendor', action: 'accept_return', effect: 'accept_return' }),
  },
} satisfies Record<string, Partial<Transaction>>

type StoredState = Exclude<EscrowState, 'none'>

const UNPAID: Partial<Transaction> = {
  payment: { reference: 'oja-p-1', channel: 'card', paid_at: null },
  money: {
    charged_minor: 0,
    held_minor: 0,
    released_minor: 0,
    fee_minor: 0,
    refunded_minor: 0,
  },
}

const STORED_STATUS: Record<StoredState, Partial<Transaction>> = {
  pending: { ...UNPAID, status: { status: 'pending' }, fulfilment: 'awaiting_confirmation' },
  awaiting_confirmation: { fulfilment: 'awaiting_confirmation' },
  confirmed: { fulfilment: 'confirmed', ship_by: inDays(3) },
  shipped: { fulfilment: 'shipped' },
  delivered: { fulfilment: 'delivered' },
  return_asked: { fulfilment: 'return_asked', ...RETURNED_BY.asked },
  returning: { fulfilment: 'returning', ...RETURNED_BY.agreed },
  returned: { fulfilment: 'returned', ...RETURNED_BY.arrived },
  in_dispute: { status: { status: 'in_dispute' }, dispute: sampleDispute() },
  completed: { status: { status: 'completed' }, deadline: null, ended_at: inDays(-1) },
  reversed: {
    status: { status: 'reversed' },
    fulfilment: 'cancelled',
    deadline: null,
    ended_at: inDays(-1),
  },
}

/** A transaction in a given state of the escrow table. */
export const transactionIn = (state: StoredState, change: Partial<Transaction> = {}): Transaction =>
  sampleTransaction({ ...STORED_STATUS[state], ...change })
