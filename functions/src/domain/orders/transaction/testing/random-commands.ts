import * as fc from 'fast-check'
import { CARRIER_FEE_BEARERS } from '../../../../contract/entities/delivery/carrier'
import { FAILED_SALE_COST_BEARERS } from '../../../../contract/entities/money/cost-bearer'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../contract/time'
import type { Command, CommandAction } from '../decision'
import { COMMAND_ACTIONS } from './commands'
import { actorOf, party } from './random-actors'
import { chargebackCommandOf } from './random-chargebacks'
import { beginning, type Hand, MAX_BEGINNING, type Move } from './random-paths'
import { goods, isReturnAction, returnCommandOf } from './random-returns'
import { DELIVERY_MINOR, image, PRODUCT_ID } from './sample'

const refund_minor = fc.constantFrom(
  ...[-1, 0, 0.5, 1, 300_000, 300_000, 800_000, 999_999, 1_000_000, 1_000_001],
)
const paths = fc
  .tuple(party, fc.array(fc.constantFrom('1.jpg', '2.jpg', '3.jpg'), { maxLength: 3 }))
  .map(([by, names]) => names.map((name) => image(by, name)))

/** What a carrier took later; each is decided once. */
const CHARGES = [
  { charge_id: 'c-1', amount_minor: 50_000, by: 'vendor' },
  { charge_id: 'c-2', amount_minor: 1_234, by: 'platform' },
  { charge_id: 'c-3', amount_minor: 2_000_000, by: 'vendor' },
] as const
/** What it gave back. */
const CREDITS = [
  ...CHARGES.slice(0, 2).map((one) => ({ ...one, charge_id: `${one.charge_id}-back` })),
  { charge_id: 'fee', amount_minor: 150_000, by: 'vendor', is_fee: true },
] as const

const isPart = fc.constantFrom({}, { is_part: true } as const)

const cost = fc.constantFrom(25_000, 25_000, 0).map((minor) => ({ failed_sale_cost_minor: minor }))
/** Not registered, or due at one or the other time. */
const vat = fc.constantFrom(
  {},
  { vat: { rate_bps: 750, due: 'charge' } } as const,
  { vat: { rate_bps: 750, due: 'release' } } as const,
)

const BOOK = {
  action: 'book' as const,
  shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-1' },
}

