import { AppError } from '../../contract/api/errors'
import { OPEN_STATUSES } from '../../contract/escrow/states'
import { openPayouts } from '../../contract/queries/money/money'
import * as queries from '../../contract/queries/orders/transactions'
import { bind } from '../../contract/queries/query'
import { removeDeliveryProfile } from '../../db/delivery/delivery-profiles'
import { hasAny } from '../../db/list-query'
import { removeMailOf } from '../../db/messaging/mail'
import { removeSubscription } from '../../db/messaging/newsletter'
import { removeTicketsOf } from '../../db/messaging/tickets'
import { readWallet } from '../../db/money/wallets'
import { hasOpenChargeback } from '../../db/orders/transactions'
import { removeUnpaidOrders } from '../../db/orders/unpaid-orders'
import { uidsJoinedInto } from '../../db/people/account-joins'
import { endSessions } from '../../db/people/account-status'
import { removeSignIns } from '../../db/people/sign-ins'
import { removeStoreNames } from '../../db/people/store-names'
import { removeUserTree } from '../../db/people/users'
import { removeStorePrivate } from '../../db/people/vendors'
import { requireRecentSignIn } from '../../domain/people/user/recent-sign-in'
import type { Account } from '../../ports/identity'
import type { Deps } from '../deps'
import { removePacks } from '../money/chargeback/remove-packs'
import { endDebtOf } from '../money/wallet/write-off-debts'
import { endOffersOf } from '../orders/offer/end-offers-of'
import { leaveAcceptedRequests, withdrawRequestsOf } from '../orders/request/leave-requests'
import { outliveStore } from '../people/vendor/account-debts'
import {
  anonymizeBuyer,
  anonymizeConversations,
  anonymizePhoneMessages,
  anonymizeRequests,
  anonymizeVendor,
} from './anonymize'
import { moveAccount } from './join/move-account'

/** A balance below zero keeps nobody: the debt outlives the account, by the bank account's key. */
const hasBalance = async (uid: string): Promise<boolean> => {
  const wallet = (await readWallet(uid))?.data
  return (
    wallet !== undefined &&
    (wallet.pending_minor > 0 || wallet.available_minor > 0 || wallet.in_payout_minor > 0)
  )
}

/** True if the user has an open purchase, sale, chargeback, payout or refund, or a wallet balance. */
const hasOutstandingFunds = async (uid: string): Promise<boolean> => {
  const results = await Promise.all([
    hasAny(bind(queries.allPurchases, { uid, statuses: OPEN_STATUSES })),
    hasAny(bind(queries.allSales, { uid, statuses: OPEN_STATUSES })),
    hasOpenChargeback(uid),
    hasBalance(uid),
    hasAny(bind(openPayouts, { vendor_id: uid })),
    hasAny(bind(queries.openRefunds, { uid })),
    hasAny(bind(queries.openPartRefunds, { uid })),
  ])
  return results.includes(true)
}

type Caller = { uid: string; auth_time: number }

/**
 * What was written from an address, or is sent to it, goes only with the account that proved it: who
 * signs up with another person's address can't take away what that person wrote to us.
 */
const removeWhatIsOf = async ({ email, email_verified }: Account): Promise<void> => {
  if (!email) return
  await removeMailOf(email)
  if (!email_verified) return
  await removeSubscription(email)
  await removeTicketsOf(email)
}

/**
 * Deletes the caller's account. Records needed for accounting are pseudonymized. The auth account
 * is deleted last, so that a call after a crash can finish the work.
 * @throws AppError `user/money-held` if money or a transaction is still open
 */
export const deleteAccount = async (
  deps: Deps,
  { uid, auth_time }: Caller,
): Promise<{ done: true }> => {
  requireRecentSignIn(auth_time, deps.identity.now())
  if (await hasOutstandingFunds(uid)) throw new AppError('user/money-held')
  // First, so that an old token can't write back what is removed.
  await endSessions(uid, deps.identity.now())
  // What still comes from an account that was joined to this one goes with it.
  for (const joined of await uidsJoinedInto(uid)) await moveAccount(deps, joined)
  await endDebtOf(deps, uid)
  await endOffersOf(deps, uid)
  await leaveAcceptedRequests(deps, uid)
  await withdrawRequestsOf(deps, uid)
  await anonymizeVendor(uid, deps.clock())
  await removeStoreNames(uid)
  await anonymizeBuyer(uid)
  await anonymizeRequests(uid, deps.clock())
  await removePacks(deps, uid)
  await removeUnpaidOrders(uid)
  await anonymizeConversations(uid)
  await anonymizePhoneMessages(uid)
  await outliveStore(deps, uid)
  await removeStorePrivate(uid)
  await removeDeliveryProfile(uid)
  await removeWhatIsOf(await deps.identity.account(uid))
  await deps.objects.removeAll(`${uid}/`)
  await removeSignIns(uid)
  await removeUserTree(uid)
  await deps.identity.remove(uid)
  return { done: true }
}
