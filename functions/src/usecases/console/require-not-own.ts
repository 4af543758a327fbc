import { AppError } from '../../contract/api/errors'
import type { PayoutAccount } from '../../contract/entities/vendor'
import { internationalPhone } from '../../contract/text/phone'
import { readProduct } from '../../db/catalog/products'
import { readOutboxItem } from '../../db/money/outbox'
import { readPayout } from '../../db/money/payouts'
import { readPrivatePart } from '../../db/orders/transactions'
import { readAddresses } from '../../db/people/addresses'
import { readStore } from '../../db/vendors/vendors'
import type { Acting } from '../operator/acting'
import { requireTransaction } from '../transaction/execute-command'

type Known = { phones: Set<string>; accounts: Set<string> }

const keysOf = (account: PayoutAccount | null | undefined): string[] =>
  account
    ? [
        account.recipient_code,
        [account.bank_code, account.account_number_masked, account.account_name].join(' '),
      ]
    : []

/** The phones and bank accounts of a person, as far as we know them. */
const knownOf = async (uid: string, transaction_id?: string): Promise<Known> => {
  const [store, addresses, part] = await Promise.all([
    readStore(uid),
    readAddresses(uid),
    transaction_id === undefined ? undefined : readPrivatePart(transaction_id, uid),
  ])
  const phones = [store?.private.phone, part?.contact.phone, ...addresses.map(({ phone }) => phone)]
  return {
    phones: new Set(phones.flatMap((phone) => (phone ? [internationalPhone(phone)] : []))),
    accounts: new Set(keysOf(store?.private.payout_account)),
  }
}

const isShared = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((one) => b.has(one))

/**
 * Nobody looks at or decides what they are part of: by the same account, phone or bank account.
 * @param parties uids
 * @param transaction_id whose delivery contact counts as the buyer's
 * @throws AppError `operator/own-case`
 */
export const requireNotOwn = async (
  { uid }: Acting,
  parties: { buyer_id?: string; vendor_id?: string },
  transaction_id?: string,
): Promise<void> => {
  const { buyer_id, vendor_id } = parties
  if (uid === buyer_id || uid === vendor_id) throw new AppError('operator/own-case')
  const [own, buyer, vendor] = await Promise.all([
    knownOf(uid),
    buyer_id === undefined ? undefined : knownOf(buyer_id, transaction_id),
    vendor_id === undefined ? undefined : knownOf(vendor_id),
  ])
  const isOne = [buyer, vendor].some(
    (party) =>
      party && (isShared(own.phones, party.phones) || isShared(own.accounts, party.accounts)),
  )
  if (isOne) throw new AppError('operator/own-case')
}

/** @throws AppError `operator/own-case`, `transaction/not-found` */
export const requireNotOwnCase = async (acting: Acting, id: string): Promise<void> => {
  const { data } = await requireTransaction(id)
  await requireNotOwn(acting, data, id)
}

/** The parties of a task's purchase, or the vendor of its payout. An unknown task has none. */
export const requireNotOwnTask = async (acting: Acting, id: string): Promise<void> => {
  const task = (await readOutboxItem(id))?.data.task
  if (!task) return
  if ('transaction_id' in task) await requireNotOwnCase(acting, task.transaction_id)
  const payout = task.kind === 'transfer' ? await readPayout(task.payout_id) : undefined
  if (payout) await requireNotOwn(acting, { vendor_id: payout.data.vendor_id })
}

/** @throws AppError `operator/own-case`, `product/not-found` */
export const requireNotOwnProduct = async (acting: Acting, id: string): Promise<void> => {
  const stored = await readProduct(id)
  if (!stored) throw new AppError('product/not-found')
  await requireNotOwn(acting, { vendor_id: stored.data.vendor_id })
}
