import { lagosDayOf, lagosDaysUntil } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import type { Product } from '../../../functions/src/contract/product'
import { NO_SALES } from '../../../functions/src/contract/sales'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import type { Transaction } from '../../../functions/src/contract/transaction'
import { collectionOf, newBatch } from '../../../functions/src/store/firestore'
import { addSalesChange } from '../../../functions/src/store/sales-days'

/** More of everything than any screen shows at once. */
const MANY = 130
const DAYS = 60

type Given = { uid: string; sale: Transaction; product: Product; now: number }

/** The id of the number-th document of a kind. */
export const filledId = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(20 - prefix.length, '0')}`

const writeMany = async (path: string, made: (number: number) => [string, object]) => {
  const batch = newBatch()
  for (let number = 0; number < MANY; number += 1) {
    const [id, data] = made(number)
    batch.set(collectionOf(path).doc(id), data)
  }
  await batch.commit()
}

const below = (collection: string, id: string, name: string) => `${collection}/${id}/${name}`

/** What a person has who buys or sells: far more of each than a screen shows. */
export const fillPerson = async ({ uid, sale, product, now }: Given): Promise<void> => {
  const at = (number: number) => timestampFromMillis(now - number * 1_000)
  const { users, transactions, products, wallets, payouts, reviews, conversations } = COLLECTIONS
  await writeMany(below(users, uid, SUBCOLLECTIONS.notifications), (number) => [
    filledId('n', number),
    { id: filledId('n', number), kind: 'order', read: false, created_at: at(number) },
  ])
  await writeMany(below(users, uid, SUBCOLLECTIONS.favourites), (number) => [
    filledId('p', number),
    { added_at: at(number) },
  ])
  await writeMany(conversations, (number) => [
    `${uid}_${number}`,
    { id: `${uid}_${number}`, members: [uid, 'x'], updated_at: at(number) },
  ])
  await writeMany(below(conversations, `${uid}_0`, SUBCOLLECTIONS.messages), (number) => [
    filledId('m', number),
    { sender_id: uid, text: 'Hello', image_path: null, sent_at: at(number) },
  ])
  await writeMany(products, (number) => [
    filledId('p', number),
    { ...product, id: filledId('p', number), updated_at: at(number) },
  ])
  await writeMany(transactions, (number) => [
    filledId('t', number),
    { ...sale, id: filledId('t', number), created_at: at(number) },
  ])
  await writeMany(reviews, (number) => [
    filledId('r', number),
    { id: filledId('r', number), vendor_id: uid, product_id: product.id, created_at: at(number) },
  ])
  await writeMany(below(wallets, uid, SUBCOLLECTIONS.entries), (number) => [
    filledId('e', number),
    {
      id: filledId('e', number),
      kind: 'release',
      amount_minor: 100,
      transaction_id: sale.id,
      payout_id: null,
      description: 'Woven basket',
      matured: true,
      available_at: at(number),
      created_at: at(number),
    },
  ])
  await writeMany(payouts, (number) => [
    filledId('o', number),
    {
      id: filledId('o', number),
      vendor_id: uid,
      amount_minor: 100,
      currency: 'NGN',
      bank_name: 'GTBank',
      account_number_masked: '******6789',
      recipient_code: 'RCP_1',
      reference: `oja-t-${filledId('o', number)}`,
      state: 'paid',
      failure: null,
      ledger: { count: 0, head: null },
      created_at: at(number),
      updated_at: at(number),
    },
  ])
}

/** Sales on each of sixty days, of more products than are shown as the best. */
export const fillSalesDays = async ({ sale, now }: Pick<Given, 'sale' | 'now'>): Promise<void> => {
  const change = { ...NO_SALES, orders: 1, items: 1, gross_minor: 1_250_000 }
  const batch = newBatch()
  for (const [number, day] of lagosDaysUntil(lagosDayOf(now), DAYS).entries()) {
    const event = { id: `${number}-payment_confirmed`, at: timestampFromMillis(now) }
    const product_id = filledId('p', number % 10)
    addSalesChange(batch, { event, transaction: { ...sale, product_id }, day, change })
  }
  await batch.commit()
}
