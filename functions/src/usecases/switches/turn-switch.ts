import { SWITCHES, type Switch } from '../../contract/entities/console/switches'
import { timestampFromMillis } from '../../contract/time'
import { readSwitches, saveSwitches } from '../../db/switches'
import type { Deps } from '../deps'
import { type By, commitDecision, type Recorded } from '../operators/recorded'

/** What is turned off for everyone. */
export const listSwitches = async (): Promise<{ off: Switch[] }> => ({
  off: (await readSwitches())?.data.off ?? [],
})

type Turn = By & { is_on: boolean }

/**
 * Turns a capability on or off for everyone; functions notice within 30 s. The decision is stored in
 * the same commit.
 */
export const turnSwitch = (
  deps: Deps,
  name: Switch,
  { is_on, ...by }: Turn,
): Promise<Recorded<{ off: Switch[] }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await readSwitches()
    const was = new Set(stored?.data.off)
    const off = SWITCHES.filter((other) => (other === name ? !is_on : was.has(other)))
    saveSwitches(batch, stored, { off, updated_at: timestampFromMillis(now) })
    const entry = {
      action: is_on ? 'switch-on' : 'switch-off',
      subject: name,
      before: { off: [...was] },
      after: { off },
    }
    return { entry, result: { off } }
  })
