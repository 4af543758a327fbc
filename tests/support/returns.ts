import type { ReturnReason, ReturnWish } from '../../functions/src/contract/entities/orders/return'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import type { PrivatePart } from '../../functions/src/contract/entities/orders/transaction-parts'
import { COLLECTIONS, SUBCOLLECTIONS, storagePaths } from '../../functions/src/contract/paths'
import { collectionOf } from '../../functions/src/db/firestore'
import type { Person } from './people'
import { shipOrder, type TestApi } from './test-api'
import { photograph, upload } from './upload'

const BROKEN = { reason: 'damaged', description: 'It came in two pieces.' } as const

/** Uploads a photo of a party's; returns its path. */
export const photoOf = async (
  { id, buyer_id, vendor_id }: Transaction,
  { uid }: Pick<Person, 'uid'>,
  name = 'photo.jpg',
): Promise<string> => {
  const path = storagePaths.disputeEvidence(id, buyer_id, vendor_id, uid, name)
  await upload(path, await photograph(40, 30))
  return path
}

/** What a party alone reads of an order. */
export const privatePartOf = async (
  { id }: Pick<Transaction, 'id'>,
  { uid }: Pick<Person, 'uid'>,
): Promise<PrivatePart> => {
  const path = `${COLLECTIONS.transactions}/${id}/${SUBCOLLECTIONS.private}`
  const part = (await collectionOf<PrivatePart>(path).doc(uid).get()).data()
  if (!part) throw new Error(`${uid} has no part of ${id}`)
  return part
}

/** Sends a paid order and hands it over with its code. */
export const handOver = async (
  testApi: TestApi,
  vendor: Person,
  paid: Transaction,
): Promise<Transaction> => {
  const sent = await shipOrder(testApi, vendor, paid)
  return testApi.done(vendor, sent, 'deliver', { escrow_code: await testApi.code(sent) })
}

export type Asked = {
  reason: ReturnReason
  wish: ReturnWish
  description: string
  photo_paths: string[]
  lines: { product_id: string; variant_id: string; quantity: number }[]
}

/** A request for a return of all units, with a photo. */
export const requestOf = async (
  order: Transaction,
  buyer: Person,
  given: Partial<Asked> = {},
): Promise<Asked> => ({
  ...BROKEN,
  wish: 'refund',
  lines: order.items.map(({ product_id, variant_id, quantity }) => ({
    product_id,
    variant_id,
    quantity,
  })),
  photo_paths: [await photoOf(order, buyer)],
  ...given,
})

/** Asks for a return of a delivered order. */
export const askReturn = async (
  testApi: TestApi,
  buyer: Person,
  order: Transaction,
  given: Partial<Asked> = {},
): Promise<Transaction> =>
  testApi.done(buyer, order, 'return', await requestOf(order, buyer, given))

export const SENT_BACK = { carrier: 'ABC Transport', waybill_note: 'Waybill 4711' }
