import { AppError } from '../../../contract/api/errors'
import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { StoredOffer } from '../../../contract/entities/orders/offer'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { OutboxItem } from '../../../contract/entities/outbox'
import { findTransition } from '../../../contract/escrow/actions'
import { dealOf } from '../../../contract/orders/deal-of'
import { restingOf } from '../../../contract/people/store-rest'
import { timestampFromMillis } from '../../../contract/time'
import type { Versioned } from '../../../db/firestore'
import { changeOutboxItem, outboxOfTransaction, readOutboxItem } from '../../../db/money/outbox'
import { keepPayment } from '../../../db/money/payments'
import { changeOffer, readOffer } from '../../../db/orders/offers'
import { forgetLatePayment } from '../../../db/orders/unpaid-orders'
import { readVendor } from '../../../db/people/vendors'
import { reserve } from '../../../domain/orders/transaction/stock-movements'
import type { Actor, Deps } from '../../deps'
import { isLeased } from '../../outbox/outbox-lease'
import { lineOfDeal, loadDeal, requireDeal } from '../checkout/load-deal'
import { beginHolding } from './begin-holding'
import { executeAsParty } from './execute-as-party'
import { requireFree } from './require-free'

/**
 * @throws AppError `product/not-on-sale` or `product/store-resting` if the store may not sell now,
 * `deal/not-payable` if what was bought is a deal that ended meanwhile
 */
const requireSelling = async (transaction: Transaction, now: number): Promise<void> => {
  const { vendor_id, buyer_id } = transaction
  const source = dealOf(transaction)
  if (source) requireDeal((await loadDeal([lineOfDeal(source)])).stores, buyer_id, now)
  const vendor = await readVendor(vendor_id)
  if (vendor?.data.status !== 'active') throw new AppError('product/not-on-sale')
  const resting = restingOf(vendor.data.rest, now)
  if (resting) throw new AppError('product/store-resting', resting)
}

/**
 * The offers that the order was opened by, for which nothing else was ordered meanwhile.
 * @throws AppError `offer/not-payable`
 */
const requireOffersFree = async ({ items }: Transaction): Promise<Versioned<StoredOffer>[]> => {
  const ids = items.flatMap(({ offer_id }) => offer_id ?? [])
  const offers = await Promise.all(ids.map(readOffer))
  return offers.flatMap((offer) => {
    if (offer?.data.order_id) throw new AppError('offer/not-payable', { state: offer.data.state })
    return offer ?? []
  })
}

/** Whether an order whose money comes late could still be fulfilled. */
export const canBeKept = async (transaction: Transaction, now: number): Promise<boolean> => {
  if (!findTransition(transaction, 'payment_late', 'provider', now)) return false
  try {
    await Promise.all([
      requireFree(transaction, reserve(transaction.items)),
      requireSelling(transaction, now),
      requireOffersFree(transaction),
    ])
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** The refund that waits for the buyer. @throws AppError `payment/refund-under-way` if it was begun */
const requireUnsent = async ({ id }: Transaction, now: number): Promise<Versioned<OutboxItem>> => {
  const waiting = (await outboxOfTransaction(id)).find(
    ({ task, state }) => task.kind === 'refund' && state === 'pending',
  )
  const stored = waiting && (await readOutboxItem(waiting.id))
  const isUnsent =
    stored?.data.state === 'pending' && stored.data.attempts === 0 && !isLeased(stored.data, now)
  if (!stored || !isUnsent) throw new AppError('payment/refund-under-way')
  return stored
}

/**
 * Keeps a lapsed order whose money came late, if its goods are still free: takes them out of the
 * stock and the refund's task back, in one commit.
 * @throws AppError `product/out-of-stock`, `product/not-on-sale`, `product/store-resting`,
 * `deal/not-payable`, `offer/not-payable`, `payment/refund-under-way`
 */
export const keepOrder = (deps: Deps, actor: Actor, id: string): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction, party, now) => {
    const action = 'keep'
    if (!findTransition(transaction, action, party, now)) return { command: { action } }
    await requireSelling(transaction, now)
    const [stocks, refund, { fields, write }, offers] = await Promise.all([
      requireFree(transaction, reserve(transaction.items)),
      requireUnsent(transaction, now),
      beginHolding(transaction, now),
      requireOffersFree(transaction),
    ])
    return {
      command: { action, ...fields },
      stocks,
      write: (batch) => {
        write(batch)
        keepPayment(batch, transaction.payment.reference)
        forgetLatePayment(batch, transaction)
        for (const offer of offers) {
          const updated_at = timestampFromMillis(now)
          const bought = { state: 'bought', due: null, unpaid_at: null, updated_at } as const
          changeOffer(batch, offer, { ...bought, order_id: transaction.id })
        }
        changeOutboxItem(batch, refund, {
          state: 'completed',
          last_error: 'the buyer keeps the order',
          updated_at: timestampFromMillis(now),
        })
      },
    }
  })
