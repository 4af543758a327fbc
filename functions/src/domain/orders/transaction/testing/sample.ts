import type { Product } from '../../../../contract/entities/catalog/product'
import type { DeliveryProfile } from '../../../../contract/entities/delivery/delivery'
import type { Actor, Party } from '../../../../contract/entities/orders/party'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../../contract/time'
import { type Offer, offerOf } from '../../../catalog/product/offer'
import { plainStock } from '../../../catalog/product/variants'
import { openCheckout } from '../../checkout/open-checkout'
import { decide } from '../decide'
import type { Command, Decision, EventActor, Purchase } from '../decision'
import type { StoreSnapshot } from '../open-order'
import { openPurchase } from '../open-purchase'

export const START = Date.UTC(2026, 0, 31, 9)
export const PRODUCT_ID = 'p1q2r3p1q2r3p1q2r3p1'
export const SECOND_ID = 's2t3u4s2t3u4s2t3u4s2'
export const DELIVERY_MINOR = 200_000
export const WAY_BACK_MINOR = 150_000
export const TRANSACTION_ID = 'k3f9qzk3f9qzk3f9qz01'

export const WHO: Record<Actor, EventActor> = {
  buyer: { role: 'buyer', id: 'buyer-uid' },
  vendor: { role: 'vendor', id: 'vendor-uid' },
  provider: { role: 'provider', id: 'paystack' },
  system: { role: 'system', id: 'schedule' },
  operator: { role: 'operator', id: 'ops@oja.test' },
}

export const sampleStore: StoreSnapshot = {
  name: 'Adire Works',
  address: '4 Itoku Road',
  city: 'Abeokuta',
  state: 'Ogun',
  country: 'Nigeria',
}

export const sampleProduct = (change: Partial<Product> = {}): Product => ({
  id: PRODUCT_ID,
  slug: 'adire-shirt-p1q2r3p1q2r3p1q2r3p1',
  name: 'Adire shirt',
  price: 500_000,
  currency: 'NGN',
  images: [{ url: '/a.webp', url_640: '/b.webp', url_320: '/c.webp', path: 'a' }],
  available_items: 10,
  category: 'clothing_accessories',
  delivery_states: ['Lagos', 'Ogun'],
  rating: 0,
  rating_count: 0,
  vendor_details: { vendor_id: WHO.vendor.id, name: 'Adire Works', logo: '' },
  created_at: timestampFromMillis(START),
  vendor_id: WHO.vendor.id,
  description: 'Hand-dyed cotton shirt with a pattern of its own.',
  attributes: {},
  status: 'active',
  vendor_active: true,
  reserved_items: 0,
  sold_items: 0,
  sales_count: 0,
  search_states: ['Lagos', 'Ogun'],
  updated_at: timestampFromMillis(START),
  ...change,
})

/** The only variant of a product without options, with the product's counts as its stock. */
export const sampleOffer = (change: Partial<Product> = {}): Offer => {
  const product = sampleProduct(change)
  return offerOf(product, plainStock(product), undefined)
}

export const samplePurchase = (change: Partial<Purchase> = {}): Purchase => ({
  id: TRANSACTION_ID,
  buyer: { uid: WHO.buyer.id, name: 'Ngozi Eze' },
  quantity: 2,
  delivery: {
    recipient_name: 'Ngozi Eze',
    phone: '08031234567',
    address: '12 Allen Avenue',
    city: 'Ikeja',
    state: 'Lagos',
  },
  channel: 'card',
  expected_total_minor: 1_035_000,
  reference: 'oja-p-k3f9qzk3f9qzk3f9qz01',
  ...change,
})

/** Two days of handling, and every day a working day. */
export const sampleProfile = (fee_minor = DELIVERY_MINOR): DeliveryProfile => ({
  origin: { state: 'Ogun', city: 'Abeokuta South' },
  working_days: [1, 2, 3, 4, 5, 6, 7],
  cutoff_hour: 16,
  handling_days: 2,
  methods: ['courier', 'pickup'],
  rates: [
    {
      method: 'courier',
      scope: 'state',
      places: ['Lagos'],
      fee_minor,
      days_min: 1,
      days_max: 3,
    },
  ],
  free_from_minor: null,
  version: 1,
  updated_at: timestampFromMillis(START),
})

/** Opens a purchase of the same total as `opened`, a part of which is for delivery. */
export const openedWithDelivery = (change: Partial<Purchase> = {}): Decision =>
  openPurchase(
    sampleOffer({ price: 500_000 - DELIVERY_MINOR / 2 }),
    sampleStore,
    samplePurchase({ delivery_method: 'courier', ...change }),
    START,
    sampleProfile(),
  )

/** Like `openedWithDelivery`, to where it takes so many days. */
export const openedFarAway = (days_max: number): Decision => {
  const decision = openedWithDelivery()
  const { delivery_times } = decision.transaction
  if (!delivery_times) throw new Error('nothing is promised')
  return {
    ...decision,
    transaction: { ...decision.transaction, delivery_times: { ...delivery_times, days_max } },
  }
}

