import type { BodyOf, ResponseOf } from '../../contract/api/endpoint'
import type { transactionEndpoints } from '../../contract/api/endpoints/transactions'
import { AppError } from '../../contract/api/errors'
import type { Payment } from '../../contract/entities/payment'
import type { Delivery, DeliveryContact, Transaction } from '../../contract/entities/transaction'
import type { Vendor } from '../../contract/entities/vendor'
import { actionsFor } from '../../contract/escrow/actions'
import { DAY_MS } from '../../contract/time'
import { readProduct } from '../../db/catalog/products'
import { commitSerialized } from '../../db/commit'
import { addPayment } from '../../db/money/payments'
import { addPurchase } from '../../db/orders/decisions'
import { addBuyerSecret } from '../../db/orders/transactions'
import {
  hasCompletedPurchase,
  readUnpaidOrders,
  saveUnpaidOrders,
} from '../../db/orders/unpaid-orders'
import { readVendor } from '../../db/vendors/vendors'
import { requireArea } from '../../domain/location'
import { escrowCodeHash, makeEscrowCode } from '../../domain/transaction/escrow-code'
import { openPurchase, type StoreSnapshot } from '../../domain/transaction/open-purchase'
import {
  checkUnpaidOrders,
  needsCompleted,
  type UnpaidOrders,
  withUnpaidOrder,
} from '../../domain/transaction/unpaid-orders'
import { displayName } from '../../domain/user/display-name'
import { backoffFrom } from '../backoff'
import type { Actor, Deps } from '../deps'
import { followFirst } from '../follow-first'
import { findKey, type IdempotentResult, idempotentRequest, saveResponse } from '../idempotency'
import { checkLimit } from '../rate-limit'
import { requireCheckout } from '../switches/require-switch'
import { createCheckout } from './start-checkout'

type Create = (typeof transactionEndpoints)['create']
export type PurchaseRequest = BodyOf<Create>
export type PurchaseResponse = ResponseOf<Create>

const vendorOf = async (vendor_id: string): Promise<Vendor> => {
  const stored = await readVendor(vendor_id)
  if (!stored) throw new AppError('product/not-on-sale')
  if (stored.data.status !== 'active') throw new AppError('vendor/suspended')
  return stored.data
}

const storeOf = ({ name, address, city, state, country }: Vendor): StoreSnapshot => ({
  name,
  address,
  city,
  state,
  country,
})

const contactOf = ({ recipient_name, phone, address, note }: Delivery): DeliveryContact => ({
  recipient_name,
  phone,
  address,
  ...(note === undefined ? {} : { note }),
})

const paymentOf = (
  { id, buyer_id, amount_paid, currency, payment, created_at }: Transaction,
  code: string,
  mode: Payment['mode'],
): Payment => ({
  reference: payment.reference,
  transaction_id: id,
  buyer_id,
  amount_minor: amount_paid,
  currency,
  channel: payment.channel,
  mode,
  state: 'awaiting',
  provider_id: null,
  provider_fee_minor: null,
  mismatch: null,
  code_hash: escrowCodeHash(id, code),
  code_attempts: 0,
  code_locked_until: null,
  created_at,
  updated_at: created_at,
})

/** Longer than an order can stay unpaid or count as lapsed. */
const LOOK_BACK_MS = 2 * DAY_MS

/**
 * Looks up whether the buyer has completed a purchase, which is then stored and never changes back.
 */
const withCompleted = async (unpaid: UnpaidOrders, buyer_id: string): Promise<UnpaidOrders> =>
  (await hasCompletedPurchase(buyer_id)) ? { ...unpaid, has_completed: true } : unpaid

/**
 * Reserves the items and returns the payment URL: five reads, the provider's checkout, and one
 * commit with preconditions on the product, limit, unpaid orders and idempotency key.
 * @throws AppError `product/...`, `transaction/unpaid-...`, `.../paused`, `vendor/suspended`,
 * `request/rate-limited`, `idempotency/key-reused`
 */
export const createTransaction = async (
  deps: Deps,
  buyer: Actor,
  request: PurchaseRequest,
  key: string | undefined,
): Promise<IdempotentResult<PurchaseResponse>> => {
  const idempotency = idempotentRequest({
    uid: buyer.uid,
    endpoint: 'transactions.create',
    key,
    body: request,
  })
  requireArea(request.delivery, 'delivery.')
  const { product_id, quantity, delivery, channel, expected_total_minor } = request
  const id = deps.ids()
  const escrow_code = makeEscrowCode(deps.random)
  const checkout = createCheckout(deps, buyer)
  let vendor: Vendor | undefined

  const contention = { onExhausted: 'product/busy' as const, key: product_id }

  const buy = () =>
    commitSerialized(backoffFrom(deps), contention, async (batch) => {
      deps.failpoint?.('purchase:before-read')
      const now = deps.clock()
      const limit = checkLimit('purchase', buyer.uid, now)
      // A rejection is handled where `limit` is awaited below; this avoids an unhandled rejection.
      limit.catch(() => {})
      const [known, product] = await Promise.all([
        findKey(idempotency, now),
        readProduct(product_id),
      ])
      if (known.state === 'answered') {
        // Stored by the commit below, with this type.
        const response = known.response as PurchaseResponse
        return { result: { response, replayed: true }, skip_commit: true }
      }
      if (!product) throw new AppError('product/not-found')
      const [count, store, { unpaid, stored }] = await Promise.all([
        limit,
        vendor ?? vendorOf(product.data.vendor_id),
        readUnpaidOrders(buyer.uid, now - LOOK_BACK_MS),
      ])
      vendor = store
      deps.failpoint?.('purchase:after-read')
      const purchase = {
        id,
        buyer: { uid: buyer.uid, name: displayName(buyer.name, delivery.recipient_name) },
        quantity,
        delivery,
        channel,
        reference: checkout.reference,
        expected_total_minor,
      }
      await requireCheckout(deps, channel)
      checkUnpaidOrders(unpaid, product_id, now)
      const decision = openPurchase(product.data, storeOf(store), purchase, now)
      const { transaction } = decision
      const wanted = { id, product_id, quantity, available_items: product.data.available_items }
      const known_buyer = needsCompleted(unpaid, wanted)
        ? await withCompleted(unpaid, buyer.uid)
        : unpaid
      const unpaid_after = withUnpaidOrder(known_buyer, buyer.uid, wanted, now)
      const authorization_url = await checkout.begin(transaction)
      deps.failpoint?.('purchase:before-commit')
      addPurchase(batch, product, decision, now)
      saveUnpaidOrders(batch, buyer.uid, unpaid_after, stored)
      addPayment(batch, paymentOf(transaction, escrow_code, deps.payments.mode))
      const contact = contactOf(delivery)
      addBuyerSecret(batch, transaction, { escrow_code, authorization_url, contact })
      count(batch)
      const actions = actionsFor(transaction, 'buyer', now)
      const response: PurchaseResponse = { transaction, actions, authorization_url }
      saveResponse(batch, idempotency, known, response, now)
      return { result: { response, replayed: false } }
    })
  const done = await followFirst(idempotency.id, buy)
  deps.failpoint?.('purchase:after-commit')
  return done
}
