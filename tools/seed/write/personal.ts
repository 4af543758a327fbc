import type { Conversation, Message } from '../../../functions/src/contract/entities/message'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { HOUR_MS, type Timestamp, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { SavedAddress } from '../../../functions/src/db/people/addresses'
import { BUYERS } from '../catalogue/people'
import { CATALOGUE } from '../catalogue/products'
import { productId } from '../documents/product-documents'
import { personUid } from '../people/accounts'
import { conversationDocuments } from '../scenarios/conversations'
import { seededId } from '../seeded'
import type { Write } from './commit-all'

/** Each demo buyer's favourites and viewed products, the newest first. */
const LIKED: readonly (readonly string[])[] = [
  ['Brass-Top Tray Table', 'Cane Peacock Armchair', 'Osogbo Batik Wall Hanging, River Goddess'],
  ['Iroko Bluetooth Speaker', "Hand-Lasted Brogues, Men's"],
  ['Kano Leather Pouffe', 'Turaren Wuta Incense, Maiduguri Blend', 'Prayer Mat, Hadejia Weave'],
  ['Creek Hammock, Cotton Rope', 'Ground Crayfish, Oron'],
  ['Benin Coral Necklace, Graduated', 'Plateau Arabica Coffee, Medium Roast'],
]

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
  BUYERS.map(({ name, phone, address, city, state }, index) => (batch) => {
    const uid = personUid(index)
    const at = (hours_ago: number) => timestampFromMillis(seeded_at - hours_ago * HOUR_MS)
    const addresses = collectionOf<SavedAddress>(below(uid, SUBCOLLECTIONS.addresses))
    const home = { recipient_name: name, phone, address, city, state, updated_at: at(200) }
    batch.set(addresses.doc(seededId('address', uid)), home)
    for (const [order, product] of (LIKED[index] ?? []).entries()) {
      const id = productId(product)
      const favourites = collectionOf<Favourite>(below(uid, SUBCOLLECTIONS.favourites))
      const viewed = collectionOf<{ viewed_at: Timestamp }>(
        below(uid, SUBCOLLECTIONS.viewedProducts),
      )
      batch.set(favourites.doc(id), {
        added_at: at(30 + order * 20),
        ...seenAs(product, order),
      })
      batch.set(viewed.doc(id), { viewed_at: at(3 + order) })
    }
  })

export const conversationWrites = (seeded_at: number): Write[] =>
  conversationDocuments(seeded_at).map(({ conversation, messages }) => (batch) => {
    const { conversations } = COLLECTIONS
    batch.set(collectionOf<Conversation>(conversations).doc(conversation.id), conversation)
    const said = collectionOf<Message>(
      `${conversations}/${conversation.id}/${SUBCOLLECTIONS.messages}`,
    )
    for (const { id, ...message } of messages) batch.set(said.doc(id), message)
  })
