import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import {
  type CartItem,
  cartItemId,
} from '../../../functions/src/contract/entities/orders/cart-item'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { HOUR_MS, type Timestamp, timestampFromMillis } from '../../../functions/src/contract/time'
import type { SavedAddress } from '../../../functions/src/db/people/addresses'
import { BUYERS } from '../catalogue/people'
import personal from '../catalogue/personal.json'
import { CATALOGUE } from '../catalogue/products'
import { productId } from '../documents/product-documents'
import { boughtVariant } from '../documents/variant-documents'
import { personUid } from '../people/accounts'
import { conversationDocuments } from '../scenarios/conversations'
import type { Line } from '../scenarios/scenario'
import { seededId } from '../seeded'
import { setDocument, type Write } from './commit-all'

const { addresses, cartItems, favourites, viewedProducts } = SUBCOLLECTIONS
const below = (uid: string, name: string) => `${COLLECTIONS.users}/${uid}/${name}`

type Favourite = {
  added_at: Timestamp
  price_minor: number
  currency: 'NGN'
  in_stock: boolean
}

/** Each product's price, in kobo. */
const PRICES = new Map(CATALOGUE.map(({ name, price }) => [name, price]))

/** The price and stock when it was added: the first was a tenth dearer, the second sold out. */
const seenAs = (product: string, order: number): Omit<Favourite, 'added_at'> => {
  const price = PRICES.get(product) ?? 0
  return {
    price_minor: order === 0 ? price + Math.round(price / 10) : price,
    currency: 'NGN',
    in_stock: order !== 1,
  }
}

/** The cart of the first demo buyer: goods of four stores, one of them cheaper when it was added. */
const CART: readonly Line[] = personal.cart

const cartWrites = (products: readonly Product[], seeded_at: number): Write[] =>
  CART.flatMap(({ product: wanted, quantity, values }, order) => {
    const product = products.find(({ name }) => name === wanted)
    const variant = product && boughtVariant(product, { key: wanted, values })
    if (!variant) throw new Error(`nothing to put into the cart: ${wanted}`)
    const line = {
      product_id: product.id,
      variant_id: variant.id,
      quantity,
      price_minor: order === 1 ? variant.price - 100_000 : variant.price,
      added_at: timestampFromMillis(seeded_at - (2 + order) * HOUR_MS),
    }
    return [setDocument<CartItem>(below(personUid(0), cartItems), cartItemId(line), line)]
  })

/** Addresses, favourites, viewed products and the cart of the demo buyers. */
export const personalWrites = (products: readonly Product[], seeded_at: number): Write[] => [
  ...cartWrites(products, seeded_at),
  ...ownLists(seeded_at),
]

const ownLists = (seeded_at: number): Write[] =>
  BUYERS.flatMap(({ name, phone, address, city, state }, index) => {
    const uid = personUid(index)
    const at = (hours_ago: number) => timestampFromMillis(seeded_at - hours_ago * HOUR_MS)
    const home = { recipient_name: name, phone, address, city, state, updated_at: at(200) }
    return [
      setDocument<SavedAddress>(below(uid, addresses), seededId('address', uid), home),
      // The newest first.
      ...(personal.liked[index] ?? []).flatMap((product, order) => {
        const id = productId(product)
        const seen = { added_at: at(30 + order * 20), ...seenAs(product, order) }
        return [
          setDocument<Favourite>(below(uid, favourites), id, seen),
          setDocument(below(uid, viewedProducts), id, { viewed_at: at(3 + order) }),
        ]
      }),
    ]
  })

export const conversationWrites = (products: readonly Product[], seeded_at: number): Write[] =>
  conversationDocuments(seeded_at).flatMap(({ conversation, messages }) => {
    const { conversations } = COLLECTIONS
    const path = `${conversations}/${conversation.id}/${SUBCOLLECTIONS.messages}`
    const image = products.find(({ id }) => id === conversation.subject.id)?.images[0]
    const subject = { ...conversation.subject, ...(image && { image_url: image.url_320 }) }
    return [
      setDocument(conversations, conversation.id, { ...conversation, subject }),
      ...messages.map(({ id, ...message }) => setDocument(path, id, message)),
    ]
  })
