import { COLLECTIONS } from '../../contract/paths'
import { firestore } from '../firestore'

/** What an audit entry can be about, with the field that names it; the first that exists counts. */
const NAMED = [
  ['transaction', COLLECTIONS.transactions, 'invoice_id'],
  ['product', COLLECTIONS.products, 'name'],
  ['product', COLLECTIONS.deals, 'terms.title'],
  ['ticket', COLLECTIONS.tickets, 'subject'],
  ['person', COLLECTIONS.users, 'name'],
  ['person', COLLECTIONS.vendors, 'name'],
] as const
export type NamedThing = { type: (typeof NAMED)[number][0]; id: string; name: string }

/** Reads what these ids are and how people call it; ids of nothing are left out. */
export const readNames = async (ids: readonly string[]): Promise<Map<string, NamedThing>> => {
  const names = new Map<string, NamedThing>()
  if (ids.length === 0) return names
  const found = await Promise.all(
    NAMED.map(([, path, field]) => {
      const refs = ids.map((id) => firestore().collection(path).doc(id))
      return firestore().getAll(...refs, { fieldMask: [field] })
    }),
  )
  NAMED.forEach(([type, , field], index) => {
    for (const document of found[index] ?? []) {
      const name: unknown = document.get(field)
      if (typeof name === 'string' && !names.has(document.id)) {
        names.set(document.id, { type, id: document.id, name })
      }
    }
  })
  return names
}
