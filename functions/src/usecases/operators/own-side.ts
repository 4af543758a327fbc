import { AppError } from '../../contract/api/errors'
import { internationalPhone } from '../../contract/text/phone'
import { openCounterparties, peopleSharing } from '../../db/console/find'
import { readOperator } from '../../db/console/operators'
import { readPrivatePart, readTransaction } from '../../db/orders/transactions'
import { readAddresses } from '../../db/people/addresses'
import { readUser } from '../../db/people/users'
import { readStore } from '../../db/people/vendors'
import { phonesOf } from '../../domain/people/user/phones-of'

/** Whom a decision or a look is about; nobody for what concerns everyone. */
export type Subject = {
  uids: readonly string[]
  /** For who wrote to us without an account. */
  emails?: readonly string[]
  /** Sales whose delivery's phone number counts as the buyer's. */
  transaction_ids?: readonly string[]
}

export const NOBODY: Subject = { uids: [] }

/** What makes an operator a party, and those whom they have something open with. */
export type OwnSide = {
  uids: ReadonlySet<string>
  emails: ReadonlySet<string>
  phones: ReadonlySet<string>
  counterparties: ReadonlySet<string>
}

/** The operator's accounts are those with their phone number or bank account as well. */
export const readOwnSide = async (uid: string): Promise<OwnSide> => {
  const [operator, user, store, addresses] = await Promise.all([
    readOperator(uid),
    readUser(uid),
    readStore(uid),
    readAddresses(uid),
  ])
  const phones = phonesOf({ user: user?.data, store: store?.private, addresses })
  const sharing = await peopleSharing(phones, store?.private.payout_account ?? null)
  const uids = new Set([uid, ...sharing])
  const open = await Promise.all([...uids].map(openCounterparties))
  const emails = [operator?.data.email, user?.data.email].flatMap((email) => email ?? [])
  return {
    uids,
    emails: new Set(emails.map((email) => email.toLowerCase())),
    phones: new Set(phones),
    counterparties: new Set(open.flat()),
  }
}

const contactPhoneOf = async (id: string): Promise<string | undefined> => {
  const stored = await readTransaction(id)
  const part = stored && (await readPrivatePart(id, stored.data.buyer_id))
  return part && internationalPhone(part.contact.phone)
}

/**
 * Whether it is the operator's own: they are a party, by account, phone or bank account, or have an
 * open order, dispute or chargeback with one.
 */
export const isOwn = async (side: OwnSide, subject: Subject): Promise<boolean> => {
  const { uids, emails = [], transaction_ids = [] } = subject
  if (uids.some((uid) => side.uids.has(uid) || side.counterparties.has(uid))) return true
  if (emails.some((email) => side.emails.has(email.toLowerCase()))) return true
  if (side.phones.size === 0) return false
  const phones = await Promise.all(transaction_ids.map(contactPhoneOf))
  return phones.some((phone) => phone !== undefined && side.phones.has(phone))
}

/**
 * Nobody looks at or decides what is their own.
 * @throws AppError `operator/own-case`
 */
export const requireNotOwn = async (uid: string, subject: Subject): Promise<void> => {
  const { uids, emails = [], transaction_ids = [] } = subject
  if (uids.length + emails.length + transaction_ids.length === 0) return
  if (await isOwn(await readOwnSide(uid), subject)) throw new AppError('operator/own-case')
}
