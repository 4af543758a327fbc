import type { Product } from '../../functions/src/contract/entities/catalog/product'
import { timestampFromMillis } from '../../functions/src/contract/time'
import { addProduct } from '../../functions/src/db/catalog/products'
import { firestore } from '../../functions/src/db/firestore'
import { moveWallet } from '../../functions/src/db/money/wallets'
import { addStore } from '../../functions/src/db/people/vendors'
import { plainStock } from '../../functions/src/domain/catalog/product/variants'
import { type Person, signUp } from './people'

/** Opens a store for a user, with a verified account that can receive payouts. */
const openStoreFor = async (person: Person, name = `Store ${person.uid}`): Promise<void> => {
  const now = Date.now()
  const at = timestampFromMillis(now)
  const batch = firestore().batch()
  const place = {
    address: '4 Itoku Road',
    city: 'Abeokuta South',
    state: 'Ogun',
    country: 'Nigeria',
  }
  const counters = { rating: 0, rating_count: 0, sales_count: 0, product_count: 0 }
  const payout_account = {
    bank_code: '058',
    bank_name: 'Guaranty Trust Bank',
    account_number_masked: '******6789',
    account_name: 'ADEYEMI CHIDI GRACE',
    recipient_code: 'RCP_test',
    usable_from: at,
  }
  addStore(batch, {
    vendor: {
      vendor_id: person.uid,
      name,
      slug: `store-${person.uid.toLowerCase()}`,
      logo: '',
      description: 'Hand-dyed cloth from Abeokuta, made by three sisters.',
      ...place,
      ...counters,
      joined_at: at,
      status: 'active',
    },
    private: {
      legal_name: 'Adeyemi Chidi Grace',
      phone: '08031234567',
      payout_account,
      payouts_blocked: false,
      updated_at: at,
    },
  })
  moveWallet(batch, person.uid, {}, now)
  await batch.commit()
}

export const signUpVendor = async (name?: string): Promise<Person> => {
  const person = await signUp({ roles: ['user', 'vendor'], ...(name ? { name } : {}) })
  await openStoreFor(person, name)
  return person
}

let made = 0
const nextId = (): string => {
  made += 1
  const own = (Date.now() % 36 ** 6).toString(36) + process.pid.toString(36) + made.toString(36)
  return own.padStart(20, 'p').slice(-20)
}

/** Puts a product on sale, with the given fields changed. */
export const putOnSale = async (
  vendor: Person,
  change: Partial<Product> = {},
): Promise<Product> => {
  const id = change.id ?? nextId()
  const at = timestampFromMillis(Date.now())
  const counters = { rating: 0, rating_count: 0, sales_count: 0, reserved_items: 0, sold_items: 0 }
  const product: Product = {
    id,
    slug: `adire-wrapper-${id}`,
    name: 'Adire wrapper',
    description: 'Two yards of hand-dyed cotton in indigo.',
    category: 'clothing_accessories',
    price: 1_250_000,
    currency: 'NGN',
    available_items: 10,
    attributes: { brand: 'Itoku' },
    images: [
      { url: '/a-1280.webp', url_640: '/a-640.webp', url_320: '/a-320.webp', path: 'a.jpg' },
    ],
    delivery_states: ['all'],
    search_states: ['all'],
    ...counters,
    vendor_id: vendor.uid,
    vendor_details: { vendor_id: vendor.uid, name: vendor.name, logo: '' },
    vendor_active: true,
    status: 'active',
    created_at: at,
    updated_at: at,
    ...change,
  }
  await addProduct({ product, stock: plainStock(product) })
  return product
}

let requested = 0
/** The request that opens a store, with a new name each time. */
export const storeRequest = (change: object = {}) => {
  requested += 1
  return {
    name: `Itoku Adire ${process.pid} ${Date.now()} ${requested}`,
    description: 'Hand-dyed cloth from Abeokuta, made by three sisters.',
    address: '4 Itoku Road',
    city: 'Abeokuta South',
    state: 'Ogun',
    phone: '08031234567',
    bank_code: '058',
    account_number: '0123456789',
    legal_name: 'Grace Adeyemi-Chidi',
    ...change,
  }
}

export const ownersOf = async (name: string): Promise<string[]> => {
  const { docs } = await firestore().collection('vendors').where('name', '==', name).get()
  return docs.map((document) => document.id)
}