/** Like `openedWithDelivery`, where a carrier that we book gets the delivery's part. */
export const openedWithCarrier = (): Decision => {
  const decision = openedWithDelivery()
  const carrier = { name: 'shipbubble', fee_minor: DELIVERY_MINOR }
  return { ...decision, transaction: { ...decision.transaction, carrier } }
}

/** Like `opened`, of whose goods the vendor pays 5 %. */
export const openedWithCommission = (): Decision => {
  const decision = opened()
  return { ...decision, transaction: { ...decision.transaction, commission_minor: 50_000 } }
}

/**
 * Two units for ₦10,000 and three for ₦1,001.01 of goods that never go back for a changed mind, from
 * a store that takes others back within a week; ₦2,000.01 of it for delivery.
 */
export const openedWithLines = (): Decision => {
  const [decision] = openCheckout(
    [
      {
        id: TRANSACTION_ID,
        store: sampleStore,
        lines: [
          { offer: sampleOffer(), quantity: 2 },
          { offer: sampleOffer({ id: SECOND_ID, price: 33_367 }), quantity: 3 },
        ],
        profile: sampleProfile(DELIVERY_MINOR + 1),
        delivery_method: 'courier',
      },
    ],
    samplePurchase(),
    START,
  )
  if (!decision) throw new Error('no order')
  const { transaction } = decision
  const items = transaction.items.map((item) =>
    item.product_id === SECOND_ID ? { ...item, is_final: true as const } : item,
  )
  const return_policy = { changed_mind_days: 7 } as const
  return { ...decision, transaction: { ...transaction, items, return_policy } }
}

/** Like `openedWithLines`, sent by a carrier that we book. */
export const openedWithLinesByCarrier = (): Decision => {
  const decision = openedWithLines()
  const carrier = { name: 'shipbubble', fee_minor: DELIVERY_MINOR + 1 }
  return { ...decision, transaction: { ...decision.transaction, carrier } }
}

export const opened = (change: Partial<Purchase> = {}): Decision =>
  openPurchase(sampleOffer(), sampleStore, samplePurchase(change), START)

/** Two units for so much that a carrier's word alone shows nothing. */
export const openedDear = (): Decision =>
  openPurchase(
    sampleOffer({ price: 2_600_000 }),
    sampleStore,
    samplePurchase({ expected_total_minor: 5_382_000 }),
    START,
  )

/** Decides a command; throws if it is a duplicate. */
export const changed = (
  transaction: Transaction,
  actor: Actor,
  command: Command,
  now: number,
): Decision => {
  const outcome = decide(transaction, command, WHO[actor], now)
  if (outcome.kind !== 'changed') throw new Error(`${command.action} was taken for a duplicate`)
  return outcome.decision
}

export type Step = readonly [actor: Actor, command: Command, now?: number]

export const after = (transaction: Transaction, steps: readonly Step[], now = START): Transaction =>
  steps.reduce(
    (current, [actor, command, at = now]) => changed(current, actor, command, at).transaction,
    transaction,
  )

export const image = (party: Party, name: string): string =>
  `disputes/${TRANSACTION_ID}/${WHO.buyer.id}/${WHO.vendor.id}/${WHO[party].id}/${name}`

export const paid: Step = ['provider', { action: 'payment_confirmed', provider_fee_minor: 25_000 }]
/** The provider keeps 250 of it if the sale fails. */
export const paidAtACost: Step = [
  'provider',
  { action: 'payment_confirmed', provider_fee_minor: 25_000, failed_sale_cost_minor: 25_000 },
]
export const confirmed: Step = ['vendor', { action: 'confirm' }]
/** Of two units ordered one can be sent; its delivery costs as much. */
export const confirmedPartly: Step = [
  'vendor',
  {
    action: 'confirm_partial',
    lines: [{ product_id: PRODUCT_ID, variant_id: PRODUCT_ID, quantity: 1 }],
    delivery_fee_minor: DELIVERY_MINOR,
  },
]
export const shipped: Step = [
  'vendor',
  { action: 'ship', shipment: { carrier: 'GIG Logistics', tracking_number: 'GIG123' } },
]
export const booked: Step = [
  'vendor',
  {
    action: 'book',
    shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-1' },
    fee_minor: DELIVERY_MINOR,
  },
]
export const delivered: Step = ['vendor', { action: 'deliver_with_code' }]
export const disputedBy = (party: Party): Step => [
  party,
  {
    action: 'dispute',
    reason: 'damaged',
    description: 'The sleeve is torn at the seam.',
    evidence_paths: [image(party, '1.jpg')],
  },
]
export const chargedBack = (chargeback_id = 'cb-1'): Step => [
  'provider',
  {
    action: 'chargeback',
    chargeback_id,
    amount_minor: 1_035_000,
    due_at_ms: START + 16 * 3_600_000,
  },
]
