import type { Bank } from '../../../contract/entities/people/vendor'
import { FALLBACK_BANKS } from '../../../contract/reference/banks'
import { DAY_MS, MINUTE_MS } from '../../../contract/time'
import type { Deps } from '../../deps'

let known: { banks: Bank[]; until: number; of: Deps['payments'] } | undefined

const byName = (a: Bank, b: Bank): number => a.bank_name.localeCompare(b.bank_name, 'en-NG')

/**
 * Lists the provider's banks for payouts, cached for a day. If the provider fails, returns
 * `FALLBACK_BANKS` and asks again after a minute.
 */
export const listBanks = async (deps: Deps): Promise<Bank[]> => {
  const now = deps.clock()
  if (known && known.of === deps.payments && now < known.until) return known.banks
  try {
    const listed = await deps.payments.listBanks()
    const banks = listed.map(({ name, code }) => ({ bank_name: name, bank_code: code }))
    known = { banks: banks.sort(byName), until: now + DAY_MS, of: deps.payments }
  } catch (error) {
    deps.log.warn('The bank list could not be fetched', { error: String(error) })
    known = { banks: [...FALLBACK_BANKS], until: now + MINUTE_MS, of: deps.payments }
  }
  return known.banks
}
