import { goodsIdOf } from '../../../../contract/catalog/variants'
import { isRefundOpen, isRefundWaiting } from '../../../../contract/entities/money/refund'
import { refundsOf } from '../../../../contract/entities/orders/partial'
import { type Actor, PARTIES, type Party } from '../../../../contract/entities/orders/party'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { heldUntil, overdueFrom } from '../../../../contract/escrow/actions'
import { POLICY } from '../../../../contract/escrow/policy'
import {
  type EscrowAction,
  escrowStateOf,
  GOING_BACK,
  ON_THE_WAY,
} from '../../../../contract/escrow/transition'
import { DAY_MS, millisOf, type Timestamp } from '../../../../contract/time'
import type { Offers } from './event'
import { isOver } from './instants'

/** What is possible exactly as long as something is so: whether it is, to whom, and what. */
type Opening = readonly [
  is_open: boolean,
  actors: readonly Actor[],
  actions: readonly EscrowAction[],
]

/** How a buyer lets an unpaid order end. */
const LAPSED = /^(buyer:cancel|system:expire):/

/** What outsiders report of an order as it is; nothing of it may be refused. */
export const reportable = (transaction: Transaction): Opening[] => {
  const { payment, chargebacks, money, carrier } = transaction
  const state = escrowStateOf(transaction)
  const refunds = refundsOf(transaction)
  const isClaimed = chargebacks.some(({ state: one }) => one === 'open')
  // The bank took more than the order had left, which was on its way back already.
  const hasBankGiven = chargebacks.some(
    ({ state: one, beyond_minor = 0 }) => one === 'lost' && beyond_minor > 0,
  )
  const isStuck = refunds.some(isRefundWaiting)
  const hasPaid = payment.paid_at !== null
  const hasLapsed = transaction.applied_commands.some((key) => LAPSED.test(key))
  return [
    [!hasPaid, ['provider'], ['payment_confirmed', 'payment_mismatched', 'transfer_rejected']],
    [state === 'pending', ['provider'], ['payment_failed']],
    [state === 'reversed' && !hasPaid && hasLapsed, ['provider'], ['payment_late']],
    [hasPaid, ['provider'], ['chargeback']],
    [hasPaid, ['operator'], ['attribute_chargeback', 'reattribute_chargeback']],
    [isClaimed, ['provider'], ['chargeback_won', 'chargeback_lost']],
    [isClaimed, ['operator'], ['move_chargeback']],
    [refunds.some(isRefundOpen), ['system'], ['refund_processed', 'refund_delayed']],
    [refunds.some((one) => !isRefundOpen(one)), ['system'], ['refund_returned']],
    [isStuck && !isClaimed, ['operator'], ['name_refund_account']],
    [isStuck && !isClaimed && !hasBankGiven, ['buyer'], ['name_refund_account']],
    [money.carrier_minor !== undefined, ['system', 'operator'], ['adjust_carrier']],
    [money.carrier_minor !== undefined, ['system'], ['credit_carrier']],
    [(money.carrier_claim_minor ?? 0) > 0, ['system', 'operator'], ['settle_claim']],
    [
      state === 'confirmed' && isByCarrier(transaction) && !carrier?.is_empty,
      ['system'],
      ['carrier_empty'],
    ],
  ]
}

const isByCarrier = ({ carrier, round }: Transaction): boolean => carrier !== undefined && !round

/** Whether time has decided: who was to act and didn't can't any more. */
const isDecided = (transaction: Transaction, now: number): boolean => {
  const { deadline } = transaction
  if (!deadline || deadline.effect === 'escalate' || deadline.effect === 'stay_held') return false
  const overdue = overdueFrom(transaction)
  return (overdue === null ? millisOf(deadline.at) : overdue + POLICY.ship_grace_ms) <= now
}

