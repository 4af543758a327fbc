import type { DocumentData } from 'firebase-admin/firestore'
import { COLLECTIONS } from '../../contract/paths'
import type { Chain } from '../../domain/orders/transaction/posting/ledger'
import { collectionOf, firestore } from '../firestore'

type Owner = DocumentData & { ledger: Chain }

/** The collections whose documents own a chain of the ledger; most are transactions. */
export const CHAIN_OWNERS = [
  COLLECTIONS.transactions,
  COLLECTIONS.payouts,
  COLLECTIONS.unplacedMoney,
  COLLECTIONS.debts,
  COLLECTIONS.topUps,
] as const
export type OwnerCollection = (typeof CHAIN_OWNERS)[number]

const MAX_AT_ONCE = 300

const readOwnersIn = async (collection: string, ids: readonly string[]) => {
  const refs = ids.map((id) => collectionOf<Owner>(collection).doc(id))
  const found = await firestore().getAll(...refs, { fieldMask: ['ledger'] })
  return found.flatMap((document): [string, Chain][] => {
    const chain: Chain | undefined = document.get('ledger')
    return chain ? [[document.id, chain]] : []
  })
}

/** The chains as stored on their owners. A chain without an owner is missing. */
export const readChainOwners = async (ids: readonly string[]): Promise<Map<string, Chain>> => {
  const owners = new Map<string, Chain>()
  for (const collection of CHAIN_OWNERS) {
    const missing = ids.filter((id) => !owners.has(id))
    for (let from = 0; from < missing.length; from += MAX_AT_ONCE) {
      const found = await readOwnersIn(collection, missing.slice(from, from + MAX_AT_ONCE))
      for (const [id, chain] of found) owners.set(id, chain)
    }
  }
  return owners
}

/** A page of a collection's chains after this id, ordered by id. */
export const chainOwnersAfter = async (
  collection: OwnerCollection,
  after: string | null,
  limit: number,
): Promise<[string, Chain][]> => {
  const ordered = collectionOf<Owner>(collection).orderBy('__name__').select('ledger').limit(limit)
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get()
  return docs.map((document) => [document.id, document.data().ledger])
}
