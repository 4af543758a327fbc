import { DAY_MS } from '../../contract/time'
import { unpaidReferences } from '../../db/money/payments'
import type { Deps } from '../deps'
import { eachAtOnce } from '../work-through'
import { confirmPayment } from './confirm-payment'

const SINCE_MS = 4 * DAY_MS
const AT_ONCE = 10

/**
 * Checks recent payments that look unpaid at the provider. This finds money whose webhook never
 * arrived, and refunds it if it came too late.
 */
export const recheckPayments = async (deps: Deps): Promise<number> => {
  const references = await unpaidReferences(deps.clock() - SINCE_MS)
  await eachAtOnce(references, AT_ONCE, async (reference) => {
    try {
      await confirmPayment(deps, reference)
    } catch (error) {
      deps.log.warn('A payment could not be asked about', { reference, error: String(error) })
    }
  })
  return references.length
}