/** How an order is prepared and sent, and what its carrier says. */
const onTheWay = (transaction: Transaction, now: number): Opening[] => {
  const { shipment, partial, cancel_from, items } = transaction
  const state = escrowStateOf(transaction)
  const isDue = !isDecided(transaction, now)
  const isToSend = state === 'awaiting_confirmation' || state === 'confirmed'
  const isToConfirm = state === 'awaiting_confirmation' && isDue
  const isShipped = state === 'shipped'
  const isChosen = partial === undefined || millisOf(partial.cancel_until) <= now
  const isReady = state === 'confirmed' && isDue && isChosen
  const isLate = cancel_from !== undefined && millisOf(cancel_from) <= now
  const isOne = items.reduce((units, { quantity }) => units + quantity, 0) === 1
  const isShown =
    shipment?.tracking_number ?? shipment?.waybill_note ?? shipment?.photo_path ?? false
  return [
    [state === 'pending', ['vendor'], ['release_reservation']],
    [state === 'pending' || (isToSend && (isLate || !isChosen)), ['buyer'], ['cancel']],
    [isToConfirm, ['vendor'], ['confirm']],
    [isToConfirm && !isOne, ['vendor'], ['confirm_partial']],
    [state === 'confirmed' && !isChosen, ['buyer'], ['accept_partial']],
    [isToSend, ['vendor'], ['decline']],
    [isReady && !isByCarrier(transaction), ['vendor'], ['ship']],
    [isReady && isByCarrier(transaction), ['vendor'], ['book']],
    [isShipped, ['buyer'], ['receive']],
    [isShipped && isDue, ['vendor'], ['deliver_with_code']],
    [isShipped && isDue && isShown !== false, ['vendor'], ['deliver']],
    [
      isShipped && isDue && isByCarrier(transaction),
      ['system'],
      ['carrier_delivered', 'carrier_cancelled'],
    ],
  ]
}

/** How goods go back. */
const goingBack = (transaction: Transaction, now: number): Opening[] => {
  const { return: back, fulfilment, amount_paid, way_back } = transaction
  const state = escrowStateOf(transaction)
  const isDue = !isDecided(transaction, now)
  const isAsked = state === 'return_asked'
  const isReturning = state === 'returning'
  const isComing = isReturning || (state === 'in_dispute' && fulfilment === 'returning')
  const isUnsent = isReturning && back?.sent === undefined
  const isBooked = isComing && back?.sent?.is_booked === true
  const isDear = amount_paid > POLICY.carrier_word_max_minor
  const isAgain = back?.wish === 'replacement' || back?.wish === 'repair'
  const hasWaited = back?.wait?.agreed_at !== undefined
  const isWaitOffered =
    isAsked && !hasWaited && back?.wait !== undefined && now < millisOf(back.wait.until)
  const isOffered = isAsked && back?.offer != null && now < millisOf(back.offer.until)
  return [
    [isAsked && isDue, ['vendor'], ['agree_return', 'offer_part', 'refuse_return']],
    [isOffered, ['buyer'], ['accept_part', 'decline_part']],
    [isAsked && isDue && isAgain && !hasWaited, ['vendor'], ['offer_wait']],
    [isDue && isWaitOffered, ['buyer'], ['accept_wait', 'decline_wait']],
    [isAsked || isReturning, ['vendor'], ['waive_return']],
    [isAsked || (isUnsent && back?.source === 'asked'), ['buyer'], ['withdraw_return']],
    [isUnsent && isDue, ['buyer'], ['send_back']],
    [isUnsent && isDue && !way_back?.fee_minor, ['buyer'], ['book_return']],
    [isReturning && isBooked, ['system'], ['carrier_return_cancelled']],
    [isBooked && isDear && !back?.carrier_says_at, ['system'], ['note_arrival']],
    [isReturning, ['buyer'], ['take_back']],
    [isComing, ['vendor'], ['confirm_arrival']],
    [isBooked && !isDear, ['system'], ['confirm_arrival']],
    [state === 'returned', ['vendor'], ['accept_return']],
    [state === 'returned' && isDue && !back?.contested_at, ['vendor'], ['contest_return']],
  ]
}

/** What both parties may do in a dispute before it is decided, and what gives in. */
const disputed = (transaction: Transaction, now: number): Opening[] => {
  const { dispute } = transaction
  const state = escrowStateOf(transaction)
  const isOpen = state === 'in_dispute'
  const isRoom = isOpen && !isDecided(transaction, now)
  const isFree = dispute?.frozen !== true
  const isRunning = !isOver(transaction) && state !== 'pending'
  const isGoingBack = GOING_BACK.some((one) => one === state)
  const hasRoom = (party: Party): boolean =>
    (dispute?.evidence_count[party] ?? 0) < POLICY.max_evidence_per_party
  return [
    [isRoom, PARTIES, ['add_message']],
    [isRoom && isFree, PARTIES, ['propose_settlement']],
    [isOpen && isFree, ['vendor'], ['accept_refund']],
    [isOpen && (dispute?.escalated === true || !isFree), ['operator'], ['resolve']],
    // Whose goods go back approves once they don't any more.
    [isRunning && isFree && !isGoingBack, ['buyer'], ['approve']],
    ...PARTIES.flatMap((party): Opening[] => {
      const by = isRoom ? dispute?.proposal?.by : undefined
      const isAsked = by !== undefined && by !== party
      return [
        [isRoom && hasRoom(party), [party], ['add_evidence']],
        [isAsked && isFree, [party], ['accept_settlement']],
        [isAsked, [party], ['decline_settlement']],
        [by === party, [party], ['withdraw_settlement']],
        [isOpen && isFree && dispute?.raised_by === party, [party], ['withdraw']],
      ]
    }),
  ]
}

