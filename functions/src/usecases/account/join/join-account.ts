import { AppError } from '../../../contract/api/errors'
import { dueFrom } from '../../../contract/entities/due'
import type { Conversation } from '../../../contract/entities/messaging/message'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { JoinedThings } from '../../../contract/entities/people/account-join'
import { OPEN_STATUSES } from '../../../contract/escrow/states'
import { allConversations } from '../../../contract/queries/messaging/messages'
import * as queries from '../../../contract/queries/orders/transactions'
import { addresses, cartItems, favourites } from '../../../contract/queries/people/people'
import { bind } from '../../../contract/queries/query'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import type { Batch } from '../../../db/firestore'
import { countOf, readList } from '../../../db/list-query'
import { addJoin, readJoin } from '../../../db/people/account-joins'
import { readUser } from '../../../db/people/users'
import { readVendor } from '../../../db/people/vendors'
import { requireRecentSignIn } from '../../../domain/people/user/recent-sign-in'
import type { Identified } from '../../../ports/identity'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import {
  type IdempotentResult,
  idempotentRequest,
  orItsAnswer,
  withIdempotency,
} from '../../idempotency'
import { notify } from '../../messaging/notification/notify'
import { securityAlert } from '../../messaging/notification/security-alert'
import { moveAccount } from './move-account'
import { type Other, type Proof, proveOther } from './prove-other'

type Caller = Identified & { device?: string | undefined }

/** The orders of an account that still move, or whose money is on its way back. */
const openOrders = async (uid: string): Promise<string[]> => {
  const found = await Promise.all([
    readList<Transaction>(bind(queries.allPurchases, { uid, statuses: OPEN_STATUSES })),
    readList<Transaction>(bind(queries.openRefunds, { uid })),
    readList<Transaction>(bind(queries.openPartRefunds, { uid })),
  ])
  return [...new Set(found.flat().map(({ invoice_id }) => invoice_id))].toSorted()
}

/** Who stays has not bought from the own store, and neither side is blocked or suspended. */
const requireJoinable = async (uid: string, other: Other): Promise<void> => {
  const [own, theirs, conversations, purchases, open] = await Promise.all([
    readVendor(uid),
    readVendor(other.uid),
    readList<Conversation>(bind(allConversations, { uid: other.uid })),
    readList<Transaction>(bind(queries.allPurchases, { uid: other.uid })),
    openOrders(other.uid),
  ])
  const isRefused =
    theirs !== undefined ||
    own?.data.status === 'suspended' ||
    conversations.some(({ blocked_by, vendor_id }) => blocked_by.length > 0 || vendor_id === uid) ||
    purchases.some(({ vendor_id }) => vendor_id === uid)
  if (isRefused) throw new AppError('user/join-refused')
  if (open.length > 0) throw new AppError('user/join-open-orders', { orders: open })
}

const thingsOf = async (uid: string): Promise<JoinedThings> => {
  const [purchases = 0, conversations = 0, liked = 0, places = 0, cart_items = 0] =
    await Promise.all([
      countOf(bind(queries.allPurchases, { uid })),
      countOf(bind(allConversations, { uid })),
      countOf(bind(favourites, { uid })),
      countOf(bind(addresses, { uid })),
      countOf(bind(cartItems, { uid })),
    ])
  return { purchases, conversations, favourites: liked, addresses: places, cart_items }
}

/** All that has to hold of both, at the look and again at the joining. */
const examine = async (deps: Deps, caller: Caller, proof: Proof, address: string) => {
  requireRecentSignIn(caller.auth_time, deps.identity.now())
  const other = await proveOther(deps, caller, proof, address)
  if (!caller.email || !caller.email_verified) throw new AppError('auth/email-not-verified')
  const user = (await readUser(caller.uid))?.data
  if (!user) throw new AppError('user/not-found')
  // The token may be older than the role.
  const { operator } = await deps.identity.account(caller.uid)
  if (operator) throw new AppError('user/join-refused')
  await requireJoinable(caller.uid, other)
  return { other, things: await thingsOf(other.uid), takes_number: user.phone === undefined }
}

/** Says what would move. @throws AppError as `proveOther`, and `user/join-open-orders` */
export const lookAtAccount = async (
  deps: Deps,
  caller: Caller,
  proof: Proof,
  address: string,
): Promise<{ name: string; things: JoinedThings; takes_number: boolean }> => {
  const { other, things, takes_number } = await examine(deps, caller, proof, address)
  return { name: other.name, things, takes_number }
}

/** Decides the joining as one document, from which all the rest is done. Returns the uid of what is joined. */
const beginJoin = async (
  deps: Deps,
  batch: Batch,
  caller: Caller,
  { other, things, takes_number }: Awaited<ReturnType<typeof examine>>,
): Promise<string> => {
  if (await readJoin(other.uid)) throw new AppError('user/join-none')
  const now = deps.clock()
  const at = timestampFromMillis(now)
  addJoin(batch, {
    uid: other.uid,
    into: caller.uid,
    state: 'moving',
    phone: takes_number ? other.phone : null,
    things,
    proved_by: other.proved_by,
    due: dueFrom(at),
    begun_at: at,
    updated_at: at,
  })
  const alert = { uid: caller.uid, name: caller.name, change: 'joined', now } as const
  await notify(deps, batch, securityAlert({ ...alert, id: `joined-${other.uid}` }))
  return other.uid
}

const isMoved = async (deps: Deps, uid: string): Promise<boolean> => {
  try {
    await moveAccount(deps, uid)
    return true
  } catch (error) {
    deps.log.warn('An account is joined by the job', { id: uid, error: String(error) })
    return false
  }
}

/**
 * Joins the account with a number to the caller's: all of it at once or, if that fails, by the job. Asked again, it
 * says how far that is.
 * @throws AppError as `lookAtAccount`, `idempotency/key-reused`
 */
export const joinAccount = async (
  deps: Deps,
  caller: Caller,
  body: Proof & { confirm: 'JOIN' },
  { address, key }: { address: string; key: string | undefined },
): Promise<IdempotentResult<{ is_moved: boolean }>> => {
  const idempotency = idempotentRequest({ uid: caller.uid, endpoint: 'users.join', key, body })
  const { response: uid, replayed } = await orItsAnswer(deps, idempotency, () =>
    commitWithRetry(backoffFrom(deps), 'service/unavailable', (batch) =>
      withIdempotency(batch, idempotency, deps.clock(), async () =>
        beginJoin(deps, batch, caller, await examine(deps, caller, body, address)),
      ),
    ),
  )
  const is_moved = replayed
    ? (await readJoin(uid))?.data.state !== 'moving'
    : await isMoved(deps, uid)
  return { response: { is_moved }, replayed }
}
