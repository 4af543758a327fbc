import { MINUTE_MS, millisOf, timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import {
  type CarrierWallet,
  readCarrierWallet,
  saveCarrierWallet,
  takenByCarriers,
} from '../../db/delivery/carrier-wallet'
import { isWalletLow, weekUse } from '../../domain/delivery/carrier-wallet'
import { carrierProblemOf } from '../../ports/carrier-problem'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

const WATCH_MS = 30 * MINUTE_MS

/** Asks for the balance; undefined if the carrier doesn't respond. */
export const askBalance = ({ carriers, log }: Deps): Promise<number | undefined> | undefined =>
  carriers?.walletBalance().catch((error: unknown) => {
    const problem = carrierProblemOf(error)
    if (!problem) throw error
    log.warn('The carrier does not say what is in its wallet', { ...problem })
    return undefined
  })

/** Changes what is known of the wallet, and notifies operators if it is low. */
export const noteWallet = (
  deps: Deps,
  balance_minor: number,
  change: (known: CarrierWallet | undefined) => Partial<CarrierWallet>,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const [stored, taken_minor] = await Promise.all([readCarrierWallet(), takenByCarriers()])
    const now = deps.clock()
    const week_minor = weekUse(stored?.data.nights ?? [], taken_minor, now)
    const is_low = isWalletLow(balance_minor, week_minor)
    if (is_low) deps.log.error('The carrier wallet is low', { balance_minor, week_minor })
    const nothing = { nights: [], difference_count: 0, missing_minor: 0 }
    const checked_at = timestampFromMillis(now)
    saveCarrierWallet(batch, stored, {
      ...nothing,
      ...stored?.data,
      balance_minor,
      week_minor,
      checked_at,
      is_low,
      ...change(stored?.data),
    })
    return { result: undefined }
  })

/** Looks every half hour whether the wallet lasts; below a fifth of a week's use somebody fills it. */
export const watchWallet = async (deps: Deps): Promise<void> => {
  if (!deps.carriers) return
  const known = await readCarrierWallet()
  if (known && deps.clock() - millisOf(known.data.checked_at) < WATCH_MS) return
  const balance_minor = await askBalance(deps)
  if (balance_minor !== undefined) await noteWallet(deps, balance_minor, () => ({}))
}
