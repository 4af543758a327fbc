import { goodsIdOf } from '../../../../contract/catalog/variants'
import type { Actor } from '../../../../contract/entities/orders/party'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { EscrowAction } from '../../../../contract/escrow/transition'
import { lagosDayOf } from '../../../../contract/lagos-day'
import { DAY_MS, millisOf } from '../../../../contract/time'
import type { Command, CommandAction, CommandOf } from '../decision'
import { fitsRefund } from '../effects/refund'
import { DELIVERY_MINOR, image, WAY_BACK_MINOR } from './sample'

type Make = (transaction: Transaction, actor: Actor) => Command

const partyOr = (actor: Actor): 'buyer' | 'vendor' => (actor === 'vendor' ? 'vendor' : 'buyer')
/** The refund that an action may concern: of the missing units, or of the ended order. */
const whichRefund = (
  transaction: Transaction,
  action: Parameters<typeof fitsRefund>[1],
): { is_part?: true } =>
  transaction.partial && !fitsRefund(transaction, action, undefined) ? { is_part: true } : {}

const openChargeback = ({ chargebacks }: Transaction): string =>
  chargebacks.find(({ state }) => state === 'open')?.id ?? 'cb-none'

/** The actions without any input. */
type Plain = {
  [A in CommandAction]: keyof CommandOf<A> extends 'action' ? A : never
}[CommandAction]

const plain =
  (action: Plain): Make =>
  () => ({ action })

/** An answer to the offer that stands. */
const answerTo =
  (action: 'accept_settlement' | 'decline_settlement' | 'withdraw_settlement'): Make =>
  ({ dispute }) => ({
    action,
    refund_minor: dispute?.proposal?.refund_minor ?? 1,
    goods: dispute?.proposal?.goods,
  })

/** The goods of which no return was asked yet; all of them if it was of each. */
const linesLeft = ({ items, return_asked_for = [] }: Transaction) => {
  const left = items.filter((item) => !return_asked_for.includes(goodsIdOf(item)))
  return (left.length > 0 ? left : items).map(({ product_id, variant_id, quantity }) => ({
    product_id,
    variant_id,
    quantity,
  }))
}

const askedDay = ({ return: asked }: Transaction): string => asked?.wait?.day ?? '2026-01-01'
/** Three days later than the vendor would answer. */
const laterDay = ({ deadline }: Transaction): string =>
  lagosDayOf((deadline ? millisOf(deadline.at) : 0) + 3 * DAY_MS)
const offered = ({ return: asked }: Transaction): number => asked?.offer?.amount_minor ?? 1

