import { AppError } from '../../../contract/api/errors'
import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { OutboxItem } from '../../../contract/entities/outbox'
import { findTransition } from '../../../contract/escrow/actions'
import { restingOf } from '../../../contract/people/store-rest'
import { timestampFromMillis } from '../../../contract/time'
import { type ReadStock, readStock } from '../../../db/catalog/stock'
import type { Versioned } from '../../../db/firestore'
import { changeOutboxItem, outboxOfTransaction, readOutboxItem } from '../../../db/money/outbox'
import { keepPayment } from '../../../db/money/payments'
import { forgetLatePayment } from '../../../db/orders/unpaid-orders'
import { readVendor } from '../../../db/people/vendors'
import { sumMovements } from '../../../domain/catalog/product/stock-counts'
import { reserve } from '../../../domain/orders/transaction/stock-movements'
import type { Actor, Deps } from '../../deps'
import { isLeased } from '../../outbox/outbox-lease'
import { beginHolding } from './begin-holding'
import { executeAsParty } from './execute-as-party'

/** Reads the stock of an order's goods. @throws AppError `product/out-of-stock` */
const requireFree = async ({ items }: Transaction): Promise<ReadStock[]> => {
  const product_ids = [...new Set(items.map(({ product_id }) => product_id))]
  const stored = await Promise.all(product_ids.map(readStock))
  const stocks = stored.flatMap((one) => (one ? [{ stock: one.data, stored: one }] : []))
  for (const { product_id, variant_id, available } of sumMovements(reserve(items))) {
    const own = stocks.find(({ stock }) => stock.product_id === product_id)
    const available_items = own?.stock.variants[variant_id]?.available ?? 0
    if (available_items + available < 0) {
      throw new AppError('product/out-of-stock', { available_items })
    }
  }
  return stocks
}

/** @throws AppError `product/not-on-sale` or `product/store-resting` if the store may not sell now */
const requireSelling = async ({ vendor_id }: Transaction, now: number): Promise<void> => {
  const vendor = await readVendor(vendor_id)
  if (vendor?.data.status !== 'active') throw new AppError('product/not-on-sale')
  const resting = restingOf(vendor.data.rest, now)
  if (resting) throw new AppError('product/store-resting', resting)
}

/** Whether an order whose money comes late could still be fulfilled. */
export const canBeKept = async (transaction: Transaction, now: number): Promise<boolean> => {
  if (!findTransition(transaction, 'payment_late', 'provider', now)) return false
  try {
    await Promise.all([requireFree(transaction), requireSelling(transaction, now)])
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
 * `payment/refund-under-way`
 */
export const keepOrder = (deps: Deps, actor: Actor, id: string): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction, party, now) => {
    const action = 'keep'
    if (!findTransition(transaction, action, party, now)) return { command: { action } }
    await requireSelling(transaction, now)
    const [stocks, refund, { fields, write }] = await Promise.all([
      requireFree(transaction),
      requireUnsent(transaction, now),
      beginHolding(transaction, now),
    ])
    return {
      command: { action, ...fields },
      stocks,
      write: (batch) => {
        write(batch)
        keepPayment(batch, transaction.payment.reference)
        forgetLatePayment(batch, transaction)
        changeOutboxItem(batch, refund, {
          state: 'completed',
          last_error: 'the buyer keeps the order',
          updated_at: timestampFromMillis(now),
        })
      },
    }
  })
