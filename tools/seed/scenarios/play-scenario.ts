import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { DeliveryProfile } from '../../../functions/src/contract/entities/delivery/delivery'
import type { ReturnPolicy } from '../../../functions/src/contract/entities/orders/return-policy'
import type {
  DeliveryContact,
  Transaction,
} from '../../../functions/src/contract/entities/orders/transaction'
import { providerLocalFeeOf } from '../../../functions/src/contract/escrow/provider-fee'
import { HOUR_MS, millisOf } from '../../../functions/src/contract/time'
import { offerOf } from '../../../functions/src/domain/catalog/product/offer'
import { chargeCommands } from '../../../functions/src/domain/orders/checkout/charge'
import { openCheckout } from '../../../functions/src/domain/orders/checkout/open-checkout'
import { reviewIdOf } from '../../../functions/src/domain/orders/review/review-id'
import { decide } from '../../../functions/src/domain/orders/transaction/decide'
import type {
  Command,
  Decision,
  EventActor,
} from '../../../functions/src/domain/orders/transaction/decision'
import { dueCommand } from '../../../functions/src/domain/orders/transaction/due-command'
import type { StoreSnapshot } from '../../../functions/src/domain/orders/transaction/open-order'
import type { BuyerRow } from '../catalogue/people'
import { boughtVariant, stockForSales } from '../documents/variant-documents'
import { seededId } from '../seeded'
import { type DemoParcel, parcelKey, shipmentOf } from './parcels'
import { withGoods } from './returns'
import type { Line, OrderScenario, Scenario, Step } from './scenario'

/** A decision and its time, in epoch milliseconds. */
type Made = { decision: Decision; now: number }

/** What a scenario is played with. */
export type Fixtures = {
  /** By name. */
  products: ReadonlyMap<string, Product>
  /** By vendor. */
  stores: ReadonlyMap<string, StoreSnapshot>
  /** By vendor, where a store takes goods back for a changed mind. */
  return_policies: ReadonlyMap<string, ReturnPolicy>
  /** By vendor; stores that include delivery in their prices have none. */
  profiles: ReadonlyMap<string, DeliveryProfile>
  /** By `parcelKey`. */
  parcels: ReadonlyMap<string, DemoParcel>
  buyer: BuyerRow & { uid: string }
  /** The time of the seeding, in epoch milliseconds. */
  seeded_at: number
}

/** One store's resulting order, with all decisions on the way. */
export type PlayedOrder = {
  key: string
  review: OrderScenario['review']
  transaction: Transaction
  contact: DeliveryContact
  made: Made[]
  /** Of an order that a carrier brings. */
  parcel: DemoParcel | undefined
}

const SCHEDULE: EventActor = { role: 'system', id: 'schedule' }

const actorOf = (by: Step['by'], { buyer_id, vendor_id }: Transaction): EventActor =>
  ({
    buyer: { role: 'buyer', id: buyer_id },
    vendor: { role: 'vendor', id: vendor_id },
    provider: { role: 'provider', id: 'paystack' },
    system: { role: 'system', id: 'outbox' },
  })[by] as EventActor

/** The order's index is part of its ids only if there are several. */
const orderKey = ({ key, orders }: Scenario, index: number): string =>
  orders.length === 1 ? key : `${key}/${index + 1}`

