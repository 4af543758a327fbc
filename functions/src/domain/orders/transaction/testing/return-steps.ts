import type { ReturnLine } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { lagosDayOf } from '../../../../contract/lagos-day'
import { DAY_MS } from '../../../../contract/time'
import type { CommandOf } from '../decision'
import {
  after,
  confirmed,
  delivered,
  image,
  opened,
  PRODUCT_ID,
  paid,
  START,
  type Step,
  shipped,
  WAY_BACK_MINOR,
} from './sample'

export const DELIVERED: readonly Step[] = [paid, confirmed, shipped, delivered]

/** A delivered order of two units, and what follows. */
export const deliveredOrder = (...steps: readonly Step[]): Transaction =>
  after(opened().transaction, [...DELIVERED, ...steps])

/** Steps of goods that go back. */
export const unitsOf = (quantity: number, product_id = PRODUCT_ID): ReturnLine => ({
  product_id,
  variant_id: product_id,
  quantity,
})

/** A return of both units for a fault, unless something else is said. */
export const askReturn = (
  change: Partial<CommandOf<'ask_return'>> = {},
): CommandOf<'ask_return'> => ({
  action: 'ask_return',
  lines: [unitsOf(2)],
  reason: 'damaged',
  wish: 'refund',
  description: 'The collar came off.',
  photo_paths: [image('buyer', 'collar.jpg')],
  ...change,
})

export const asked = (change: Partial<CommandOf<'ask_return'>> = {}): Step => [
  'buyer',
  askReturn(change),
]
export const agreed: Step = ['vendor', { action: 'agree_return' }]
export const sentBack: Step = [
  'buyer',
  { action: 'send_back', shipment: { carrier: 'GIG', tracking_number: 'GIG-9' } },
]
export const bookedBack = (fee_minor = WAY_BACK_MINOR): Step => [
  'buyer',
  {
    action: 'book_return',
    shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-9' },
    carrier: 'shipbubble',
    fee_minor,
  },
]
export const handedOver: Step = ['buyer', { action: 'take_back' }]
export const arrivedBack: Step = ['vendor', { action: 'confirm_arrival' }]
export const acceptedBack = (is_sellable?: boolean): Step => [
  'vendor',
  { action: 'accept_return', ...(is_sellable !== undefined && { is_sellable }) },
]
export const waived: Step = ['vendor', { action: 'waive_return' }]
export const withdrawn: Step = ['buyer', { action: 'withdraw_return' }]
export const offeredPart = (amount_minor = 300_000): Step => [
  'vendor',
  { action: 'offer_part', amount_minor },
]
/** Of a replacement, until the week after. */
export const WAIT_DAY = lagosDayOf(START + 8 * DAY_MS)
export const offeredWait: Step = ['vendor', { action: 'offer_wait', day: WAIT_DAY }]
export const waiting: Step = ['buyer', { action: 'accept_wait', day: WAIT_DAY }]
export const notWaiting: Step = ['buyer', { action: 'decline_wait', day: WAIT_DAY }]
export const refused: Step = [
  'vendor',
  { action: 'refuse_return', reason: 'It was whole when it left.', evidence_paths: [] },
]
export const contestedBack: Step = [
  'vendor',
  {
    action: 'contest_return',
    reason: 'The box was empty.',
    evidence_paths: [image('vendor', 'empty.jpg')],
  },
]
/** A settlement by which the goods go back first. */
export const settledWithGoods = (refund_minor = 300_000): Step[] => [
  ['vendor', { action: 'propose_settlement', refund_minor, goods: 'return' }],
  ['buyer', { action: 'accept_settlement', refund_minor, goods: 'return' }],
]
