import { AppError } from '../../../../contract/api/errors'
import { goodsIdOf, itemsByGoods } from '../../../../contract/catalog/variants'
import { vendorPartOf } from '../../../../contract/entities/money/statement'
import {
  type GoodsReturn,
  isFault,
  isSecondTry,
  type ReturnLine,
} from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { changedMindUntil } from '../../../../contract/escrow/changed-mind'
import { POLICY } from '../../../../contract/escrow/policy'
import { isWholeReturn, returnAmountsOf } from '../../../../contract/escrow/return-amounts'
import { waitDays } from '../../../../contract/escrow/wait-days'
import { endOfLagosDay } from '../../../../contract/lagos-day'
import { millisOf, timestampFromMillis } from '../../../../contract/time'
import { disputeDeadline } from '../deadlines'
import type { CommandOf } from '../decision'
import { takeAgain } from '../stock-movements'
import type { DecisionContext, Effects } from './effect-result'
import { agreedOutcome, returnOf, withoutWait } from './return-outcome'
import {
  checkPhotos,
  closed,
  contested,
  inspectedAgain,
  runningDeadline,
  shown,
  stopped,
} from './return-steps'

/** @throws AppError `transaction/return-units-out-of-range` */
const checkLines = (
  { items: bought, return_asked_for = [] }: Transaction,
  lines: readonly ReturnLine[],
): void => {
  const items = itemsByGoods(bought)
  const ids = lines.map(goodsIdOf)
  const isEach = lines.every((line, at) => {
    const item = items.find((one) => goodsIdOf(one) === ids[at])
    return item && line.quantity <= item.quantity && ids.indexOf(ids[at] ?? '') === at
  })
  const asked = ids.filter((id) => return_asked_for.includes(id))
  if (lines.length === 0 || !isEach || asked.length > 0) {
    throw new AppError('transaction/return-units-out-of-range', {
      asked_before: asked,
      lines: items.map(({ product_id, variant_id, quantity }) => ({
        product_id,
        variant_id,
        quantity,
      })),
    })
  }
}

/** A fault is shown by photos; a changed mind is only the store's policy. */
const checkReason = (
  { reason, wish, lines, photo_paths }: CommandOf<'ask_return'>,
  { transaction, now }: DecisionContext,
): void => {
  if (isFault({ reason })) {
    if (photo_paths.length === 0) throw new AppError('transaction/photo-required')
    return
  }
  const until = changedMindUntil(transaction, lines)
  if (until === null || now >= until || wish !== 'refund') {
    throw new AppError('transaction/changed-mind-not-taken', {
      until: until === null ? null : new Date(until).toISOString(),
    })
  }
}

/** @throws AppError `transaction/no-proposal` if another amount is offered by now */
const checkOffer = ({ offer }: GoodsReturn, amount_minor: number): void => {
  if (offer?.amount_minor === amount_minor) return
  throw new AppError('transaction/no-proposal', { refund_minor: offer?.amount_minor ?? null })
}

/** @throws AppError `transaction/no-proposal` if another day is asked for by now */
const openWait = (transaction: Transaction, day: string) => {
  const asked = returnOf(transaction)
  const { wait } = asked
  if (wait?.day === day) return { asked, wait }
  throw new AppError('transaction/no-proposal', { day: wait?.day ?? null })
}

export const RETURN_ANSWER_EFFECTS: Effects<
  | 'extend_protection'
  | 'ask_return'
  | 'agree_return'
  | 'waive_return'
  | 'offer_part'
  | 'accept_part'
  | 'decline_part'
  | 'offer_wait'
  | 'accept_wait'
  | 'decline_wait'
  | 'refuse_return'
  | 'withdraw_return'