/** Whom the openings name and the table treats otherwise, of those that are open, or aren't. */
export const mistreatedBy = (
  offers: Offers,
  openings: readonly Opening[],
  is_open: boolean,
): string | undefined => {
  for (const [one, actors, actions] of openings) {
    if (one !== is_open) continue
    for (const actor of actors) {
      const wrong = actions.find((action) => offers.get(actor)?.includes(action) !== is_open)
      if (wrong) return `${actor} ${wrong}`
    }
  }
  return undefined
}

/** What the schedule does once time has decided. */
const scheduled = (transaction: Transaction, now: number): Opening[] => {
  const { deadline, dispute, return: back } = transaction
  const state = escrowStateOf(transaction)
  const isPassed = deadline !== null && millisOf(deadline.at) <= now
  const isUnheld = (heldUntil(transaction) ?? Number.POSITIVE_INFINITY) <= now
  const isReturning = state === 'returning' && isPassed
  const isSilent = state === 'in_dispute' && isPassed && !dispute?.frozen && !dispute?.escalated
  const isLate =
    state === 'awaiting_confirmation' ||
    state === 'shipped' ||
    (state === 'confirmed' && deadline?.effect === 'refund_buyer')
  return [
    [state === 'pending' ? isUnheld : isLate && isPassed, ['system'], ['expire']],
    [(overdueFrom(transaction) ?? now + 1) <= now, ['system'], ['allow_cancellation']],
    [state === 'delivered' && isPassed, ['system'], ['auto_release']],
    [state === 'return_asked' && isPassed, ['system'], ['agree_return']],
    [isReturning && !back?.sent, ['system'], ['lapse_return']],
    [isReturning && back?.sent !== undefined, ['system'], ['escalate_return']],
    [state === 'returned' && isPassed, ['system'], ['accept_return']],
    [isSilent && !dispute?.responded, ['system'], ['resolve_by_default']],
    [isSilent && dispute?.responded === true, ['system'], ['escalate']],
  ]
}

/** What is possible of an order for a while, or after its end. */
const forAWhile = (transaction: Transaction, now: number): Opening[] => {
  const { keep_until, refund, chargebacks, review_id, ended_at, items, disputes_raised } =
    transaction
  const { deadline, extended_at, return: back, return_asked_for = [] } = transaction
  const state = escrowStateOf(transaction)
  const isBefore = (from: Timestamp | null | undefined, ms: number): boolean =>
    from != null && now < millisOf(from) + ms
  const isWaiting = refund?.state === 'pending' && chargebacks.length === 0
  const isSeen = state === 'completed' || (state === 'reversed' && back?.outcome === 'refunded')
  const isDelivered = state === 'delivered'
  const isDue = !isDecided(transaction, now)
  const isLeft = items.some((item) => !return_asked_for.includes(goodsIdOf(item)))
  const isBack = back?.arrived_at !== undefined && back.wish !== 'repair'
  return [
    [state === 'reversed' && isWaiting && isBefore(keep_until, 0), ['buyer'], ['keep']],
    [
      isSeen && review_id === null && isBefore(ended_at, POLICY.review_window_days * DAY_MS),
      ['buyer'],
      ['review'],
    ],
    [
      isDelivered && !extended_at && isBefore(deadline?.at, -POLICY.extend_before_ms),
      ['buyer'],
      ['extend_protection'],
    ],
    [isDelivered && isDue && isLeft, ['buyer'], ['ask_return']],
    [isBack && isBefore(back.ended_at, POLICY.mark_sellable_ms), ['vendor'], ['mark_sellable']],
    ...PARTIES.map(
      (party): Opening => [
        ON_THE_WAY.some((one) => one === state) &&
          isDue &&
          disputes_raised[party] < POLICY.max_disputes,
        [party],
        ['dispute'],
      ],
    ),
  ]
}

/** What the parties may do, what a carrier says of the goods, and what time does. */
export const openTo = (transaction: Transaction, now: number): Opening[] => [
  ...scheduled(transaction, now),
  ...forAWhile(transaction, now),
  ...onTheWay(transaction, now),
  ...goingBack(transaction, now),
  ...disputed(transaction, now),
]
