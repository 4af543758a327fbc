import type { Product } from '../../../functions/src/contract/entities/product'
import type {
  DeliveryContact,
  Transaction,
} from '../../../functions/src/contract/entities/transaction'
import { escrowFeeOf } from '../../../functions/src/contract/escrow/fee'
import { HOUR_MS, millisOf } from '../../../functions/src/contract/time'
import { reviewIdOf } from '../../../functions/src/domain/review/review-id'
import { decide } from '../../../functions/src/domain/transaction/decide'
import type {
  Command,
  Decision,
  EventActor,
} from '../../../functions/src/domain/transaction/decision'
import { dueCommand } from '../../../functions/src/domain/transaction/due-command'
import {
  openPurchase,
  type StoreSnapshot,
} from '../../../functions/src/domain/transaction/open-purchase'
import { providerLocalFeeOf } from '../../../functions/src/domain/transaction/posting/fees'
import type { BuyerRow } from '../catalogue/people'
import { seededId } from '../seeded'
import type { Scenario, Step } from './scenario'

/** A decision and its time, in epoch milliseconds. */
type Made = { decision: Decision; now: number }

/** What a scenario is played with. */
export type Fixtures = {
  product: Product
  store: StoreSnapshot
  buyer: BuyerRow & { uid: string }
  /** The time of the seeding, in epoch milliseconds. */
  seeded_at: number
}

/** The resulting purchase, with all decisions on the way. */
export type PlayedScenario = {
  scenario: Scenario
  transaction: Transaction
  contact: DeliveryContact
  made: Made[]
}

const SCHEDULE: EventActor = { role: 'system', id: 'schedule' }

const actorOf = (by: Step['by'], { buyer_id, vendor_id }: Transaction): EventActor =>
  ({
    buyer: { role: 'buyer', id: buyer_id },
    vendor: { role: 'vendor', id: vendor_id },
    provider: { role: 'provider', id: 'paystack' },
    system: { role: 'system', id: 'outbox' },
  })[by] as EventActor

const withFee = (command: Command, { amount_paid }: Transaction): Command =>
  command.action === 'payment_confirmed'
    ? { ...command, provider_fee_minor: providerLocalFeeOf(amount_paid) }
    : command

const open = (scenario: Scenario, { product, store, buyer, seeded_at }: Fixtures): Made => {
  const now = Math.floor(seeded_at - scenario.hours_ago * HOUR_MS)
  const { name, phone, address, city, state } = buyer
  const goods_minor = product.price * scenario.quantity
  const purchase = {
    id: seededId('transaction', scenario.key),
    buyer: { uid: buyer.uid, name },
    quantity: scenario.quantity,
    delivery: { recipient_name: name, phone, address, city, state },
    channel: scenario.channel,
    reference: `oja-p-${seededId('payment', scenario.key)}`,
    expected_total_minor: goods_minor + escrowFeeOf(goods_minor),
  }
  return { decision: openPurchase(product, store, purchase, now), now }
}

/**
 * Plays a scenario by the domain's own rules: every step is decided, and deadlines between the
 * steps pass as for any transaction.
 * @throws AppError if the escrow table does not allow a step
 */
export const playScenario = (scenario: Scenario, fixtures: Fixtures): PlayedScenario => {
  const opened = open(scenario, fixtures)
  const made = [opened]
  let { transaction } = opened.decision

  const act = (command: Command, actor: EventActor, now: number): void => {
    const outcome = decide(transaction, withFee(command, transaction), actor, now)
    if (outcome.kind === 'replayed') throw new Error(`${scenario.key}: ${command.action} twice`)
    made.push({ decision: outcome.decision, now })
    transaction = outcome.decision.transaction
  }
  const letTimePass = (until: number): void => {
    while (transaction.due_at && millisOf(transaction.due_at) <= until) {
      const now = millisOf(transaction.due_at)
      const command = dueCommand(transaction, now)
      if (!command)
        throw new Error(`${scenario.key}: nothing to do at ${new Date(now).toISOString()}`)
      act(command, SCHEDULE, now)
    }
  }

  for (const { at_h, by, command } of scenario.steps) {
    const now = Math.floor(opened.now + at_h * HOUR_MS)
    letTimePass(now)
    act(command, actorOf(by, transaction), now)
  }
  if (scenario.review) {
    const now = Math.floor(opened.now + scenario.review.at_h * HOUR_MS)
    act(
      { action: 'review', review_id: reviewIdOf(transaction.id) },
      actorOf('buyer', transaction),
      now,
    )
  }
  letTimePass(fixtures.seeded_at)
  const { name: recipient_name, phone, address } = fixtures.buyer
  return { scenario, transaction, contact: { recipient_name, phone, address }, made }
}