const commandOf = (action: CommandAction): fc.Arbitrary<Command> => {
  if (isReturnAction(action)) return returnCommandOf(action)
  switch (action) {
    case 'payment_confirmed':
      return fc
        .tuple(cost, vat)
        .map(([paid, own]) => ({ action, provider_fee_minor: 25_000, ...paid, ...own }))
    case 'payment_late':
      return cost.map((paid) => ({ action, provider_fee_minor: 25_000, ...paid }))
    case 'keep':
      return vat.map((own) => ({ action, ...own }))
    case 'payment_mismatched':
      return fc.constant({
        action,
        mismatch: 'amount',
        amount_minor: 77_777,
        currency: 'NGN',
        provider_fee_minor: 1_167,
      })
    case 'payment_failed':
      return fc.constant({ action, note: 'declined' })
    case 'transfer_rejected':
      return fc
        .constantFrom('INCORRECT_AMOUNT', 'ACCOUNT_EXPIRED')
        .map((message_type) => ({ action, message_type, amount_minor: 77_777 }))
    case 'ship':
      return fc.constantFrom(
        { action, shipment: { carrier: 'GIG', tracking_number: 'GIG1' } },
        { action, shipment: { carrier: 'own van' } },
      )
    case 'book':
      return fc
        .constantFrom(DELIVERY_MINOR, DELIVERY_MINOR, 150_000, 0, DELIVERY_MINOR + 1, -1)
        .map((fee_minor) => ({ ...BOOK, fee_minor }))
    case 'adjust_carrier':
      return fc.constantFrom(...CHARGES).map((one) => ({ action, ...one }))
    case 'credit_carrier':
      return fc.constantFrom(...CREDITS).map((one) => ({ action, ...one }))
    case 'settle_claim':
      return fc
        .constantFrom([DELIVERY_MINOR, 0], [50_000, 0], [0, 150_000], [50_000, 150_000], [0, 0])
        .map(([paid_minor = 0, refused_minor = 0]) => ({
          action,
          charge_id: `claim-${paid_minor}-${refused_minor}`,
          paid_minor,
          refused_minor,
        }))
    case 'dispute':
      return paths.map((evidence_paths) => ({
        action,
        reason: 'damaged',
        description: 'It arrived torn.',
        evidence_paths,
      }))
    case 'add_evidence':
      return paths
        .filter((chosen) => chosen.length > 0)
        .map((chosen) => ({ action, paths: chosen }))
    case 'add_message':
      return fc.constantFrom('Hello', 'Please look').map((text) => ({ action, text }))
    case 'propose_settlement':
    case 'accept_settlement':
    case 'decline_settlement':
    case 'withdraw_settlement':
      return fc
        .tuple(refund_minor, goods)
        .map(([amount, where]) => ({ action, refund_minor: amount, ...where }))
    case 'resolve':
      return fc
        .tuple(
          fc.constantFrom('release' as const, 'refund' as const, 'split' as const),
          refund_minor,
          fc.constantFrom(true, true, false),
          fc.constantFrom(undefined, ...CARRIER_FEE_BEARERS),
          fc.constantFrom(undefined, ...FAILED_SALE_COST_BEARERS),
          goods,
        )
        .map(([outcome, amount, despite_chargeback, carrier_fee_by, cost_by, where]) => ({
          action,
          outcome,
          refund_minor: amount,
          reason: 'seen',
          despite_chargeback,
          ...(carrier_fee_by && { carrier_fee_by }),
          ...(cost_by && { cost_by }),
          ...where,
        }))
    case 'chargeback':
    case 'chargeback_won':
    case 'chargeback_lost':
    case 'attribute_chargeback':
    case 'move_chargeback':
    case 'reattribute_chargeback':
      return chargebackCommandOf(action)
    case 'confirm_partial':
      return fc
        .tuple(
          fc.constantFrom(1, 1, 1, 0, 2, 3),
          fc.constantFrom(DELIVERY_MINOR, 0, 150_000, DELIVERY_MINOR + 1),
        )
        .map(([quantity, delivery_fee_minor]) => ({
          action,
          lines: [{ product_id: PRODUCT_ID, variant_id: PRODUCT_ID, quantity }],
          delivery_fee_minor,
        }))
    case 'refund_delayed':
      return fc
        .tuple(
          fc.constantFrom('processing' as const, 'failed' as const, 'needs_attention' as const),
          isPart,
        )
        .map(([state, part]) => ({ action, state, ...part }))
    case 'name_refund_account':
      return fc
        .tuple(fc.constantFrom('GTBank ******1234', 'Zenith ******0000'), isPart)
        .map(([account, part]) => ({ action, account, ...part }))
    case 'refund_processed':
    case 'refund_returned':
      return isPart.map((part) => ({ action, ...part }))
    case 'review':
      return fc.constant({ action, review_id: 'review' })
    case 'expire':
      return fc.constantFrom({ action }, { action, is_unmoved: true } as const)
    case 'decline':
      return fc.constantFrom({ action }, { action, is_missing: true } as const)
    case 'cancel':
      return fc.constant({ action })
    default:
      return fc.constant({ action })
  }
}

const passed_ms = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0, MINUTE_MS, HOUR_MS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(30 * MINUTE_MS, 12 * HOUR_MS, DAY_MS, 2 * DAY_MS, 3 * DAY_MS),
  },
  { weight: 1, arbitrary: fc.constantFrom(5 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS, 30 * DAY_MS) },
)

/** Generated less often, because they end an order or change nothing, so that runs get further. */
const RARE: readonly CommandAction[] = [
  'cancel',
  'release_reservation',
  'payment_failed',
  'payment_mismatched',
  'decline',
  'approve',
  'accept_refund',
  'resolve',
  'attribute_chargeback',
  'reattribute_chargeback',
  'add_message',
]

const move: fc.Arbitrary<Move> = fc.oneof(
  ...COMMAND_ACTIONS.map((action) => ({
    weight: RARE.includes(action) ? 1 : isReturnAction(action) ? 8 : 4,
    arbitrary: fc.record({ actor: actorOf(action), command: commandOf(action), passed_ms }),
  })),
)

const hand: fc.Arbitrary<Hand> = fc
  .tuple(move, fc.oneof(fc.constant([]), fc.array(move, { minLength: 12, maxLength: 12 })))
  .map(([first, others]) => [first, ...others])

const MAX_COMMANDS = 60

/** Up to 60 hands; many runs begin with part of the successful path, some of a way back after it. */
export const commandChoices: fc.Arbitrary<Hand[]> = fc
  .tuple(beginning, fc.array(hand, { maxLength: MAX_COMMANDS - MAX_BEGINNING, size: 'max' }))
  .map(([first, rest]) => [...first, ...rest])
