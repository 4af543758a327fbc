import { AppError } from '../../../contract/api/errors'
import { dueFrom } from '../../../contract/entities/due'
import type { AccountJoin } from '../../../contract/entities/people/account-join'
import { COLLECTIONS } from '../../../contract/paths'
import { productReportsBy } from '../../../contract/queries/catalog/products'
import {
  allConversations,
  conversationReportsBy,
  phoneMessagesOf,
} from '../../../contract/queries/messaging/messages'
import { allTaxDocumentsOf, paymentsOfBuyer } from '../../../contract/queries/money/money'
import { allRequestsOfBuyer } from '../../../contract/queries/orders/deals'
import { allOffersOfBuyer } from '../../../contract/queries/orders/offers'
import { allPurchases } from '../../../contract/queries/orders/transactions'
import { dueJoins, failingJoins } from '../../../contract/queries/people/people'
import { bind } from '../../../contract/queries/query'
import { MINUTE_MS, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { newBatch } from '../../../db/firestore'
import { readIds, updateAll } from '../../../db/list-query'
import { giveConversation } from '../../../db/messaging/conversations'
import { givePurchase, readTransaction } from '../../../db/orders/transactions'
import { removeUnpaidOrders } from '../../../db/orders/unpaid-orders'
import { changeJoin, readJoin } from '../../../db/people/account-joins'
import { endSessions } from '../../../db/people/account-status'
import { giveOwnThings } from '../../../db/people/own-things'
import { removeSignIns } from '../../../db/people/sign-ins'
import { changeUser, removeUserTree } from '../../../db/people/users'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { dueKind, workDue } from '../../jobs/due'
import { trimList } from '../../people/user/trim-list'

/** What was under way when the account was closed has ended by then. */
const SETTLES_AFTER_MS = 10 * MINUTE_MS

/** Nobody enters the account any longer, by an old token or by its number. */
const close = async (deps: Deps, { uid }: AccountJoin): Promise<void> => {
  await endSessions(uid, deps.identity.now())
  const [account] = await deps.identity.accounts([uid])
  if (account) await deps.identity.remove(uid)
}

/** A number that somebody signed up with meanwhile is theirs; it can be added later. */
const giveNumber = async (deps: Deps, { into, phone }: AccountJoin): Promise<void> => {
  if (phone === null) return
  try {
    await deps.identity.updatePhone(into, phone)
  } catch (error) {
    if (error instanceof AppError && error.code === 'user/phone-taken') return
    throw error
  }
  const batch = newBatch()
  const at = timestampFromMillis(deps.clock())
  changeUser(batch, into, { phone, phone_verified_at: at, updated_at: at })
  await batch.commit()
}

const movePurchases = async (deps: Deps, { uid, into }: AccountJoin): Promise<void> => {
  for (const id of await readIds(bind(allPurchases, { uid }))) {
    await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
      const stored = await readTransaction(id)
      if (stored?.data.buyer_id !== uid) return { result: undefined, skip_commit: true }
      await givePurchase(batch, stored, into)
      return { result: undefined }
    })
    deps.failpoint?.('join:after-purchase')
  }
}

const moveConversations = async (_deps: Deps, { uid, into }: AccountJoin): Promise<void> => {
  for (const id of await readIds(bind(allConversations, { uid }))) {
    await giveConversation(id, uid, into)
  }
}

const moveOwnThings = async (_deps: Deps, { uid, into }: AccountJoin): Promise<void> => {
  await giveOwnThings(uid, into)
  for (const list of ['cart_items', 'favourites', 'viewed_products'] as const) {
    await trimList(into, list)
  }
}

type Step = (deps: Deps, join: AccountJoin) => Promise<unknown>

/** In this order: nobody is in the account while its things move, and what names it goes last. */
const STEPS: Readonly<Record<string, Step>> = {
  close,
  number: giveNumber,
  purchases: movePurchases,
  requests: (_, { uid, into }) =>
    updateAll(bind(allRequestsOfBuyer, { buyer_id: uid }), { buyer_id: into }),
  payments: (_, { uid, into }) => updateAll(bind(paymentsOfBuyer, { uid }), { buyer_id: into }),
  tax: (_, { uid, into }) => updateAll(bind(allTaxDocumentsOf, { uid }), { purchaser_id: into }),
  offers: (_, { uid, into }) => updateAll(bind(allOffersOfBuyer, { uid }), { buyer_id: into }),
  conversations: moveConversations,
  messages: (_, { uid, into }) => updateAll(bind(phoneMessagesOf, { uid }), { uid: into }),
  reports: (_, { uid, into }) =>
    updateAll(bind(conversationReportsBy, { uid }), { reporter_id: into }),
  product_reports: (_, { uid, into }) =>
    updateAll(bind(productReportsBy, { uid }), { reporter_id: into }),
  own: moveOwnThings,
  unpaid: (_, { uid }) => removeUnpaidOrders(uid),
  sign_ins: (_, { uid }) => removeSignIns(uid),
  files: ({ objects }, { uid }) => objects.removeAll(`${uid}/`),
  record: (_, { uid }) => removeUserTree(uid),
}

/** Each step leaves what a run after it does nothing about, so that dying between any two heals. */
export const moveAccount = async (deps: Deps, uid: string): Promise<boolean> => {
  const join = await readJoin(uid)
  if (!join || join.data.state === 'done') return false
  for (const [name, step] of Object.entries(STEPS)) {
    await step(deps, join.data)
    deps.failpoint?.(`join:after-${name}`)
  }
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readJoin(uid)
    if (stored?.data.state !== join.data.state) return { result: undefined, skip_commit: true }
    const now = deps.clock()
    const isMoving = stored.data.state === 'moving'
    changeJoin(batch, stored, {
      state: isMoving ? 'settling' : 'done',
      phone: null,
      due: isMoving ? dueFrom(timestampFromMillis(now + SETTLES_AFTER_MS)) : null,
      updated_at: timestampFromMillis(now),
    })
    return { result: undefined }
  })
  return true
}

/** Accounts that become a part of another one of the same person. */
export const JOINS = dueKind<AccountJoin>({
  name: 'joined account',
  collections: [COLLECTIONS.accountJoins],
  due: (now, limit) => bind(dueJoins, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingJoins, { least }),
  isWaiting: ({ state }) => state !== 'done',
  work: moveAccount,
  failure: 'An account could not be joined',
  describe: ({ uid, into, begun_at }) => ({
    title: 'account that becomes a part of another one',
    due_at: begun_at,
    parties: [uid, into],
  }),
})

/** Does the rest of what was joined and died half way. Returns how many. */
export const continueJoins = (deps: Deps): Promise<number> => workDue(deps, JOINS)
