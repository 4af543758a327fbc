import { CARRIER_FEE_BEARERS } from '../../../../contract/entities/delivery/carrier'
import { FAILED_SALE_COST_BEARERS } from '../../../../contract/entities/money/cost-bearer'
import { DAY_MS } from '../../../../contract/time'
import { wholeClaim } from '../../../money/chargeback/left-to-claim'
import type { CommandAction } from '../decision'
import {
  chargedFor,
  claimsOf,
  counts,
  fresh,
  images,
  mayCharge,
  offersOf,
  raised,
  taxed,
  type View,
} from './amounts-to-try'
import { type Choices, RETURN_COMMANDS, usual } from './returns-to-try'

/** Whether the goods stay or go back. */
const goodsOf = ({ bounds }: View) =>
  bounds.goods_back ? (['keep', 'return'] as const) : (['keep'] as const)

/** The fee of a refund's transfer, which comes back with it. */
const TRANSFER_MINOR = 5_000
const ANSWER_MS = 4 * DAY_MS

/** Which of an order's two refunds. */
const PARTS = [{}, { is_part: true }] as const

/** The commands that are tried of each action, as valid as the order allows. A new action is a line here. */
export const COMMANDS: Record<CommandAction, Choices> = {
  payment_confirmed: ({ transaction, bounds }) => [
    { action: 'payment_confirmed', ...chargedFor(transaction), ...taxed(bounds) },
  ],
  payment_late: ({ transaction }) => [{ action: 'payment_late', ...chargedFor(transaction) }],
  payment_mismatched: (view) => [
    ...usual('payment_mismatched')(view),
    {
      action: 'payment_mismatched',
      mismatch: 'currency',
      amount_minor: 500,
      currency: 'USD',
      provider_fee_minor: 20,
    },
  ],
  keep: ({ bounds }) => [{ action: 'keep', ...taxed(bounds) }],
  payment_failed: usual('payment_failed'),
  transfer_rejected: usual('transfer_rejected'),
  cancel: usual('cancel'),
  release_reservation: usual('release_reservation'),
  expire: () => [{ action: 'expire' }, { action: 'expire', is_unmoved: true }],
  confirm: usual('confirm'),
  confirm_partial: ({ transaction: { items, delivery_fee = 0 } }) => {
    const less = items.map(({ product_id, variant_id, quantity }) => ({
      product_id,
      variant_id,
      quantity: quantity - 1,
    }))
    const none = less.map((line) => ({ ...line, quantity: 0 }))
    return [less.slice(0, 1), less.slice(-1), none.slice(0, 1), less, none].map((lines, index) => ({
      action: 'confirm_partial',
      lines,
      delivery_fee_minor: index % 2 === 0 ? Math.floor(delivery_fee / 3) : delivery_fee,
    }))
  },
  accept_partial: usual('accept_partial'),
  decline: () => [{ action: 'decline' }, { action: 'decline', is_missing: true }],
  allow_cancellation: usual('allow_cancellation'),
  ship: () => [
    { action: 'ship', shipment: { carrier: 'GIG', tracking_number: 'GIG1' } },
    { action: 'ship', shipment: { carrier: 'own van' } },
  ],
  book: ({ transaction: { carrier } }) =>
    [carrier?.fee_minor ?? 0, 150_000, (carrier?.fee_minor ?? 0) + 1].map((fee_minor) => ({
      action: 'book',
      shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-1' },
      fee_minor,
    })),
  carrier_empty: usual('carrier_empty'),
  carrier_delivered: usual('carrier_delivered'),
  carrier_cancelled: usual('carrier_cancelled'),
  adjust_carrier: (view) =>
    mayCharge(view)
      ? [
          { action: 'adjust_carrier', charge_id: 'c-1', amount_minor: 50_000, by: 'vendor' },
          { action: 'adjust_carrier', charge_id: 'c-2', amount_minor: 1_234, by: 'platform' },
        ]
      : [],
  credit_carrier: (view) =>
    mayCharge(view)
      ? [
          { action: 'credit_carrier', charge_id: 'b-1', amount_minor: 20_001, by: 'vendor' },
          {
            action: 'credit_carrier',
            charge_id: 'b-2',
            amount_minor: 150_000,
            by: 'vendor',
            is_fee: true,
          },
          {
            action: 'credit_carrier',
            charge_id: 'b-3',
            amount_minor: 1_001,
            by: 'escrow',
            is_fee: true,
          },
          { action: 'credit_carrier', charge_id: 'b-4', amount_minor: 1_234, by: 'platform' },
        ]
      : [],
  settle_claim: (view) => {
    const { money } = view.transaction
    const claim_minor = money.carrier_claim_minor ?? 0
    const part = Math.floor(claim_minor / 3)
    return [
      [claim_minor, 0],
      [0, claim_minor],
      ...(mayCharge(view)
        ? [
            [part, part],
            [claim_minor + 1, 0],
          ]
        : []),
    ].map(([paid_minor = 0, refused_minor = 0]) => ({
      action: 'settle_claim',
      charge_id: `claim-${paid_minor}-${refused_minor}`,
      paid_minor,
      refused_minor,
    }))
  },
  deliver_with_code: usual('deliver_with_code'),
  deliver: usual('deliver'),
  receive: usual('receive'),
  approve: usual('approve'),
  auto_release: usual('auto_release'),
  remind: (view) => (view.bounds.reminders ? usual('remind')(view) : []),
  dispute: (view) =>
    raised(view.transaction) < view.bounds.disputes
      ? (['damaged', 'not_received'] as const)
          .flatMap((reason) =>
            (view.bounds.evidence ? [0, 5, 6] : [0]).map((count) => ({
              action: 'dispute' as const,
              reason,
              description: 'It is not what was agreed.',
              evidence_paths: images(view, count),
            })),
          )
          .slice(view.transaction.carrier ? 0 : view.bounds.evidence ? -3 : -1)
      : [],
  add_evidence: (view) =>
    view.bounds.evidence
      ? counts(view).map((count) => ({ action: 'add_evidence', paths: images(view, count) }))
      : [],
  add_message: (view) => [{ action: 'add_message', text: fresh(view) }],
  withdraw: usual('withdraw'),
  accept_refund: usual('accept_refund'),
  propose_settlement: (view) =>
    offersOf(view).flatMap((refund_minor) =>
      goodsOf(view).map((goods) => ({
        action: 'propose_settlement' as const,
        refund_minor,
        goods,
      })),
    ),
  accept_settlement: usual('accept_settlement'),
  decline_settlement: usual('decline_settlement'),
  withdraw_settlement: usual('withdraw_settlement'),
  resolve_by_default: usual('resolve_by_default'),
  escalate: usual('escalate'),
  resolve: (view) => {
    const { carrier, chargebacks } = view.transaction
    const isClaimed = chargebacks.some(({ state }) => state === 'open')
    const meant = { reason: 'seen', despite_chargeback: true }
    const refund = { action: 'resolve', outcome: 'refund', refund_minor: 0, ...meant } as const
    return [
      { action: 'resolve', outcome: 'release', refund_minor: 0, ...meant },
      ...FAILED_SALE_COST_BEARERS.flatMap((cost_by) =>
        (carrier ? CARRIER_FEE_BEARERS : (['vendor'] as const)).map((carrier_fee_by) => ({
          ...refund,
          cost_by,
          carrier_fee_by,
        })),
      ),
      ...offersOf(view).flatMap((refund_minor) =>
        goodsOf(view).map((goods) => ({
          action: 'resolve' as const,
          outcome: 'split' as const,
          refund_minor,
          goods,
          ...meant,
        })),
      ),
      ...(view.bounds.goods_back ? [{ ...refund, goods: 'return' as const }] : []),
      ...(isClaimed ? [{ ...refund, despite_chargeback: false }] : []),
    ]
  },
  chargeback: (view) =>
    claimsOf(view)
      .filter(({ known }) => !known)
      .map(({ id, claimed }) => ({
        action: 'chargeback',
        chargeback_id: id,
        amount_minor: claimed,
        due_at_ms: view.now + ANSWER_MS,
      })),
  chargeback_won: (view) =>
    claimsOf(view)
      .filter(({ known }) => known?.state === 'open')
      .map(({ id }) => ({ action: 'chargeback_won', chargeback_id: id })),
  chargeback_lost: ({ transaction }) =>
    transaction.chargebacks
      .filter(({ state }) => state === 'open')
      .map((one) => ({
        action: 'chargeback_lost',
        chargeback_id: one.id,
        taken_minor: wholeClaim(one),
      })),
  attribute_chargeback: (view) =>
    view.bounds.attributions
      ? claimsOf(view).flatMap(({ id, claimed }) =>
          [1, claimed].map((amount_minor) => ({
            action: 'attribute_chargeback' as const,
            chargeback_id: id,
            amount_minor,
            due_at_ms: view.now + ANSWER_MS,
          })),
        )
      : [],
  move_chargeback: (view) =>
    view.bounds.attributions
      ? claimsOf(view)
          .filter(({ known }) => known?.state === 'open')
          .map(({ id }) => ({ action: 'move_chargeback', chargeback_id: id }))
      : [],
  reattribute_chargeback: (view) =>
    view.bounds.attributions
      ? claimsOf(view).flatMap(({ id, claimed }) =>
          [0, claimed].map((taken_minor) => ({
            action: 'reattribute_chargeback' as const,
            chargeback_id: id,
            taken_minor,
            due_at_ms: view.now + ANSWER_MS,
          })),
        )
      : [],
  refund_processed: () =>
    PARTS.map((part) => ({
      action: 'refund_processed',
      provider_fee_minor: TRANSFER_MINOR,
      ...part,
    })),
  refund_returned: ({ bounds }) =>
    bounds.refunds
      ? PARTS.map((part) => ({
          action: 'refund_returned',
          provider_fee_minor: -TRANSFER_MINOR,
          ...part,
        }))
      : [],
  refund_delayed: ({ bounds }) =>
    bounds.refunds
      ? PARTS.flatMap((part) =>
          (['processing', 'failed', 'needs_attention'] as const).map((state) => ({
            action: 'refund_delayed' as const,
            state,
            ...part,
          })),
        )
      : [],
  name_refund_account: (view) =>
    PARTS.map((part) => ({ action: 'name_refund_account', account: fresh(view), ...part })),
  review: usual('review'),
  ...RETURN_COMMANDS,
}
