import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { NO_SALES } from '../../../functions/src/contract/entities/money/sales'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { lagosDayOf, lagosDaysUntil } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf, newBatch } from '../../../functions/src/db/firestore'
import { addSalesChange } from '../../../functions/src/db/money/sales-days'

/** More documents than any screen shows at once. */
const MANY = 130
const DAYS = 60

type Given = { uid: string; sale: Transaction; product: Product; now: number }

/** The id of the nth document of a kind. */
export const idOf = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(20 - prefix.length, '0')}`

/** Writes a user's documents as buyer and vendor: far more of each kind than a screen shows. */
export const fillPerson = async ({ uid, sale, product, now }: Given): Promise<void> => {
  const {
    users,
    transactions,
    products,
    wallets,
    payouts,
    reviews,
    conversations,
    carrierCharges,
  } = COLLECTIONS
  const { notifications, favourites, messages, entries } = SUBCOLLECTIONS
  /** Each document gets its id and a time in the field that its list is sorted by. */
  const fill = async (path: string, prefix: string, sorted_by: string, data: object) => {
    const batch = newBatch()
    for (let number = 0; number < MANY; number += 1) {
      const id = idOf(prefix, number)
      const at = timestampFromMillis(now - number * 1_000)
      batch.set(collectionOf(path).doc(id), { ...data, id, [sorted_by]: at })
    }
    await batch.commit()
  }
  const at = timestampFromMillis(now)
  const money = { amount_minor: 100, transaction_id: sale.id, payout_id: null }
  await fill(`${users}/${uid}/${notifications}`, 'n', 'created_at', { kind: 'order', read: false })
  await fill(`${users}/${uid}/${favourites}`, 'p', 'added_at', {})
  await fill(conversations, 'c', 'updated_at', { members: [uid, 'x'] })
  const message = { sender_id: uid, text: 'Hello', image_path: null }
  await fill(`${conversations}/${idOf('c', 0)}/${messages}`, 'm', 'sent_at', message)
  await fill(products, 'p', 'updated_at', product)
  await fill(transactions, 't', 'created_at', sale)
  await fill(reviews, 'r', 'created_at', { vendor_id: uid, product_id: product.id })
  await fill(`${wallets}/${uid}/${entries}`, 'e', 'created_at', {
    ...money,
    kind: 'release',
    description: 'Woven basket',
    state: 'available',
    available_at: at,
  })
  // Each of another order.
  await fill(carrierCharges, 'h', 'announced_at', { vendor_id: uid, amount_minor: 100 })
  await fill(payouts, 'o', 'created_at', {
    vendor_id: uid,
    amount_minor: 100,
    currency: 'NGN',
    bank_name: 'GTBank',
    account_number_masked: '******6789',
    recipient_code: 'RCP_1',
    reference: 'oja-t-1',
    state: 'paid',
    failure: null,
    ledger: { count: 0, head: null },
    updated_at: at,
  })
}

/**
 * Writes sales figures for each of sixty days, of more products than the best-seller list shows.
 */
export const fillSalesDays = async ({ sale, now }: Pick<Given, 'sale' | 'now'>): Promise<void> => {
  const change = { ...NO_SALES, orders: 1, items: 1, gross_minor: 1_250_000 }
  const batch = newBatch()
  for (const [number, day] of lagosDaysUntil(lagosDayOf(now), DAYS).entries()) {
    const event = { id: `${number}-payment_confirmed`, at: timestampFromMillis(now) }
    const product_id = idOf('p', number % 10)
    const items = sale.items.map((item) => ({ ...item, product_id }))
    addSalesChange(batch, { event, transaction: { ...sale, items }, day, change })
  }
  await batch.commit()
}
