import { AppError } from '../../contract/api/errors'
import type { CaseDecision, StoredDecision } from '../../contract/entities/console/case-decision'
import type { Case, CaseParty, ShownProduct } from '../../contract/entities/console/console'
import type { Message } from '../../contract/entities/messaging/message'
import { releaseOf } from '../../contract/entities/money/statement'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { findTransition } from '../../contract/escrow/actions'
import { wholeRefundOf } from '../../contract/escrow/return-amounts'
import { dealOf } from '../../contract/orders/deal-of'
import { millisOf, timestampFromMillis } from '../../contract/time'
import { readOpsDecisions } from '../../db/audit-log'
import { readCaseDecision } from '../../db/console/case-decisions'
import { historyOf, readMessages } from '../../db/console/find'
import { readConversations } from '../../db/messaging/conversations'
import { readChain } from '../../db/money/ledger'
import { outboxOfTransaction } from '../../db/money/outbox'
import { creditOfTransaction } from '../../db/money/wallets'
import { readDisputeEntries, readEvents, readPrivatePart } from '../../db/orders/transactions'
import { readUser } from '../../db/people/users'
import { readStore } from '../../db/people/vendors'
import { splitMaxOf } from '../../domain/console/split-max'
import { acceptableMinor, answerByRule, answersAt } from '../../domain/money/chargeback/answer'
import { claimIn } from '../../domain/orders/checkout/claim'
import { readPrivateImage } from '../catalog/image/read-private-image'
import type { Deps } from '../deps'
import { contestedOrder } from '../money/chargeback/attribute-chargeback'
import { readContestedOrders, readOrdersOfPayment } from '../money/chargeback/contested-orders'
import { nameEntries } from '../operators/name-entries'
import { needsTwo } from '../operators/second-person'
import { requireTransaction } from '../orders/transaction/execute-command'
import { showDeal } from './show-deal'
import { showProduct } from './show-product'

const MAX_DECISIONS = 50
const MAX_CONVERSATIONS = 100
const MAX_MESSAGES = 100

const partyOf = async (uid: string, as: 'buyer' | 'vendor', name: string): Promise<CaseParty> => {
  const [user, history] = await Promise.all([readUser(uid), historyOf(uid, as)])
  return {
    uid,
    name: user?.data.name ?? name,
    email: user?.data.email ?? '',
    joined_at: user?.data.created_at ?? null,
    history,
  }
}

/** A refund is whole: the vendor, who lost, bears what a booked carrier got, but for a way back of the buyer's. */
const sharesIf = (transaction: Transaction) => {
  const { buyer_minor, vendor_minor, fee_minor, commission_minor } = releaseOf(transaction)
  return {
    release: { buyer_minor, vendor_minor, platform_minor: fee_minor + commission_minor },
    refund: {
      buyer_minor: wholeRefundOf(transaction),
      vendor_minor: transaction.money.held_minor - wholeRefundOf(transaction),
      platform_minor: 0,
    },
  }
}

/** The open chargebacks and what the rule would answer. */
const openClaimsOf = (transaction: Transaction): Promise<Case['chargebacks']> =>
  Promise.all(
    transaction.chargebacks
      .filter(({ state }) => state === 'open')
      .map(async ({ id, due_at, answered_at = null }) => {
        const [orders, ofPayment] = await Promise.all([
          readContestedOrders(id, transaction),
          readOrdersOfPayment(transaction),
        ])
        const claims = ofPayment.flatMap((one) => claimIn(one, id) ?? [])
        return {
          id,
          answered_at,
          answer: answerByRule(orders),
          answers_at: timestampFromMillis(answersAt(millisOf(due_at))),
          acceptable_minor: acceptableMinor(
            orders.map((order) => order.transaction),
            id,
          ),
          beyond_minor: claims.reduce((sum, { beyond_minor = 0 }) => sum + beyond_minor, 0),
          orders: ofPayment.map((one) => contestedOrder(one, id)),
        }
      }),
  )

/** The lost chargebacks of which an order of the payment has its share still to give or to take. */
const lostClaimsOf = async (transaction: Transaction): Promise<Case['lost_chargebacks']> => {
  const lost = transaction.chargebacks.filter(({ state, loss }) => state === 'lost' && loss)
  if (lost.length === 0) return []
  const ofPayment = await readOrdersOfPayment(transaction)
  if (ofPayment.length === 1) return []
  return lost.map(({ id }) => ({ id, orders: ofPayment.map((one) => contestedOrder(one, id)) }))
}

