import { AppError } from '../../../contract/api/errors'
import type { Deal, DealState } from '../../../contract/entities/orders/deal'
import {
  PAYMENT_CHANNELS,
  type PaymentChannel,
} from '../../../contract/entities/orders/transaction'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { isUnproven } from '../../../contract/escrow/limits'
import { dealStateOf } from '../deal/deal-state'

type Seller = { is_payable: boolean }

/** With uses of which all are sold or reserved, the checkout says until when the last one is held. */
const PAYABLE: readonly DealState[] = ['open', 'accepted', 'sold_out']

/** A buyer's request is for its buyer alone, once a seller accepted it and the buyer agreed to them. */
const isAgreed = ({ made_by, status, consented_at }: Deal): boolean =>
  made_by === 'vendor' || (status === 'accepted' && consented_at !== undefined)

/**
 * Checks that a deal can be paid now.
 * @param buyer_id absent: nobody in particular looks at it
 * @param now epoch milliseconds
 * @throws AppError `deal/own`, `deal/not-for-you`, `deal/not-payable` with its state
 */
export const requirePayable = (
  deal: Deal,
  seller: Seller,
  buyer_id: string | undefined,
  now: number,
): void => {
  if (buyer_id !== undefined) {
    if (deal.vendor_id === buyer_id) throw new AppError('deal/own')
    if (deal.buyer_id !== null && deal.buyer_id !== buyer_id) throw new AppError('deal/not-for-you')
  }
  const state = dealStateOf(deal, seller, now)
  if (!PAYABLE.includes(state) || !isAgreed(deal)) throw new AppError('deal/not-payable', { state })
}

/** A bank can claim a card's payment back for months, so unproven sellers' deals are paid by transfer. */
export const dealChannels = (
  { trial }: Pick<Vendor, 'trial'>,
  now: number,
): readonly PaymentChannel[] => (isUnproven(trial, now) ? ['bank_transfer'] : PAYMENT_CHANNELS)
