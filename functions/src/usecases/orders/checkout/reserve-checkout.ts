import type { DeliveryMethod } from '../../../contract/entities/delivery/delivery'
import type {
  Delivery,
  PaymentChannel,
  Transaction,
} from '../../../contract/entities/orders/transaction'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { DAY_MS } from '../../../contract/time'
import { commitTogether, type Plan } from '../../../db/commit'
import type { Batch, Versioned } from '../../../db/firestore'
import { hasCompletedPurchase, readUnpaidOrders } from '../../../db/orders/unpaid-orders'
import { ofUnprovenBuyer } from '../../../domain/orders/checkout/new-buyer'
import type { CheckoutRequest } from '../../../domain/orders/checkout/open-checkout'
import { countAgainstLimit } from '../../../domain/orders/checkout/store-limits'
import type { Decision } from '../../../domain/orders/transaction/decision'
import {
  checkUnpaidOrders,
  withUnpaidOrders,
} from '../../../domain/orders/transaction/unpaid-orders'
import { displayName } from '../../../domain/people/user/display-name'
import { makeSixDigitCode } from '../../../domain/six-digit-code'
import { backoffFrom } from '../../backoff'
import { readCarrierOffer } from '../../carriers/carrier-offer'
import type { Actor, Deps } from '../../deps'
import {
  findKey,
  type IdempotentResult,
  idempotentRequest,
  orItsAnswer,
  saveResponse,
} from '../../idempotency'
import { countOneMore, RATE_LIMITS } from '../../rate-limit'
import { serializeByKey } from '../../serialize-by-key'
import { requireCheckout } from '../../switches/require-switch'
import { type BegunPayment, beginPayment } from './begin-payment'
import { limitNewBuyer } from './limit-new-buyer'
import { loadDeal } from './load-deal'
import { type KnownVendors, type LoadedStore, loadStores, type WantedLine } from './load-stores'
import {
  type CheckoutDocuments,
  type StoreChange,
  shareCheckoutDocuments,
} from './share-checkout-documents'
import { withCarriers } from './with-carriers'
import { writeOrders } from './write-orders'

/** What was loaded for a decision. `ids` makes the id of each store's transaction. */
export type Loaded<L> = {
  stores: LoadedStore<L>[]
  /** Lines whose product doesn't exist. */
  missing: L[]
  request: CheckoutRequest
  idOf: (vendor_id: string) => string
  now: number
}

export type Reservation<L, R> = {
  endpoint: string
  key: string | undefined
  body: unknown
  lines: readonly L[]
  /** Its one line names a deal. */
  isDeal?: boolean
  delivery: Delivery
  channel: PaymentChannel
  /** How a store is to deliver. */
  methodOf: (vendor_id: string) => DeliveryMethod | undefined
  /** Opens the orders, or refuses. */
  open: (loaded: Loaded<L>) => Decision[]
  /** The response, which is stored with the idempotency key. */
  respond: (transactions: Transaction[], begun: BegunPayment, now: number) => R
}

/** Longer than an order can stay unpaid or count as lapsed. */
const LOOK_BACK_MS = 2 * DAY_MS

/** An order, and what it changes at its store, if anything. */
type OrderAtStore = { decision: Decision; vendor?: Versioned<Vendor>; change?: StoreChange }

const countedOrder = (
  decision: Decision,
  stores: readonly LoadedStore<unknown>[],
  last_ones: ReadonlyMap<string, StoreChange['last_ones']>,
  now: number,
): OrderAtStore => {
  const { vendor_id } = decision.transaction
  const vendor = stores.find((store) => store.vendor_id === vendor_id)?.read_vendor
  if (!vendor) return { decision }
  const { trial, ...limited } = countAgainstLimit(decision, vendor.data, now)
  const own = last_ones.get(vendor_id)
  return {
    ...limited,
    vendor,
    ...((trial || own) && {
      change: { ...(trial && { trial }), ...(own && { last_ones: own }) },
    }),
  }
}

/** Made once for a request, so that a retried commit writes what the first one would have. */
const idsByStore = (make: () => string) => {
  const ids = new Map<string, string>()
  return (vendor_id: string): string => {
    const id = ids.get(vendor_id) ?? make()
    ids.set(vendor_id, id)
    return id
  }
}

/**
 * Reserves the goods of a checkout and starts its one payment: of v stores and l products
 * 2 + v + 2l reads, the provider's checkout, and one commit of 3 + 3v + l writes, one more for a
 * deal, for each offer, and for each store that isn't proven or whose last unit of a product
 * somebody new takes. Its preconditions are on the stock, what such a store holds, the buyer's
 * unpaid orders and the idempotency key. All is reserved or nothing is.
 * @throws AppError `checkout/store-busy`, `checkout/late-payments`, `product/held`,
 * `transaction/unpaid-...`, `.../paused`, `request/rate-limited`, `idempotency/key-reused`, and
 * what `open` throws
 */