> = {
  extend_protection: (_, { transaction, now }) => {
    const deadline = runningDeadline(transaction)
    return {
      patch: { extended_at: timestampFromMillis(now) },
      deadline: { ...deadline, at: timestampFromMillis(millisOf(deadline.at) + POLICY.extend_ms) },
    }
  },
  ask_return: (command, context) => {
    const { transaction, now } = context
    const { lines, reason, wish, description, photo_paths } = command
    checkLines(transaction, lines)
    checkPhotos(context, photo_paths)
    checkReason(command, context)
    if (isSecondTry({ wish }) && transaction.round) {
      throw new AppError('transaction/no-second-try')
    }
    const { return_asked_for = [] } = transaction
    return {
      patch: {
        return: {
          source: 'asked',
          lines: [...lines],
          is_whole: isWholeReturn(transaction, lines),
          reason,
          wish,
          description,
          photo_paths: [...photo_paths],
          amounts: returnAmountsOf(transaction, lines, reason),
          asked_at: timestampFromMillis(now),
          paused: stopped(context),
          offer: null,
        },
        return_asked_for: [...return_asked_for, ...lines.map(goodsIdOf)],
      },
      note: reason,
      entry: shown('buyer', description, photo_paths),
    }
  },
  /** Who is silent takes the goods back for the money, at their own cost. */
  agree_return: ({ way_back_by }, { transaction, row, now }) => {
    const asked = returnOf(transaction)
    const isSilent = row.actor === 'system'
    const agreed: GoodsReturn = {
      ...withoutWait(asked),
      ...(isSilent && { wish: 'refund' }),
      offer: null,
      agreed_at: timestampFromMillis(now),
      agreed_by: isSilent ? 'silence' : 'vendor',
      way_back_by: isSilent || isFault(asked) ? 'vendor' : (way_back_by ?? 'buyer'),
    }
    return { patch: { return: agreed }, stock: takeAgain(agreed), note: agreed.agreed_by }
  },
  waive_return: (_, context) => ({ ...agreedOutcome(context), note: 'goods stay' }),
  offer_part: ({ amount_minor }, { transaction, now }) => {
    const most = vendorPartOf(transaction) - 1
    if (!Number.isSafeInteger(amount_minor) || amount_minor < 1 || amount_minor > most) {
      throw new AppError('transaction/part-out-of-range', { max_minor: Math.max(0, most) })
    }
    const offer = {
      amount_minor,
      at: timestampFromMillis(now),
      until: timestampFromMillis(now + POLICY.return_offer_ms),
    }
    return { patch: { return: { ...returnOf(transaction), offer } }, amount_minor }
  },
  accept_part: ({ amount_minor }, context) => {
    checkOffer(returnOf(context.transaction), amount_minor)
    return { patch: closed(context, 'kept_for_less'), money: { refund_minor: amount_minor } }
  },
  decline_part: ({ amount_minor }, { transaction }) => {
    const asked = returnOf(transaction)
    checkOffer(asked, amount_minor)
    return { patch: { return: { ...asked, offer: null } }, amount_minor }
  },
  offer_wait: ({ day }, { transaction, now }) => {
    const days = waitDays(runningDeadline(transaction), now)
    if (day < days.from || day > days.until) {
      throw new AppError('transaction/wait-day-out-of-range', days)
    }
    const wait = {
      day,
      at: timestampFromMillis(now),
      until: timestampFromMillis(now + POLICY.return_offer_ms),
    }
    return { patch: { return: { ...returnOf(transaction), wait } }, note: day }
  },
  accept_wait: ({ day }, { transaction, now }) => {
    const { asked, wait } = openWait(transaction, day)
    return {
      patch: { return: { ...asked, wait: { ...wait, agreed_at: timestampFromMillis(now) } } },
      deadline: { ...runningDeadline(transaction), at: timestampFromMillis(endOfLagosDay(day)) },
      note: day,
    }
  },
  decline_wait: ({ day }, { transaction }) => {
    const { asked } = openWait(transaction, day)
    return { patch: { return: withoutWait(asked) }, note: day }
  },
  /** A dispute of the buyer's, who has said what is wrong. */
  refuse_return: ({ reason, evidence_paths }, context) => {
    const { transaction } = context
    const asked = returnOf(transaction)
    checkPhotos(context, evidence_paths)
    const dispute = contested(
      context,
      {
        raised_by: 'buyer',
        reason: asked.reason ?? 'other',
        description: asked.description,
        paused: asked.paused,
        escalated: false,
      },
      { buyer: asked.photo_paths.length, vendor: evidence_paths.length },
    )
    return {
      patch: { ...closed(context, 'refused'), dispute, fulfilment: 'delivered' },
      deadline: disputeDeadline(dispute, context.now),
      note: reason,
      entry: shown('vendor', reason, evidence_paths),
    }
  },
  withdraw_return: (_, context) => inspectedAgain(context, 'withdrawn'),
}
