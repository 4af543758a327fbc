import { SWITCHES, type Switch } from '../../contract/entities/switches'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { readSwitches, saveSwitches } from '../../db/switches'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

/** What is turned off for everyone. */
export const listSwitches = async (): Promise<{ off: Switch[] }> => ({
  off: (await readSwitches())?.data.off ?? [],
})

type Turn = { operator: string; reason: string; is_on: boolean }

/**
 * Turns a capability on or off for everyone; functions notice within 30 s. The decision is stored in
 * the same commit.
 */
export const turnSwitch = (
  deps: Deps,
  name: Switch,
  { operator, reason, is_on }: Turn,
): Promise<Switch[]> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readSwitches()
    const was = new Set(stored?.data.off)
    const off = SWITCHES.filter((other) => (other === name ? !is_on : was.has(other)))
    const at = timestampFromMillis(deps.clock())
    saveSwitches(batch, stored, { off, updated_at: at })
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator,
      action: is_on ? 'switch-on' : 'switch-off',
      subject: name,
      reason,
      before: { off: [...was] },
      after: { off },
      at,
    })
    return { result: off }
  })