/** Makes a command for each action that is as valid as the transaction allows. */
const MAKERS: Record<CommandAction, Make> = {
  payment_confirmed: () => ({ action: 'payment_confirmed', provider_fee_minor: 25_000 }),
  payment_late: () => ({ action: 'payment_late', provider_fee_minor: 25_000 }),
  payment_mismatched: () => ({
    action: 'payment_mismatched',
    mismatch: 'amount',
    amount_minor: 90_000,
    currency: 'NGN',
    provider_fee_minor: 1_350,
  }),
  payment_failed: () => ({ action: 'payment_failed', note: 'declined' }),
  transfer_rejected: () => ({
    action: 'transfer_rejected',
    message_type: 'INCORRECT_AMOUNT',
    amount_minor: 90_000,
  }),
  decline: () => ({ action: 'decline', reason: 'sold out' }),
  cancel: () => ({ action: 'cancel' }),
  ship: () => ({ action: 'ship', shipment: { carrier: 'GIG', waybill_note: 'WB 77' } }),
  book: () => ({
    action: 'book',
    shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-1' },
    fee_minor: DELIVERY_MINOR,
  }),
  adjust_carrier: () => ({
    action: 'adjust_carrier',
    charge_id: 'c-new',
    amount_minor: 50_000,
    by: 'vendor',
  }),
  credit_carrier: () => ({
    action: 'credit_carrier',
    charge_id: 'b-new',
    amount_minor: 50_000,
    by: 'platform',
  }),
  settle_claim: ({ money }) => ({
    action: 'settle_claim',
    charge_id: 'claim-new',
    paid_minor: 0,
    refused_minor: money.carrier_claim_minor ?? 1,
  }),
  dispute: (_, actor) => ({
    action: 'dispute',
    reason: 'other',
    description: 'It is not what was agreed.',
    evidence_paths: [image(partyOr(actor), 'again.jpg')],
  }),
  add_evidence: (_, actor) => ({
    action: 'add_evidence',
    paths: [image(partyOr(actor), 'more.jpg')],
  }),
  add_message: () => ({ action: 'add_message', text: 'Please look at the picture.' }),
  propose_settlement: () => ({ action: 'propose_settlement', refund_minor: 123_456 }),
  accept_settlement: answerTo('accept_settlement'),
  decline_settlement: answerTo('decline_settlement'),
  withdraw_settlement: answerTo('withdraw_settlement'),
  resolve: ({ money, amount_paid }) => ({
    action: 'resolve',
    // After a partial chargeback, the rest can't be split.
    outcome: money.held_minor + (money.carrier_minor ?? 0) < amount_paid ? 'release' : 'split',
    refund_minor: 300_000,
    reason: 'both',
    despite_chargeback: true,
  }),
  chargeback: ({ amount_paid }) => ({
    action: 'chargeback',
    chargeback_id: 'cb-new',
    amount_minor: amount_paid,
    due_at_ms: 0,
  }),
  attribute_chargeback: ({ amount_paid }) => ({
    action: 'attribute_chargeback',
    chargeback_id: 'cb-new',
    amount_minor: amount_paid,
    due_at_ms: 0,
  }),
  move_chargeback: (transaction) => ({
    action: 'move_chargeback',
    chargeback_id: openChargeback(transaction),
  }),
  reattribute_chargeback: ({ amount_paid }) => ({
    action: 'reattribute_chargeback',
    chargeback_id: 'cb-new',
    taken_minor: amount_paid,
    due_at_ms: 0,
  }),
  chargeback_won: (transaction) => ({
    action: 'chargeback_won',
    chargeback_id: openChargeback(transaction),
  }),
  chargeback_lost: (transaction) => ({
    action: 'chargeback_lost',
    chargeback_id: openChargeback(transaction),
    taken_minor: transaction.amount_paid,
  }),
  confirm_partial: ({ items }) => ({
    action: 'confirm_partial',
    lines: items.map(({ product_id, variant_id, quantity }) => ({
      product_id,
      variant_id,
      quantity: quantity - 1,
    })),
    delivery_fee_minor: 0,
  }),
  name_refund_account: (transaction) => ({
    action: 'name_refund_account',
    account: 'GTBank ******1234',
    ...whichRefund(transaction, 'name_refund_account'),
  }),
  refund_delayed: (transaction) => ({
    action: 'refund_delayed',
    state: 'needs_attention',
    ...whichRefund(transaction, 'refund_delayed'),
  }),
  review: ({ id }) => ({ action: 'review', review_id: id }),
  extend_protection: ({ deadline }) => ({
    action: 'extend_protection',
    ends_ms: deadline ? millisOf(deadline.at) : 0,
  }),
  ask_return: (transaction) => ({
    action: 'ask_return',
    lines: linesLeft(transaction),
    reason: 'damaged',
    wish: 'refund',
    description: 'The collar came off.',
    photo_paths: [image('buyer', 'collar.jpg')],
  }),
  agree_return: () => ({ action: 'agree_return' }),
  offer_part: () => ({ action: 'offer_part', amount_minor: 234_567 }),
  accept_part: (transaction) => ({ action: 'accept_part', amount_minor: offered(transaction) }),
  decline_part: (transaction) => ({ action: 'decline_part', amount_minor: offered(transaction) }),
  offer_wait: (transaction) => ({ action: 'offer_wait', day: laterDay(transaction) }),
  accept_wait: (transaction) => ({ action: 'accept_wait', day: askedDay(transaction) }),
  decline_wait: (transaction) => ({ action: 'decline_wait', day: askedDay(transaction) }),
  refuse_return: () => ({
    action: 'refuse_return',
    reason: 'It was whole when it left.',
    evidence_paths: [image('vendor', 'packed.jpg')],
  }),
  send_back: () => ({
    action: 'send_back',
    shipment: { carrier: 'GIG', tracking_number: 'GIG-9' },
  }),
  accept_return: () => ({ action: 'accept_return', is_sellable: true }),
  contest_return: () => ({
    action: 'contest_return',
    reason: 'The box was empty.',
    evidence_paths: [image('vendor', 'empty.jpg')],
  }),
  mark_sellable: ({ return: back }) => ({
    action: 'mark_sellable',
    is_sellable: back?.is_sellable !== true,
  }),
  waive_return: plain('waive_return'),
  withdraw_return: plain('withdraw_return'),
  take_back: plain('take_back'),
  book_return: () => ({
    action: 'book_return',
    shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-9' },
    carrier: 'shipbubble',
    fee_minor: WAY_BACK_MINOR,
  }),
  carrier_return_cancelled: plain('carrier_return_cancelled'),
  note_arrival: () => ({ action: 'note_arrival' }),
  confirm_arrival: () => ({ action: 'confirm_arrival' }),
  lapse_return: plain('lapse_return'),
  escalate_return: plain('escalate_return'),
  expire: () => ({ action: 'expire' }),
  release_reservation: plain('release_reservation'),
  confirm: plain('confirm'),
  keep: () => ({ action: 'keep' }),
  accept_partial: plain('accept_partial'),
  allow_cancellation: plain('allow_cancellation'),
  carrier_delivered: plain('carrier_delivered'),
  carrier_cancelled: plain('carrier_cancelled'),
  carrier_empty: plain('carrier_empty'),
  deliver_with_code: plain('deliver_with_code'),
  deliver: plain('deliver'),
  receive: plain('receive'),
  approve: plain('approve'),
  auto_release: plain('auto_release'),
  remind: plain('remind'),
  withdraw: plain('withdraw'),
  accept_refund: plain('accept_refund'),
  resolve_by_default: plain('resolve_by_default'),
  escalate: plain('escalate'),
  refund_processed: (transaction) => ({
    action: 'refund_processed',
    ...whichRefund(transaction, 'refund_processed'),
  }),
  refund_returned: (transaction) => ({
    action: 'refund_returned',
    ...whichRefund(transaction, 'refund_returned'),
  }),
}

export const COMMAND_ACTIONS = Object.keys(MAKERS) as CommandAction[]

export const isCommandAction = (action: EscrowAction): action is CommandAction => action in MAKERS

export const commandFor = (
  action: CommandAction,
  transaction: Transaction,
  actor: Actor,
): Command => MAKERS[action](transaction, actor)