const open = (scenario: Scenario, fixtures: Fixtures): Made[] => {
  const { products, stores, return_policies, profiles, parcels, buyer, seeded_at } = fixtures
  const { key, channel, hours_ago, orders } = scenario
  const now = Math.floor(seeded_at - hours_ago * HOUR_MS)
  const { name, phone, address, city, state } = buyer

  const lineOf = ({ product: wanted, quantity, values }: Line) => {
    const product = products.get(wanted)
    if (!product) throw new Error(`${key}: there is no ${wanted}`)
    const variant = boughtVariant(product, { key, values })
    return { offer: offerOf(product, stockForSales(product), variant?.id), quantity }
  }
  const storeOrders = orders.map(({ lines, method = 'courier' }, index) => {
    const bought = lines.map(lineOf)
    const vendor_id = bought[0]?.offer.product.vendor_id ?? ''
    const store = stores.get(vendor_id)
    if (!store) throw new Error(`${key}: nobody sells`)
    const profile = profiles.get(vendor_id)
    const return_policy = return_policies.get(vendor_id)
    return {
      id: seededId('transaction', orderKey(scenario, index)),
      store,
      profile,
      return_policy,
      lines: bought,
      ...(profile && { delivery_method: method }),
      carrier_offer: parcels.get(parcelKey(scenario, index))?.offer,
    }
  })
  const request = {
    buyer: { uid: buyer.uid, name },
    delivery: { recipient_name: name, phone, address, city, state },
    channel,
    reference: `oja-p-${seededId('payment', key)}`,
  }
  return openCheckout(storeOrders, request, now).map((decision) => ({ decision, now }))
}

/** The share of each order in what the provider takes for the one charge. */
const chargesOf = (opened: readonly Made[]) => {
  const parts = opened.map(({ decision: { transaction } }) => transaction)
  const total = parts.reduce((sum, { amount_paid }) => sum + amount_paid, 0)
  return chargeCommands(parts, { kind: 'paid', provider_fee_minor: providerLocalFeeOf(total) })
}

type Order = OrderScenario & { key: string; charge: Command; parcel: DemoParcel | undefined }

const completed = ({ command }: Step, { key, charge, parcel }: Order): Command => {
  if (command.action === 'payment_confirmed') return charge
  if (command.action !== 'book' || 'shipment' in command) return command
  if (!parcel?.shipment) throw new Error(`${key}: no pickup is booked`)
  return {
    action: 'book',
    shipment: shipmentOf(parcel.shipment),
    fee_minor: parcel.offer.fee_minor,
  }
}

const playOrder = (order: Order, opened: Made, { buyer, seeded_at }: Fixtures): PlayedOrder => {
  const { key, steps, review, parcel } = order
  const made = [opened]
  let { transaction } = opened.decision

  const act = (command: Command, actor: EventActor, now: number): void => {
    const outcome = decide(transaction, command, actor, now)
    if (outcome.kind === 'replayed') throw new Error(`${key}: ${command.action} twice`)
    made.push({ decision: outcome.decision, now })
    transaction = outcome.decision.transaction
  }
  const letTimePass = (until: number): void => {
    while (transaction.due_at && millisOf(transaction.due_at) <= until) {
      const now = millisOf(transaction.due_at)
      const command = dueCommand(transaction, now)
      if (!command) throw new Error(`${key}: nothing to do at ${new Date(now).toISOString()}`)
      act(command, SCHEDULE, now)
    }
  }

  for (const step of steps) {
    const now = Math.floor(opened.now + step.at_h * HOUR_MS)
    letTimePass(now)
    const command = withGoods(completed(step, order), transaction)
    act(command, actorOf(step.by, transaction), now)
  }
  if (review) {
    const now = Math.floor(opened.now + review.at_h * HOUR_MS)
    act(
      { action: 'review', review_id: reviewIdOf(transaction.id) },
      actorOf('buyer', transaction),
      now,
    )
  }
  letTimePass(seeded_at)
  const { name: recipient_name, phone, address } = buyer
  return { key, review, transaction, contact: { recipient_name, phone, address }, made, parcel }
}

/**
 * Plays a scenario by the domain's own rules: every step is decided, and deadlines between the
 * steps pass as for any transaction.
 * @throws AppError if the escrow table does not allow a step
 */
export const playScenario = (scenario: Scenario, fixtures: Fixtures): PlayedOrder[] => {
  const opened = open(scenario, fixtures)
  const charges = chargesOf(opened)
  return scenario.orders.flatMap((order, index) => {
    const [one, charge] = [opened[index], charges[index]]
    if (!one || !charge) return []
    const parcel = fixtures.parcels.get(parcelKey(scenario, index))
    const key = orderKey(scenario, index)
    return playOrder({ ...order, key, charge, parcel }, one, fixtures)
  })
}