/** What the two wrote to each other about anything, oldest first. */
const threadOf = async ({ buyer_id, vendor_id }: Transaction): Promise<Message[]> => {
  const all = await readConversations(buyer_id, MAX_CONVERSATIONS)
  const theirs = all.filter(({ members }) => members.includes(vendor_id))
  const found = await Promise.all(theirs.map(({ id }) => readMessages(id, MAX_MESSAGES)))
  return found.flat().sort((a, b) => millisOf(a.sent_at) - millisOf(b.sent_at))
}

/** What was bought, as buyers read it then. */
const productsOf = async (transaction: Transaction): Promise<ShownProduct[]> => {
  const { items, created_at } = transaction
  const deal = dealOf(transaction)
  if (deal) return [await showDeal(deal)].flatMap((shown) => shown ?? [])
  const ids = [...new Set(items.map(({ product_id }) => product_id))]
  const found = await Promise.all(ids.map((id) => showProduct(id, created_at)))
  return found.flatMap((product) => product ?? [])
}

/** What a second person needs to know of a decision; not the body that would be carried out. */
const shownDecision = ({ subject_id: _, body: _body, ...decision }: StoredDecision): CaseDecision =>
  decision

/**
 * Everything to decide a dispute with.
 * @throws AppError `transaction/not-found`
 */
export const showCase = async (deps: Deps, id: string): Promise<Case> => {
  const { data } = await requireTransaction(id)
  const now = deps.clock()
  const held = { ...data, amount_minor: data.money.held_minor }
  const [events, dispute_entries, ledger, tasks, buyer, vendor, store, decision, decisions, two] =
    await Promise.all([
      readEvents(id),
      readDisputeEntries(id),
      readChain(id),
      outboxOfTransaction(id),
      partyOf(data.buyer_id, 'buyer', data.customer_details.name),
      partyOf(data.vendor_id, 'vendor', data.product_details.vendor_details.name),
      readStore(data.vendor_id),
      readCaseDecision(id),
      readOpsDecisions(MAX_DECISIONS, id),
      needsTwo(held, now),
    ])
  const isDisputed = data.dispute !== null || data.chargebacks.length > 0
  const isPaid = data.money.charged_minor > 0
  const [products, thread, part] = await Promise.all([
    productsOf(data),
    isDisputed ? threadOf(data) : [],
    isPaid ? readPrivatePart(id, data.buyer_id) : undefined,
  ])
  const isContested = data.chargebacks.some(({ state }) => state === 'open')
  const [chargebacks, lost_chargebacks] = await Promise.all([
    openClaimsOf(data),
    lostClaimsOf(data),
  ])
  const hold = (await creditOfTransaction(data.vendor_id, id))?.data.hold
  return {
    transaction: data,
    version: data.event_count,
    is_decidable: !isContested && findTransition(data, 'resolve', 'operator', now) !== undefined,
    needs_two: two,
    shares: sharesIf(data),
    split_max_minor: splitMaxOf(data),
    events,
    dispute_entries,
    products,
    thread,
    contact: part?.contact ?? null,
    ledger,
    tasks: tasks.map(({ id: task_id, task, state, last_error }) => ({
      id: task_id,
      kind: task.kind,
      state,
      last_error,
    })),
    buyer,
    vendor,
    store: store
      ? { status: store.vendor.status, payouts_blocked: store.private.payouts_blocked }
      : null,
    ...(hold && { hold }),
    chargebacks,
    lost_chargebacks,
    decision: decision ? shownDecision(decision.data) : null,
    decisions: await nameEntries(decisions.filter(({ action }) => !action.startsWith('look:'))),
  }
}

/**
 * An image that a party added to the dispute.
 * @param image the Storage path, encoded by `storedPathId`
 * @throws AppError `image/not-found`
 */
export const showEvidence = async (
  deps: Deps,
  { id, image }: { id: string; image: string },
): Promise<{ bytes: Buffer; type: string }> => {
  const { data } = await requireTransaction(id)
  const path = image.replaceAll('~', '/')
  const { photo_paths = [], sent } = data.return ?? {}
  const isOfReturn = photo_paths.includes(path) || sent?.photo_path === path
  const isOfCase = (await readDisputeEntries(id)).some(({ paths }) => paths.includes(path))
  if (!isOfCase && !isOfReturn) throw new AppError('image/not-found')
  return readPrivateImage(deps, data.buyer_id, image)
}
