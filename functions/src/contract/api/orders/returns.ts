import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { PARTIES } from '../../entities/orders/party'
import { RETURN_REASONS, RETURN_WISHES, returnLineSchema } from '../../entities/orders/return'
import { reasonTextSchema } from '../../entities/orders/transaction'
import { MAX_TRANSACTION_ITEMS } from '../../entities/orders/transaction-item'
import { addressSchema } from '../../entities/people/address'
import { POLICY } from '../../escrow/policy'
import { sixDigitsSchema } from '../../text/six-digits'
import { lagosDaySchema } from '../../timestamp'
import { endpoint } from '../endpoint'
import { shipmentFields } from './shipment'
import { action, byId, none, storagePathSchema } from './transaction-action'

const photoPathsSchema = z.array(storagePathSchema).check(z.maxLength(POLICY.max_return_photos))
export const partOfferBodySchema = z.strictObject({ amount_minor: amountMinorSchema })
/** The day in Lagos until whose end the vendor answers. */
const waitBodySchema = z.strictObject({ day: lagosDaySchema })
export const returnAnswerSchema = z.strictObject({
  reason: reasonTextSchema,
  evidence_paths: z._default(photoPathsSchema, []),
})
const wayBackQuoteSchema = z.object({
  courier_name: z.string(),
  fee_minor: amountMinorSchema,
  /** From the pickup. */
  days_min: z.int(),
  days_max: z.int(),
  paid_by: z.enum(PARTIES),
  /** The days in Lagos on which a courier can come. */
  pickup_days: z.array(lagosDaySchema),
})
export type WayBackQuote = z.infer<typeof wayBackQuoteSchema>

/** Goods that go back; each action is a row of the escrow table. */
export const returnEndpoints = {
  extend: action('extend', 'Buyer: adds 3 days to the inspection, once', none),
  ask: action(
    'return',
    'Buyer: asks to send goods back',
    z.strictObject({
      lines: z
        .array(z.strictObject(returnLineSchema.shape))
        .check(z.minLength(1), z.maxLength(MAX_TRANSACTION_ITEMS)),
      reason: z.enum(RETURN_REASONS),
      wish: z.enum(RETURN_WISHES),
      description: reasonTextSchema,
      photo_paths: z._default(photoPathsSchema, []),
    }),
    'dispute',
  ),
  agree: action(
    'return/agree',
    'Vendor: takes the goods back',
    z.strictObject({
      /** Who pays the way back of goods without a fault. */
      way_back_by: z.optional(z.enum(PARTIES)),
      /** Where to; the store’s own address unless it is said. */
      address: z.optional(addressSchema),
    }),
  ),
  waive: action('return/waive', 'Vendor: gives what was asked for; the goods stay', none),
  offerPart: action(
    'return/offer',
    'Vendor: offers a part for goods that stay',
    partOfferBodySchema,
    'dispute',
  ),
  acceptPart: action('return/accept-offer', 'Buyer: keeps the goods for less', partOfferBodySchema),
  declinePart: action('return/decline-offer', 'Buyer: declines the offer', partOfferBodySchema),
  offerWait: action(
    'return/wait',
    'Vendor: asks to wait for a replacement until a day',
    waitBodySchema,
    'dispute',
  ),
  acceptWait: action('return/accept-wait', 'Buyer: waits until that day', waitBodySchema),
  declineWait: action('return/decline-wait', 'Buyer: does not wait', waitBodySchema),
  refuse: action(
    'return/refuse',
    'Vendor: refuses; it becomes a dispute',
    returnAnswerSchema,
    'dispute',
  ),
  withdraw: action('return/withdraw', 'Buyer: keeps the goods after all', none),
  sendBack: action(
    'return/send',
    'Buyer: the goods are on their way back',
    z.strictObject(shipmentFields),
  ),
  quoteWayBack: endpoint({
    method: 'POST',
    path: '/transactions/{id}/return/quote',
    auth: 'user',
    summary: 'Buyer: what a carrier takes for the way back, and who pays it',
    params: byId,
    limit: 'carrier_quote',
    response: wayBackQuoteSchema,
  }),
  bookWayBack: action(
    'return/book',
    'Buyer: a carrier comes for the goods, for the shown fee at most',
    z.strictObject({ pickup_day: lagosDaySchema, fee_minor: amountMinorSchema }),
    'booking',
  ),
  takeBack: action(
    'return/hand-over',
    'Buyer: the goods are with the store, with the code that it shows',
    z.strictObject({ return_code: sixDigitsSchema }),
  ),
  confirmArrival: action('return/arrived', 'Vendor: the goods are back', none),
  accept: action(
    'return/accept',
    'Vendor: what came back is right',
    z.strictObject({ is_sellable: z.optional(z.boolean()) }),
  ),
  contest: action(
    'return/contest',
    'Vendor: what came back is not what was sent',
    returnAnswerSchema,
    'dispute',
  ),
  markSellable: action(
    'return/stock',
    'Vendor: what came back can be sold again, or not',
    z.strictObject({ is_sellable: z.boolean() }),
  ),
} as const
