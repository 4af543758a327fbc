import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { HOUR_MS, type Timestamp, timestampFromMillis } from '../../../functions/src/contract/time'
import type { SavedAddress } from '../../../functions/src/db/people/addresses'
import { BUYERS } from '../catalogue/people'
import { CATALOGUE } from '../catalogue/products'
import { productId } from '../documents/product-documents'
import { personUid } from '../people/accounts'
import { conversationDocuments } from '../scenarios/conversations'
import { seededId } from '../seeded'
import { setDocument, type Write } from './commit-all'

/** Each demo buyer's favourites and viewed products, the newest first. */
const LIKED: readonly (readonly string[])[] = [
  ['Brass-Top Tray Table', 'Cane Peacock Armchair', 'Osogbo Batik Wall Hanging, River Goddess'],
  ['Iroko Bluetooth Speaker', "Hand-Lasted Brogues, Men's"],
  ['Kano Leather Pouffe', 'Turaren Wuta Incense, Maiduguri Blend', 'Prayer Mat, Hadejia Weave'],
  ['Creek Hammock, Cotton Rope', 'Ground Crayfish, Oron'],
  ['Benin Coral Necklace, Graduated', 'Plateau Arabica Coffee, Medium Roast'],
]

const { addresses, favourites, viewedProducts } = SUBCOLLECTIONS
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

/** Addresses, favourites and viewed products of the demo buyers. */
export const personalWrites = (seeded_at: number): Write[] =>
  BUYERS.flatMap(({ name, phone, address, city, state }, index) => {
    const uid = personUid(index)
    const at = (hours_ago: number) => timestampFromMillis(seeded_at - hours_ago * HOUR_MS)
    const home = { recipient_name: name, phone, address, city, state, updated_at: at(200) }
    return [
      setDocument<SavedAddress>(below(uid, addresses), seededId('address', uid), home),
      ...(LIKED[index] ?? []).flatMap((product, order) => {
        const id = productId(product)
        const seen = { added_at: at(30 + order * 20), ...seenAs(product, order) }
        return [
          setDocument<Favourite>(below(uid, favourites), id, seen),
          setDocument(below(uid, viewedProducts), id, { viewed_at: at(3 + order) }),
        ]
      }),
    ]
  })

export const conversationWrites = (seeded_at: number): Write[] =>
  conversationDocuments(seeded_at).flatMap(({ conversation, messages }) => {
    const { conversations } = COLLECTIONS
    const path = `${conversations}/${conversation.id}/${SUBCOLLECTIONS.messages}`
    return [
      setDocument(conversations, conversation.id, conversation),
      ...messages.map(({ id, ...message }) => setDocument(path, id, message)),
    ]
  })
