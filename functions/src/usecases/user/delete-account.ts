import { AppError } from '../../contract/errors'
import { requireRecentSignIn } from '../../domain/user/recent-sign-in'
import { endSessions } from '../../store/account-status'
import { removeMailOf } from '../../store/mail'
import { removeSubscription } from '../../store/newsletter'
import { removeStoreNames } from '../../store/store-names'
import { removeUnpaidOrders } from '../../store/unpaid-orders'
import { removeUserTree } from '../../store/users'
import { removeStorePrivate } from '../../store/vendors'
import type { Deps } from '../deps'
import { holdsMoney } from './holds-money'
import { pseudonymiseBuyer, pseudonymiseConversations, pseudonymiseStore } from './pseudonymise'

type Caller = { uid: string; email: string; auth_time: number }

/**
 * Deletes the caller's account. What the books need stays without a name; the account itself goes
 * last, so that a call after a crash finishes the work.
 * @throws AppError `user/money-held` while anything is open
 */
export const deleteAccount = async (
  deps: Deps,
  { uid, email, auth_time }: Caller,
): Promise<{ done: true }> => {
  requireRecentSignIn(auth_time, deps.identity.now())
  if (await holdsMoney(uid)) throw new AppError('user/money-held')
  // Before anything goes: an old token must not write again what was removed.
  await endSessions(uid, deps.identity.now())
  await pseudonymiseStore(uid, deps.clock())
  await removeStoreNames(uid)
  await pseudonymiseBuyer(uid)
  await removeUnpaidOrders(uid)
  await pseudonymiseConversations(uid)
  await removeStorePrivate(uid)
  if (email) {
    await removeSubscription(email)
    await removeMailOf(email)
  }
  await deps.objects.removeAll(`${uid}/`)
  await removeUserTree(uid)
  await deps.identity.remove(uid)
  return { done: true }
}
