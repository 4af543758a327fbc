import type { Checked } from '../../../contract/api/messaging/check'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { NO_MESSAGE_IS_PROOF } from '../../../contract/proof-of-payment'
import { ordersByNumber, readTransaction, waitingSales } from '../../../db/orders/transactions'
import {
  namesOtherAmount,
  orderTitle,
  orderTruth,
} from '../../../domain/messaging/check/order-truth'
import { type ReadMessage, readMessage } from '../../../domain/messaging/check/read-message'
import { partyOf } from '../../../domain/orders/transaction/party-of'
import type { Deps } from '../../deps'
import { takeFromLimit } from '../../rate-limit'
import { dealTruths } from './check-deals'

const MAX_ORDERS = 3

const answer = (
  verdict: Checked['verdict'],
  title: string,
  text: string,
  orders: Checked['orders'] = [],
): Checked => ({ verdict, title, text, orders })

const truthsFor = (uid: string, orders: readonly Transaction[]): Checked['orders'] =>
  orders.slice(0, MAX_ORDERS).map((transaction) => ({
    transaction_id: transaction.id,
    party: partyOf(transaction, uid),
    title: orderTitle(transaction),
    text: orderTruth(transaction, partyOf(transaction, uid)),
  }))

const NOT_OURS = 'This is not ours'
const OURS = 'This is Oja’s'

/** What is said of it without knowing whose the orders are; undefined if that decides. */
const byItsLinks = ({ elsewhere, has_own_link, ids, numbers, deals }: ReadMessage) => {
  if (elsewhere !== undefined) {
    const where = elsewhere === '' ? 'to an address that isn’t ours' : `to ${elsewhere}`
    return answer(
      'not_ours',
      NOT_OURS,
      `It leads ${where}. Don’t open it, and don’t type a password or a code there. ${NO_MESSAGE_IS_PROOF}`,
    )
  }
  if (!has_own_link && ids.length + numbers.length + deals.length === 0) {
    return answer(
      'not_ours',
      NOT_OURS,
      `It has no link and no order of ours. ${NO_MESSAGE_IS_PROOF}`,
    )
  }
  return undefined
}

const aboutPage = ({ has_words }: ReadMessage): Checked =>
  has_words
    ? answer(
        'unproven',
        'Only its link is Oja’s',
        `Anybody can write a message around a link of ours. ${NO_MESSAGE_IS_PROOF}`,
      )
    : answer(
        'ours',
        OURS,
        `It opens a page of ours, and says nothing of a payment. ${NO_MESSAGE_IS_PROOF}`,
      )

/** What is said of the deals that a message names; undefined if it names none, or an order as well. */
const aboutDeals = async (
  deps: Deps,
  address: string,
  { deals, ids, numbers, has_words }: ReadMessage,
): Promise<Checked | undefined> => {
  if (deals.length === 0 || ids.length + numbers.length > 0) return undefined
  const truths = await dealTruths(deps, address, deals)
  if (truths === undefined) {
    return answer('not_ours', NOT_OURS, `We know no such deal. ${NO_MESSAGE_IS_PROOF}`)
  }
  return has_words
    ? answer('unproven', 'Only the deal is Oja’s', `Anybody can write around it. ${truths}`)
    : answer('ours', OURS, truths)
}

const NO_SUCH_ORDER = answer('not_ours', NOT_OURS, `We know no such order. ${NO_MESSAGE_IS_PROOF}`)

const found = async (ids: readonly string[]): Promise<Transaction[]> =>
  (await Promise.all(ids.map(readTransaction))).flatMap((stored) => stored?.data ?? [])

const hostOf = ({ app_url }: Pick<Deps, 'app_url'>): string => new URL(app_url).host

/**
 * Says whether a code, link or message is ours, to anybody. Whether an order's number exists is
 * never said, since numbers can be guessed; ids of orders can't.
 */
export const checkMessage = async (deps: Deps, address: string, text: string): Promise<Checked> => {
  await takeFromLimit(deps, 'check', `address:${address}`)
  const read = readMessage(text, hostOf(deps))
  const decided = byItsLinks(read) ?? (await aboutDeals(deps, address, read))
  if (decided) return decided
  const { ids, numbers, has_words } = read
  const logIn = answer(
    'sign_in',
    'Log in to check this',
    `Only in your account we can say whether the order is yours and what is held. ${NO_MESSAGE_IS_PROOF}`,
  )
  if (numbers.length > 0) return logIn
  if (ids.length === 0) return aboutPage(read)
  if ((await found(ids)).length < ids.length) return NO_SUCH_ORDER
  return has_words
    ? logIn
    : answer(
        'ours',
        OURS,
        `Log in to see whether it is yours and what is held. ${NO_MESSAGE_IS_PROOF}`,
      )
}

const AS_NOW = 'This is what is true now, whatever a message says.'

/** A message about one's own order may have been written by anybody who knows its link. */
const aboutOwn = ({ amounts, has_words }: ReadMessage, own: readonly Transaction[]) => {
  if (namesOtherAmount(amounts, own)) {
    return ['The message isn’t true', `It names another amount. ${AS_NOW}`] as const
  }
  return [has_words ? 'It is about your order' : OURS, AS_NOW] as const
}

const ownOrders = async (uid: string, { ids, numbers }: ReadMessage) => {
  const [known, ...byNumber] = await Promise.all([
    found(ids),
    ...numbers.map((number) => ordersByNumber(uid, number)),
  ])
  const all = [...known, ...byNumber.flat()]
  const own = all.filter(({ buyer_id, vendor_id }) => buyer_id === uid || vendor_id === uid)
  return { all, own: [...new Map(own.map((one) => [one.id, one])).values()] }
}

/** Says the same to a signed-in person, and what is true of their orders. */
export const checkOwnMessage = async (
  deps: Deps,
  { uid, address }: { uid: string; address: string },
  text: string,
): Promise<Checked> => {
  await takeFromLimit(deps, 'check', `uid:${uid}`)
  const read = readMessage(text, hostOf(deps))
  const waiting = async () => truthsFor(uid, await waitingSales(uid, MAX_ORDERS))
  const decided = byItsLinks(read) ?? (await aboutDeals(deps, address, read))
  if (decided) return { ...decided, orders: await waiting() }
  const { ids, numbers, has_words } = read
  const { all, own } = await ownOrders(uid, read)
  if (own.length > 0) {
    const [title, note] = aboutOwn(read, own)
    return answer('yours', title, note, truthsFor(uid, own))
  }
  if (all.length > 0 && !has_words) {
    return answer('ours', OURS, 'It isn’t yours: nothing of it is held for you.', await waiting())
  }
  if (ids.length > 0 || numbers.length > 0) {
    const said = all.length > 0 || numbers.length > 0
    return {
      ...(said
        ? answer(
            'not_ours',
            NOT_OURS,
            `It is no order of yours: nothing of it is held for you. ${NO_MESSAGE_IS_PROOF}`,
          )
        : NO_SUCH_ORDER),
      orders: await waiting(),
    }
  }
  return { ...aboutPage(read), orders: await waiting() }
}
