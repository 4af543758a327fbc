import { DAY_MS } from '../../contract/time'
import { unpaidReferences } from '../../store/payments'
import type { Deps } from '../deps'
import { confirmPayment } from './confirm-payment'

const SINCE_MS = 4 * DAY_MS

/**
 * Asks again about payments that were never made, as far as we were told: money of which no event
 * reached us is found, and given back where it is too late.
 */
export const recheckPayments = async (deps: Deps): Promise<number> => {
  const references = await unpaidReferences(deps.clock() - SINCE_MS)
  for (const reference of references) {
    try {
      await confirmPayment(deps, reference)
    } catch (error) {
      deps.log.warn('A payment could not be asked about', { reference, error: String(error) })
    }
  }
  return references.length
}
