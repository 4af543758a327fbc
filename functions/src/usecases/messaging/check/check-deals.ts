import { AppError } from '../../../contract/api/errors'
import type { Deal, DealState } from '../../../contract/entities/orders/deal'
import { NO_MESSAGE_IS_PROOF } from '../../../contract/proof-of-payment'
import { readStore, type Store } from '../../../db/people/vendors'
import { isPayable } from '../../../domain/orders/deal/deal-seller'
import { dealStateOf } from '../../../domain/orders/deal/deal-state'
import type { Deps } from '../../deps'
import { findDeal } from './find-deal'

const STATES: Record<DealState, string> = {
  open: 'It can be paid now',
  accepted: 'It was accepted',
  declined: 'It was declined',
  withdrawn: 'It was withdrawn',
  paused: 'It can’t be paid now',
  sold_out: 'It is sold out',
  expired: 'It has expired',
}

const whoseIs = ({ vendor_id }: Deal, store: Store | undefined): string => {
  if (vendor_id === null) return 'A buyer asks for something by it, and nobody sells by it yet'
  return store ? `It is a deal of ${store.vendor.name}` : 'It is a deal of a seller who has left'
}

/** What is true of a deal: whose it is and how it stands. */
const truthOf = async (deal: Deal, now: number): Promise<string> => {
  const store = deal.vendor_id === null ? undefined : await readStore(deal.vendor_id)
  const is_payable = store !== undefined && isPayable(store)
  const state = STATES[dealStateOf(deal, { is_payable }, now)]
  return `${whoseIs(deal, store)}. ${state}.`
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
      truths.push(await truthOf(await findDeal(deps, code, address), deps.clock()))
    } catch (error) {
      if (isUnknown(error)) return undefined
      throw error
    }
  }
  return `${truths.join(' ')} Pay on its page alone. ${NO_MESSAGE_IS_PROOF}`
}
