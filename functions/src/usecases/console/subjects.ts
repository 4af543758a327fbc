import { AppError } from '../../contract/api/errors'
import type { OutboxItem } from '../../contract/entities/outbox'
import { reportersOf } from '../../db/catalog/product-reports'
import { readProduct } from '../../db/catalog/products'
import { usersOfEmail } from '../../db/console/find'
import { readCharge } from '../../db/delivery/carrier-charges'
import { readDueDocument } from '../../db/due-items'
import { readDebt } from '../../db/money/debts'
import { readOutboxItem } from '../../db/money/outbox'
import { readPayment } from '../../db/money/payments'
import { readPayout } from '../../db/money/payouts'
import { readTopUp } from '../../db/money/top-ups'
import { readUnplaced } from '../../db/money/unplaced'
import { readWalletEntry } from '../../db/money/wallets'
import { readDeal } from '../../db/orders/deals'
import { readTransaction } from '../../db/orders/transactions'
import { readUser } from '../../db/people/users'
import { readStore } from '../../db/people/vendors'
import { pathOfId } from '../jobs/due'
import { ALL_DUE_KINDS } from '../jobs/kinds'
import { requireTicket } from '../messaging/support/answer-ticket'
import { NOBODY, type Subject } from '../operators/own-side'
import { requireTransaction } from '../orders/transaction/execute-command'
import { requireReport } from './conversation-report'

/** The parties of these sales, as far as there are such. */
export const subjectOfSales = async (ids: readonly string[]): Promise<Subject> => {
  const stored = await Promise.all(ids.map(readTransaction))
  const sales = stored.flatMap((one) => one?.data ?? [])
  return {
    uids: sales.flatMap(({ buyer_id, vendor_id }) => [buyer_id, vendor_id]),
    transaction_ids: sales.map(({ id }) => id),
  }
}

/** An account or a store that there is. @throws AppError `user/not-found` */
export const subjectOfAccount = async (uid: string): Promise<Subject> => {
  const [user, store] = await Promise.all([readUser(uid), readStore(uid)])
  if (!user && !store) throw new AppError('user/not-found')
  return { uids: [uid] }
}

/** A person, and their store. */
export const subjectOfPerson = async (uid: string): Promise<Subject> => ({ uids: [uid] })

/** @throws AppError `transaction/not-found` */
export const subjectOfCase = async (id: string): Promise<Subject> => {
  const { data } = await requireTransaction(id)
  return { uids: [data.buyer_id, data.vendor_id], transaction_ids: [id] }
}

/** All sales of the payment: a bank contests all of it. @throws AppError `transaction/not-found` */
export const subjectOfCharge = async (id: string): Promise<Subject> => {
  const { data } = await requireTransaction(id)
  const payment = await readPayment(data.payment.reference)
  return subjectOfSales([id, ...(payment?.data.transaction_ids ?? [])])
}

const subjectOfPayout = async (id: string): Promise<Subject> => {
  const payout = await readPayout(id)
  return payout ? { uids: [payout.data.vendor_id] } : NOBODY
}

const subjectOfTopUp = async (id: string): Promise<Subject> => {
  const top_up = await readTopUp(id)
  return top_up ? { uids: [top_up.data.vendor_id] } : NOBODY
}

const subjectOfDebt = async (id: string): Promise<Subject> => {
  const debt = await readDebt(id)
  return debt ? { uids: [debt.data.vendor_id] } : NOBODY
}

const subjectOfTaskOf = async ({ task }: OutboxItem): Promise<Subject> => {
  if ('transaction_id' in task) return subjectOfSales([task.transaction_id])
  if (task.kind === 'transfer') return subjectOfPayout(task.payout_id)
  if (task.kind === 'top_up_refund') return subjectOfTopUp(task.top_up_id)
  if (task.kind === 'debt_refund') return subjectOfDebt(task.debt_id)
  if (task.kind === 'push') return { uids: [task.uid] }
  if (task.kind !== 'charge_fee') return NOBODY
  const payment = await readPayment(task.payment_reference)
  const { transaction_ids = [], top_up_id } = payment?.data ?? {}
  return top_up_id === undefined ? subjectOfSales(transaction_ids) : subjectOfTopUp(top_up_id)
}

