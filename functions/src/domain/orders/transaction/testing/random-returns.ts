import * as fc from 'fast-check'
import { PARTIES } from '../../../../contract/entities/orders/party'
import { RETURN_WISHES, type ReturnLine } from '../../../../contract/entities/orders/return'
import { lagosDayOf } from '../../../../contract/lagos-day'
import { DAY_MS } from '../../../../contract/time'
import type { Command, CommandAction } from '../decision'
import { image, PRODUCT_ID, SECOND_ID, START, WAY_BACK_MINOR } from './sample'

const RETURN_ACTIONS = [
  'extend_protection',
  'ask_return',
  'agree_return',
  'waive_return',
  'offer_part',
  'accept_part',
  'decline_part',
  'offer_wait',
  'accept_wait',
  'decline_wait',
  'refuse_return',
  'withdraw_return',
  'send_back',
  'book_return',
  'carrier_return_cancelled',
  'note_arrival',
  'take_back',
  'confirm_arrival',
  'accept_return',
  'contest_return',
  'lapse_return',
  'escalate_return',
  'mark_sellable',
] as const satisfies readonly CommandAction[]
type Action = (typeof RETURN_ACTIONS)[number]

const IS_RETURN: ReadonlySet<CommandAction> = new Set(RETURN_ACTIONS)
export const isReturnAction = (action: CommandAction): action is Action => IS_RETURN.has(action)

/** Where the goods of a settlement or a decision go. */
export const goods = fc.constantFrom(
  {},
  {},
  { goods: 'keep' } as const,
  {
    goods: 'return',
  } as const,
)

const line = (product_id: string, quantity: number): ReturnLine => ({
  product_id,
  variant_id: product_id,
  quantity,
})

/** Some goods, all, too many, none, those of another order, and some twice. */
const lines = fc.constantFrom(
  [line(PRODUCT_ID, 1)],
  [line(PRODUCT_ID, 1)],
  [line(PRODUCT_ID, 2)],
  [line(PRODUCT_ID, 2)],
  [line(SECOND_ID, 1)],
  [line(SECOND_ID, 3)],
  [line(PRODUCT_ID, 2), line(SECOND_ID, 3)],
  [line(PRODUCT_ID, 1), line(SECOND_ID, 2)],
  [line(PRODUCT_ID, 3)],
  [line('foreign', 1)],
  [line(PRODUCT_ID, 1), line(PRODUCT_ID, 1)],
  [],
)
const reason = fc.constantFrom(
  'not_as_described' as const,
  'damaged' as const,
  'wrong_item' as const,
  'missing_parts' as const,
  'changed_mind' as const,
  'changed_mind' as const,
)
const photos = (by: 'buyer' | 'vendor') =>
  fc.constantFrom(
    [image(by, 'a.jpg')],
    [image(by, 'a.jpg')],
    [image(by, 'a.jpg'), image(by, 'b.jpg')],
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => image(by, `${name}.jpg`)),
    [image(by === 'buyer' ? 'vendor' : 'buyer', 'a.jpg')],
    [],
  )
const amount = fc.constantFrom(
  ...[300_000, 300_000, 300_000, 1, 0, -1, 0.5, 799_999, 999_999, 1_000_000],
)

/** From the day of the payment on, most of them near the end of what can be waited for. */
const day = fc
  .oneof(fc.integer({ min: 4, max: 24 }), fc.constantFrom(8, 8, 10))
  .map((days) => lagosDayOf(START + days * DAY_MS))

const BOOKED = { carrier: 'GIG Logistics', tracking_number: 'SB-9' }
const SENT = { carrier: 'GIG', tracking_number: 'GIG-9' }

export const returnCommandOf = (action: Action): fc.Arbitrary<Command> => {
  switch (action) {
    case 'extend_protection':
      return fc.constantFrom(1, 2).map((ends_ms) => ({ action, ends_ms }))
    case 'ask_return':
      return fc
        .tuple(lines, reason, fc.constantFrom(...RETURN_WISHES), photos('buyer'))
        .map(([chosen, why, wish, photo_paths]) => ({
          action,
          lines: chosen,
          reason: why,
          wish: why === 'changed_mind' && photo_paths.length === 1 ? 'refund' : wish,
          description: 'The collar came off.',
          photo_paths,
        }))
    case 'agree_return':
      return fc
        .constantFrom(undefined, ...PARTIES)
        .map((way_back_by) => ({ action, ...(way_back_by && { way_back_by }) }))
    case 'offer_part':
    case 'accept_part':
    case 'decline_part':
      return amount.map((amount_minor) => ({ action, amount_minor }))
    case 'offer_wait':
    case 'accept_wait':
    case 'decline_wait':
      return day.map((one) => ({ action, day: one }))
    case 'refuse_return':
    case 'contest_return':
      return photos('vendor').map((evidence_paths) => ({
        action,
        reason: 'It was whole.',
        evidence_paths,
      }))
    case 'send_back':
      return fc.constantFrom(
        { action, shipment: SENT },
        { action, shipment: { carrier: 'GIG', waybill_note: 'WB 9' } },
        { action, shipment: { carrier: 'GIG', photo_path: image('buyer', 'waybill.jpg') } },
        { action, shipment: { carrier: 'by hand' } },
      )
    case 'book_return':
      return fc
        .constantFrom(WAY_BACK_MINOR, WAY_BACK_MINOR, 0, 900_000, 2_000_000, -1)
        .map((fee_minor) => ({ action, shipment: BOOKED, carrier: 'shipbubble', fee_minor }))
    case 'accept_return':
      return fc
        .constantFrom(undefined, true, false)
        .map((is_sellable) => ({ action, ...(is_sellable !== undefined && { is_sellable }) }))
    case 'mark_sellable':
      return fc.boolean().map((is_sellable) => ({ action, is_sellable }))
    default:
      return fc.constant({ action })
  }
}
