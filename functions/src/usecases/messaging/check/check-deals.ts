import { AppError } from '../../../contract/api/errors'
import type { Deal, DealState } from '../../../contract/entities/orders/deal'
import { NO_MESSAGE_IS_PROOF } from '../../../contract/proof-of-payment'
import { readStore } from '../../../db/people/vendors'
import { isPayable } from '../../../domain/orders/deal/deal-seller'
import { dealStateOf } from '../../../domain/orders/deal/deal-state'
import type { Deps } from '../../deps'
import { findDeal } from './find-deal'

const STATES: Record<DealState, string> = {
  open: 'It can be paid now',
  accepted: 'It was accepted',
  declined: 'It was declined',
  withdrawn: 'Its seller withdrew it',
  paused: 'It can’t be paid now',
  sold_out: 'It is sold out',
  expired: 'It has expired',
}

/** What is true of a deal: its seller and how it stands; undefined if there is none, or no seller. */
const truthOf = async (deal: Deal, now: number): Promise<string | undefined> => {
  const store = deal.vendor_id && (await readStore(deal.vendor_id))
  if (!store) return undefined
  const is_payable = isPayable(store)
  const state = STATES[dealStateOf(deal, { is_payable }, now)]
  return `It is a deal of ${store.vendor.name}. ${state}.`
}

const isUnknown = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'deal/not-found'

/**
 * What is true of the deals that a message names; undefined if one of them is none of ours.
 * @throws AppError `request/rate-limited` after too many that are none
 */
export const dealTruths = async (
  deps: Deps,
  address: string,
  codes: readonly string[],
): Promise<string | undefined> => {
  const truths: string[] = []
  for (const code of codes) {
    try {
      const truth = await truthOf(await findDeal(deps, code, address), deps.clock())
      if (truth === undefined) return undefined
      truths.push(truth)
    } catch (error) {
      if (isUnknown(error)) return undefined
      throw error
    }
  }
  return `${truths.join(' ')} Pay on its page alone. ${NO_MESSAGE_IS_PROOF}`
}
