import type { ConversationReport, Message } from '../../contract/entities/messaging/message'
import type { Transaction } from '../../contract/entities/orders/transaction'
import type { User } from '../../contract/entities/people/user'
import type { PayoutAccount, Vendor } from '../../contract/entities/people/vendor'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/console/console'
import { messages } from '../../contract/queries/messaging/messages'
import { allPurchases, allSales } from '../../contract/queries/orders/transactions'
import { type BoundQuery, bind } from '../../contract/queries/query'
import { hasWords, rarestWord } from '../../domain/console/search-words'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { countOf, queryOf, readList } from '../list-query'
import { usersOfPhone } from '../people/users'
import { readStore } from '../people/vendors'

/** People and stores in a list. */
const SHOWN = 10
/** More people than live behind one phone number. */
const MAX_SHARING = 200

export const usersOfEmail = (email: string): Promise<User[]> =>
  readList(bind(queries.usersOfEmail, { email }))

/** People each of whose typed words begins a word of the name. */
export const usersOfName = async (text: string): Promise<User[]> => {
  const word = rarestWord(text)
  if (word === undefined) return []
  const found = await readList<User>(bind(queries.usersOfWord, { word }))
  return found.filter(({ name }) => hasWords(text, name)).slice(0, SHOWN)
}

export const transactionsOfInvoice = (invoice_id: string): Promise<Transaction[]> =>
  readList(bind(queries.transactionsOfInvoice, { invoice_id }))

/** The documents two levels above those of the query, such as the vendors of private parts. */
const ownersOf = async (query: BoundQuery): Promise<string[]> => {
  const { docs } = await queryOf(query).select().get()
  return docs.flatMap(({ ref }) => ref.parent.parent?.id ?? [])
}

/** Stores by their name or the legal one. */
export const storesOfName = async (text: string): Promise<Vendor[]> => {
  const word = rarestWord(text)
  if (word === undefined) return []
  const stores = await Promise.all(
    (await ownersOf(bind(queries.storesOfWord, { word }))).map(readStore),
  )
  return stores
    .flatMap((store) => store ?? [])
    .filter(({ vendor, private: { legal_name } }) => hasWords(text, vendor.name, legal_name))
    .map(({ vendor }) => vendor)
    .slice(0, SHOWN)
}

/** The uids of people who gave this phone number, as a store's or with an address. */
export const peopleOfPhone = async (phone: string): Promise<string[]> => {
  const [stores, buyers] = await Promise.all([
    ownersOf(bind(queries.storesOfPhone, { phone })),
    ownersOf(bind(queries.addressesOfPhone, { phone })),
  ])
  return [...new Set([...stores, ...buyers])]
}

/** The uids of everyone who proved or gave one of these phone numbers, or is paid to this account. */
export const peopleSharing = async (
  phones: readonly string[],
  account: PayoutAccount | null,
): Promise<string[]> => {
  const found = await Promise.all([
    ...phones.flatMap((phone) => [
      usersOfPhone(phone).then((users) => users.map(({ user_id }) => user_id)),
      ownersOf(bind(queries.storesOfPhone, { phone }, MAX_SHARING)),
      ownersOf(bind(queries.addressesOfPhone, { phone }, MAX_SHARING)),
    ]),
    ...(account
      ? [
          ownersOf(bind(queries.storesOfAccount, account)),
          ownersOf(bind(queries.storesOfAccountName, account)),
        ]
      : []),
  ])
  return [...new Set(found.flat())]
}

/** Whom this person has an open order, dispute or chargeback with. */
export const openCounterparties = async (uid: string): Promise<string[]> => {
  const [purchases, sales] = await Promise.all([
    Promise.all(
      [queries.openPurchasesOf, queries.contestedPurchasesOf].map((query) =>
        readList<Transaction>(bind(query, { uid })),
      ),
    ),
    Promise.all(
      [queries.openSalesOf, queries.contestedSalesOf].map((query) =>
        readList<Transaction>(bind(query, { uid })),
      ),
    ),
  ])
  return [
    ...purchases.flat().map(({ vendor_id }) => vendor_id),
    ...sales.flat().map(({ buyer_id }) => buyer_id),
  ]
}

/** How many purchases or sales somebody has, and how they stand; counted, not read. */
export const historyOf = async (uid: string, as: 'buyer' | 'vendor') => {
  const query = as === 'buyer' ? allPurchases : allSales
  const count = (status?: string) =>
    countOf(bind(query, { uid, statuses: status === undefined ? undefined : [status] }))
  const [all, completed, in_dispute, reversed] = await Promise.all([
    count(),
    count('completed'),
    count('in_dispute'),
    count('reversed'),
  ])
  return { all, completed, in_dispute, reversed }
}

const reports = () => collectionOf<ConversationReport>(COLLECTIONS.reports)

export const readReport = (id: string): Promise<Versioned<ConversationReport> | undefined> =>
  readDocument(reports().doc(id))

export const resolveReport = (batch: Batch, { data, updated }: Versioned<ConversationReport>) =>
  batch.update(reports().doc(data.id), fieldsOf<ConversationReport>({ state: 'resolved' }), {
    lastUpdateTime: updated,
  })

/** The newest messages of a conversation, oldest first. */
export const readMessages = (conversation_id: string, limit: number): Promise<Message[]> =>
  readList(bind(messages, { conversation_id }, limit))
