import { AppError } from '../../../contract/api/errors'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { changeVendor, changeVendorPrivate, readVendor } from '../../../db/people/vendors'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/**
 * Ends the pause that followed unanswered orders; a holiday and a debt stay. Changes nothing if
 * there is none.
 * @throws AppError `vendor/not-found`
 */
export const resumeStore = (deps: Deps, vendor_id: string): Promise<Vendor> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readVendor(vendor_id)
    if (!stored) throw new AppError('vendor/not-found')
    const { rest } = stored.data
    if (!rest?.paused_at) return { result: stored.data, skip_commit: true }
    const after = rest.holiday || rest.owes_since ? { ...rest, paused_at: null } : null
    const at = timestampFromMillis(deps.clock())
    changeVendor(batch, stored, { rest: after })
    changeVendorPrivate(batch, vendor_id, { resumed_at: at, updated_at: at })
    return { result: { ...stored.data, rest: after } }
  })
