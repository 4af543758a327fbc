import type { LookReason } from '../../contract/entities/console/audit'
import { lagosDayOf } from '../../contract/lagos-day'
import { countLooks } from '../../db/audit-log'
import type { Deps } from '../deps'
import type { Acting } from './acting'
import { commitDecision } from './recorded'

/** More than a day of support needs. From here on each look is a line of the log that alerts. */
export const LOOKS_A_DAY = 100

type Look = { action: string; subject: string; why: LookReason }

/** Writes to the audit log that an operator looks, before anything is shown. */
export const logLook = async (
  deps: Deps,
  { uid }: Acting,
  { action, subject, why }: Look,
): Promise<void> => {
  const by = { operator: uid, reason: why }
  const { result } = await commitDecision(deps, by, 'service/unavailable', async (_, now) => ({
    entry: { action: `look:${action}`, subject, before: null, after: null },
    result: lagosDayOf(now),
  }))
  const looks = await countLooks(uid, result)
  if (looks >= LOOKS_A_DAY) {
    deps.log.error('An operator looks at very many people', { operator: uid, looks })
  }
}
