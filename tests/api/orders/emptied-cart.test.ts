import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { CartItem } from '../../../functions/src/contract/entities/orders/cart-item'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { MINUTE_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { onTransactionEventCreated } from '../../../functions/src/triggers/on-transaction-event-created'
import { openCheckout, openStores, type Stores } from '../../support/checkouts'
import type { Person } from '../../support/people'

let stores: Stores
let testApi: Stores['testApi']

beforeAll(async () => {
  stores = await openStores()
  testApi = stores.testApi
})
afterAll(() => testApi.close())

const cartOf = ({ uid }: Person) =>
  collectionOf<CartItem>(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.cartItems}`)

const put = (buyer: Person, { id, price }: Product, quantity: number, ago_ms = MINUTE_MS) =>
  cartOf(buyer)
    .doc(`${id}~${id}`)
    .set({
      product_id: id,
      variant_id: id,
      quantity,
      price_minor: price,
      added_at: timestampFromMillis(testApi.clock() - ago_ms),
    })

const left = async (buyer: Person): Promise<string[]> =>
  (await cartOf(buyer).get()).docs.map((document) => document.data().product_id)

test('the server takes what a checkout reserves out of the cart, and nothing else', async () => {
  const buyer = await testApi.buyer()
  const [a, b] = stores.vendors
  const bought = [await testApi.product(a), await testApi.product(b)]
  const more = await testApi.product(a)
  const other = await testApi.product(a)
  for (const product of [...bought, other]) await put(buyer, product, 1)
  await put(buyer, more, 3)
  const { transactions } = await openCheckout(
    testApi,
    buyer,
    [...bought, more].map((product) => ({ product })),
  )
  const told = () =>
    Promise.all(
      transactions.map(({ id }) =>
        onTransactionEventCreated(testApi.deps, { id, event_id: '0001-create' }),
      ),
    )
  await told()
  expect((await left(buyer)).sort()).toEqual([more.id, other.id].sort())

  // Put back since: the event of the order that was cancelled may come again.
  for (const product of bought) await put(buyer, product, 1, -MINUTE_MS)
  await told()
  expect(await left(buyer)).toHaveLength(4)
})
