import type { WalletHold } from '../../../contract/entities/money/wallet-hold'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { isCompleted } from '../../../contract/escrow/states'
import { streetOf } from '../../../contract/people/street-of'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { buyersOfCard, readPayment } from '../../../db/money/payments'
import { creditOfTransaction, holdWalletEntry } from '../../../db/money/wallets'
import { newestSales, readPrivatePart } from '../../../db/orders/transactions'
import { readAddresses } from '../../../db/people/addresses'
import { readPushTokens } from '../../../db/people/devices'
import { readUser } from '../../../db/people/users'
import { readStore } from '../../../db/people/vendors'
import {
  holdMs,
  needsOperator,
  type SaleFacts,
  saleSignals,
} from '../../../domain/money/wallet/sale-signals'
import { phonesOf } from '../../../domain/people/user/phones-of'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/** Sales of the store that a price is compared with. */
const COMPARED = 20
/** Payments with one card that are looked at. */
const MAX_CARD_USES = 50

const personOf = async (uid: string) => {
  const [user, store, addresses, tokens] = await Promise.all([
    readUser(uid),
    readStore(uid),
    readAddresses(uid),
    readPushTokens(uid),
  ])
  return {
    phones: phonesOf({ user: user?.data, store: store?.private, addresses }),
    devices: [...tokens.values()],
    addresses: addresses.map(({ address, city }) => `${address} ${city}`),
  }
}

const factsOf = async (
  { id, buyer_id, vendor_id, payment, delivery, amount_paid }: Transaction,
  event: TransactionEvent,
): Promise<SaleFacts> => {
  const [buyer, vendor, store, part, paid, sales] = await Promise.all([
    personOf(buyer_id),
    personOf(vendor_id),
    readStore(vendor_id),
    readPrivatePart(id, buyer_id),
    readPayment(payment.reference),
    newestSales(vendor_id, COMPARED),
  ])
  const payer = paid?.data.payer ?? null
  const contact = part?.contact
  const isApproval = event.action === 'approve' && payment.paid_at !== null
  return {
    buyer: {
      ...buyer,
      phones: [...buyer.phones, ...(contact ? [contact.phone] : [])],
      addresses: [...buyer.addresses, ...(contact ? [`${contact.address} ${delivery.city}`] : [])],
    },
    vendor: {
      ...vendor,
      addresses: [
        ...vendor.addresses,
        ...(store ? [`${streetOf(store)} ${store.vendor.city}`] : []),
      ],
    },
    payer,
    payout_account: store?.private.payout_account ?? null,
    card_users: payer?.card_signature
      ? await buyersOfCard(payer.card_signature, MAX_CARD_USES)
      : [],
    vendor_id,
    amount_minor: amount_paid,
    other_amounts_minor: sales.flatMap((one) =>
      one.id !== id && isCompleted(one) ? [one.amount_paid] : [],
    ),
    approved_after_ms:
      isApproval && payment.paid_at ? millisOf(event.at) - millisOf(payment.paid_at) : null,
  }
}

/**
 * Keeps the money of a sale pending for longer if it looks like one to oneself. Money is pending for
 * a day after its release, so that an event that is delivered late still finds it. Idempotent.
 */
export const holdFlaggedSale = async (
  deps: Deps,
  transaction: Transaction,
  event: TransactionEvent,
): Promise<void> => {
  if (event.to !== 'completed' || event.from === 'completed') return
  const signals = saleSignals(await factsOf(transaction, event))
  if (signals.length === 0) return
  const { id: transaction_id, vendor_id, buyer_id } = transaction
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await creditOfTransaction(vendor_id, transaction_id)
    if (!stored || stored.data.hold) return { result: undefined, skip_commit: true }
    if (stored.data.state === 'available') {
      deps.log.warn('A flagged sale was paid before it could be held', { id: transaction_id })
      return { result: undefined, skip_commit: true }
    }
    const since = millisOf(stored.data.created_at)
    const needs_operator = needsOperator(transaction, signals)
    const until = timestampFromMillis(since + holdMs(signals, needs_operator))
    const hold: WalletHold = {
      signals,
      state: 'waiting',
      ...(needs_operator && { needs_operator }),
      buyer_id,
      since: timestampFromMillis(since),
      until,
    }
    holdWalletEntry(batch, vendor_id, stored, { hold, available_at: until })
    return { result: undefined }
  })
}
