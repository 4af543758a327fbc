import { AppError } from '../../contract/api/errors'
import type { LookReason } from '../../contract/entities/console/audit'
import type { Found, TransactionLine } from '../../contract/entities/console/console'
import type { Transaction } from '../../contract/entities/orders/transaction'
import type { User } from '../../contract/entities/people/user'
import { goodsText } from '../../contract/goods-text'
import { ID_LENGTH } from '../../contract/ids'
import { pastedEmail } from '../../contract/text/pasted-email'
import { internationalPhone } from '../../contract/text/phone'
import { hasSecretNumber, hideSecretNumbers } from '../../contract/text/secret-number'
import {
  peopleOfPhone,
  storesOfName,
  transactionsOfInvoice,
  usersOfEmail,
  usersOfName,
} from '../../db/console/find'
import { readPayment } from '../../db/money/payments'
import { readTransaction } from '../../db/orders/transactions'
import { readUser, usersOfPhone } from '../../db/people/users'
import type { Deps } from '../deps'
import type { Acting } from '../operators/acting'
import { logLook } from '../operators/log-look'

export const lineOf = (transaction: Transaction): TransactionLine => ({
  id: transaction.id,
  invoice_id: transaction.invoice_id,
  product: goodsText(transaction),
  status: transaction.status.status,
  amount_minor: transaction.amount_paid,
  currency: transaction.currency,
  created_at: transaction.created_at,
})

/** A document id: no slash, and none that Firestore reserves. */
const ID = /^(?!__.*__$)[\w-]{1,128}$/

const usersOf = async (uids: readonly string[]): Promise<User[]> =>
  (await Promise.all(uids.map(readUser))).flatMap((user) => user?.data ?? [])

/** Who logs in with this number, then who gave it with a store or an address. */
const usersWithPhone = async (phone: string): Promise<User[]> => {
  const [owners, given] = await Promise.all([usersOfPhone(phone), peopleOfPhone(phone)])
  const known = new Set(owners.map(({ user_id }) => user_id))
  return [...owners, ...(await usersOf(given.filter((uid) => !known.has(uid))))]
}

const findPeople = async (text: string): Promise<User[]> => {
  if (text.includes('@')) return usersOfEmail(pastedEmail(text).toLowerCase())
  const phone = internationalPhone(text)
  if (phone.startsWith('+')) return usersWithPhone(phone)
  const [named, own] = await Promise.all([usersOfName(text), ID.test(text) ? usersOf([text]) : []])
  return [...named, ...own]
}

const findTransactions = async (text: string): Promise<Transaction[]> => {
  if (!ID.test(text)) return []
  const [own, payment, invoiced] = await Promise.all([
    text.length === ID_LENGTH ? readTransaction(text) : undefined,
    readPayment(text.toLowerCase()),
    transactionsOfInvoice(text.toUpperCase()),
  ])
  const paid = await Promise.all((payment?.data.transaction_ids ?? []).map(readTransaction))
  const found = [own?.data, ...paid.map((one) => one?.data), ...invoiced].flatMap(
    (one) => one ?? [],
  )
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

/**
 * People, stores and purchases by name, email, phone, invoice or reference. The look is logged with
 * what was searched.
 * @throws AppError `operator/secret-number` for a card number or a BVN, which is written nowhere
 */
export const findAnything = async (
  deps: Deps,
  acting: Acting,
  { text, why }: { text: string; why: LookReason },
): Promise<Found> => {
  if (hasSecretNumber(text)) throw new AppError('operator/secret-number')
  await logLook(deps, acting, { action: 'find', subject: hideSecretNumbers(text), why })
  const [people, stores, transactions] = await Promise.all([
    findPeople(text),
    storesOfName(text),
    findTransactions(text),
  ])
  return {
    people: people.map(({ user_id, name, email }) => ({ uid: user_id, name, email })),
    stores: stores.map(({ vendor_id, name }) => ({ uid: vendor_id, name })),
    transactions: transactions.map(lineOf),
  }
}
