import { goodsIdOf, itemsByGoods } from '../../../../contract/catalog/variants'
import { vendorPartOf } from '../../../../contract/entities/money/statement'
import type { ReturnLine, ReturnReason } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { mostForWayBack } from '../../../../contract/escrow/return-amounts'
import { millisOf } from '../../../../contract/time'
import type { Command, CommandAction } from '../decision'
import { commandFor } from '../testing/commands'
import { WAY_BACK_MINOR } from '../testing/sample'
import { images, type View } from './amounts-to-try'

export type Choices = (view: View) => readonly Command[]

/** The one command that the transaction allows, as other tests make it. */
export const usual =
  (action: CommandAction): Choices =>
  ({ transaction, actor }) => [commandFor(action, transaction, actor)]

/** All units that can still be asked for, and where it is tried one of the first line. */
const unitsToTry = (
  { items, return_asked_for = [] }: Transaction,
  hasParts: boolean,
): ReturnLine[][] => {
  const lines = itemsByGoods(items)
    .filter((item) => !return_asked_for.includes(goodsIdOf(item)))
    .map(({ product_id, variant_id, quantity }) => ({ product_id, variant_id, quantity }))
  const [first] = lines
  return hasParts && first ? [lines, [{ ...first, quantity: 1 }]] : [lines]
}

const photosFor = (view: View, reason: ReturnReason): string[] =>
  images(view, reason === 'changed_mind' ? 0 : 1)

/** A part of the price, and one kobo too much for one. */
const partsOf = (transaction: Transaction): number[] => {
  const all_minor = vendorPartOf(transaction)
  return [Math.floor(all_minor / 3), all_minor]
}

const isBack = ({ bounds }: View): boolean => bounds.returns !== undefined

/** The commands that are tried of goods that go back. */
export const RETURN_COMMANDS = {
  extend_protection: (view) =>
    isBack(view)
      ? [
          {
            action: 'extend_protection',
            ends_ms: view.transaction.deadline ? millisOf(view.transaction.deadline.at) : 0,
          },
        ]
      : [],
  ask_return: (view) => {
    const { returns } = view.bounds
    if (!returns) return []
    return unitsToTry(view.transaction, returns.parts === true).flatMap((lines) =>
      returns.reasons.flatMap((reason) =>
        returns.wishes.map((wish) => ({
          action: 'ask_return' as const,
          lines,
          reason,
          wish,
          description: 'It is not what was agreed.',
          photo_paths: photosFor(view, reason),
        })),
      ),
    )
  },
  agree_return: usual('agree_return'),
  waive_return: usual('waive_return'),
  offer_part: ({ transaction }) =>
    partsOf(transaction).map((amount_minor) => ({ action: 'offer_part', amount_minor })),
  accept_part: usual('accept_part'),
  decline_part: usual('decline_part'),
  offer_wait: usual('offer_wait'),
  accept_wait: usual('accept_wait'),
  decline_wait: usual('decline_wait'),
  refuse_return: usual('refuse_return'),
  withdraw_return: usual('withdraw_return'),
  send_back: usual('send_back'),
  book_return: ({ bounds, transaction }) => {
    const { return: back } = transaction
    if (!bounds.returns?.booked || !back) return []
    const most_minor = mostForWayBack(transaction, back)
    return [WAY_BACK_MINOR, most_minor, most_minor + 1].map((fee_minor) => ({
      action: 'book_return' as const,
      shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-9' },
      carrier: 'shipbubble',
      fee_minor,
    }))
  },
  carrier_return_cancelled: usual('carrier_return_cancelled'),
  note_arrival: () => [{ action: 'note_arrival' }],
  take_back: usual('take_back'),
  confirm_arrival: usual('confirm_arrival'),
  accept_return: () => [
    { action: 'accept_return' },
    { action: 'accept_return', is_sellable: true },
  ],
  contest_return: usual('contest_return'),
  lapse_return: usual('lapse_return'),
  escalate_return: usual('escalate_return'),
  mark_sellable: () => [
    { action: 'mark_sellable', is_sellable: true },
    { action: 'mark_sellable', is_sellable: false },
  ],
} as const satisfies Partial<Record<CommandAction, Choices>>