export const reserveCheckout = async <L extends WantedLine, R>(
  deps: Deps,
  buyer: Actor,
  {
    endpoint,
    key,
    body,
    lines,
    isDeal,
    delivery,
    channel,
    methodOf,
    open,
    respond,
  }: Reservation<L, R>,
): Promise<IdempotentResult<R>> => {
  const idempotency = idempotentRequest({ uid: buyer.uid, endpoint, key, body })
  const payment = beginPayment(deps, buyer, channel)
  const { reference } = payment
  const idOf = idsByStore(deps.ids)
  const codeOf = idsByStore(() => makeSixDigitCode(deps.random))
  const known_vendors: KnownVendors = new Map()
  const product_ids = [...new Set(lines.map(({ product_id }) => product_id))].sort()
  let completed: Promise<boolean> | undefined

  const load = async () => {
    deps.failpoint?.('purchase:before-read')
    const now = deps.clock()
    const [known, { stores, missing }, read_unpaid] = await Promise.all([
      findKey(idempotency, now),
      isDeal ? loadDeal(lines, known_vendors) : loadStores(lines, known_vendors),
      readUnpaidOrders(buyer.uid, now - LOOK_BACK_MS),
    ])
    deps.failpoint?.('purchase:after-read')
    if (known.state === 'answered') return { answered: known.response }
    await requireCheckout(deps, channel)
    const offered = await withCarriers(stores, ({ vendor_id, lines: units }) =>
      methodOf(vendor_id) === 'carrier'
        ? readCarrierOffer(deps, buyer.uid, { lines: units, place: delivery })
        : undefined,
    )
    return { known, read_stores: offered, missing, read_unpaid, now }
  }

  const decide = async (
    loaded: Awaited<ReturnType<typeof load>>,
    shared: CheckoutDocuments,
  ): Promise<Plan<IdempotentResult<R>>> => {
    // Stored by the commit below, with this type.
    if (!loaded.known) return { result: { response: loaded.answered as R, replayed: true } }
    const { known, missing, now } = loaded
    const stores = shared.storesOf(loaded.read_stores)
    const { unpaid, stored } = shared.unpaidOf(buyer.uid, loaded.read_unpaid)
    const window = countOneMore(RATE_LIMITS.purchase, unpaid.window, now)
    checkUnpaidOrders(unpaid, product_ids, now)
    const request = {
      buyer: {
        uid: buyer.uid,
        name: displayName(buyer.name, delivery.recipient_name),
        ...(!buyer.email_verified && !buyer.phone && { is_unverified: true as const }),
      },
      delivery,
      channel,
      reference,
    }
    const opened = open({ stores, missing, request, idOf, now })
    const { has_completed, last_ones } = await limitNewBuyer(
      { unpaid, decisions: opened, stores, stored_stores: loaded.read_stores },
      () => (completed ??= hasCompletedPurchase(buyer.uid)),
      now,
    )
    const limited = opened
      .map((decision) => (has_completed ? decision : ofUnprovenBuyer(decision)))
      .map((decision) => countedOrder(decision, stores, last_ones, now))
    const decisions = limited.map(({ decision }) => decision)
    const orders = decisions.map(({ transaction: { id, items } }) => ({ id, lines: items }))
    const wanted = { reference, orders }
    const after = withUnpaidOrders({ ...unpaid, has_completed }, buyer.uid, wanted, now)
    const transactions = decisions.map(({ transaction }) => transaction)
    const begun = await payment.begin(transactions)
    deps.failpoint?.('purchase:before-commit')
    const vendors = limited.flatMap(({ vendor, change }) =>
      vendor && change ? { vendor, change } : [],
    )
    // Whoever loses the race for one of them reads it again.
    for (const { vendor } of vendors) known_vendors.delete(vendor.data.vendor_id)
    const mine = { buyer_id: buyer.uid, unpaid: { ...after, window }, stored }
    shared.take({ decisions, stores, vendors, ...mine }, now)
    const response = respond(transactions, begun, now)
    const opened_orders = {
      decisions,
      stores,
      buyer_id: buyer.uid,
      delivery,
      channel,
      begun,
      codeOf,
    }
    const write = (batch: Batch): void => {
      writeOrders(batch, { ...opened_orders, mode: deps.payments.mode }, now)
      saveResponse(batch, idempotency, known, response, now)
    }
    return { result: { response, replayed: false }, write }
  }

  const together = {
    onExhausted: 'product/busy' as const,
    key: `checkout-${product_ids[0]}`,
    share: shareCheckoutDocuments,
  }
  const reserve = () => commitTogether(backoffFrom(deps), together, { load, decide })
  const done = await orItsAnswer(deps, idempotency, () => serializeByKey(idempotency.id, reserve))
  deps.failpoint?.('purchase:after-commit')
  return done
}