/** The parties of a task's sale, or the vendor of its payout. An unknown task has none. */
export const subjectOfTask = async (id: string): Promise<Subject> => {
  const stored = await readOutboxItem(id)
  return stored ? subjectOfTaskOf(stored.data) : NOBODY
}

/** A transaction or a payout, whose chain is corrected. */
export const subjectOfChain = async (id: string): Promise<Subject> =>
  (await readTransaction(id)) ? subjectOfCase(id) : subjectOfPayout(id)

/** Who sells a product or by a deal, who asked for it, and who reported it. Of what is gone, nobody. */
export const subjectOfReported = async (id: string): Promise<Subject> => {
  const [deal, product, reporters] = await Promise.all([
    readDeal(id),
    readProduct(id),
    reportersOf(id),
  ])
  const parties = deal ? [deal.data.vendor_id, deal.data.buyer_id] : [product?.data.vendor_id]
  return { uids: [...parties.flatMap((uid) => uid ?? []), ...reporters] }
}

/** The same of a product or a deal that there is. @throws AppError `product/not-found` */
export const subjectOfGoods = async (id: string): Promise<Subject> => {
  const subject = await subjectOfReported(id)
  if (subject.uids.length === 0) throw new AppError('product/not-found')
  return subject
}

/** Who reported a conversation, and who was reported. */
export const subjectOfReport = async (id: string): Promise<Subject> => {
  const { reporter_id, reported_id } = (await requireReport(id)).data
  return { uids: [reporter_id, reported_id] }
}

/** Who wrote to us, and their account. */
export const subjectOfTicket = async (id: string): Promise<Subject> => {
  const { email } = (await requireTicket(id)).data
  return subjectOfAddress(email)
}

/** Whose account has this address. */
export const subjectOfAddress = async (address: string): Promise<Subject> => {
  const users = await usersOfEmail(address.toLowerCase())
  return { uids: users.map(({ user_id }) => user_id), emails: [address] }
}

/** The vendor of a wallet's entry, `{vendor_id}~{entry_id}`, and the buyer of its sale. */
export const subjectOfWalletEntry = async (id: string): Promise<Subject> => {
  const [vendor_id = '', entry_id = ''] = id.split('~')
  const stored = vendor_id && entry_id ? await readWalletEntry(vendor_id, entry_id) : undefined
  if (!stored) return NOBODY
  const { hold, transaction_id } = stored.data
  const sale = await subjectOfSales(transaction_id ? [transaction_id] : [])
  return { ...sale, uids: [vendor_id, ...(hold ? [hold.buyer_id] : []), ...sale.uids] }
}

/** What a carrier charged later for a parcel. */
export const subjectOfCarrierCharge = async (id: string): Promise<Subject> => {
  const stored = await readCharge(id)
  return stored ? subjectOfSales([stored.data.transaction_id]) : NOBODY
}

/** The sales of money without a place, as far as anybody knows them. */
export const subjectOfUnplaced = async (id: string): Promise<Subject> => {
  const stored = await readUnplaced(id)
  if (!stored) return NOBODY
  const { transaction_id, reference } = stored.data
  const payment = reference ? await readPayment(reference) : undefined
  const ids = [
    ...(transaction_id ? [transaction_id] : []),
    ...(payment?.data.transaction_ids ?? []),
  ]
  return subjectOfSales(ids)
}

/** Whom a due item of any kind is about; events and letters are nobody's. */
export const subjectOfDueItem = async (id: string): Promise<Subject> => {
  const found = await Promise.all(
    ALL_DUE_KINDS.map(async (kind) => {
      const path = pathOfId(kind, id)
      const stored = path === undefined ? undefined : await readDueDocument(path)
      return stored ? (kind.describe?.(stored.data as never, id) ?? {}) : {}
    }),
  )
  const sales = await subjectOfSales(
    found.flatMap(({ subject }) => (subject?.type === 'transaction' ? [subject.id] : [])),
  )
  return { ...sales, uids: [...sales.uids, ...found.flatMap(({ parties = [] }) => parties)] }
}
