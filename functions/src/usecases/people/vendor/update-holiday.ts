import { AppError } from '../../../contract/api/errors'
import type { HolidayChange } from '../../../contract/entities/people/store-rest'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { commitWithRetry } from '../../../db/commit'
import { changeVendor, readVendor } from '../../../db/people/vendors'
import { requireValidHoliday } from '../../../domain/people/vendor/holiday'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/**
 * Saves what is sent of the days on which a store sells nothing; null for none. A pause stays.
 * @throws AppError `request/invalid`, `vendor/not-found`
 */
export const updateHoliday = (
  deps: Deps,
  vendor_id: string,
  change: HolidayChange | null,
): Promise<Vendor> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readVendor(vendor_id)
    if (!stored) throw new AppError('vendor/not-found')
    const before = stored.data.rest ?? null
    const holiday = change && requireValidHoliday(change, before?.holiday ?? null, deps.clock())
    const others = { paused_at: null, ...before }
    const isResting = holiday || others.paused_at || others.owes_since
    const rest = isResting ? { ...others, holiday } : null
    changeVendor(batch, stored, { rest })
    return { result: { ...stored.data, rest } }
  })
