import { SWITCHES, type Switch } from '../../contract/entities/switches'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { newBatch } from '../../db/firestore'
import { readSwitches, saveSwitches } from '../../db/switches'
import type { Deps } from '../deps'

type Turn = { operator: string; reason: string; is_on: boolean }

/**
 * Turns a capability on or off for everyone; functions notice within 30 s. The decision is stored in
 * the same commit, which fails if somebody else turned a switch meanwhile.
 */
export const turnSwitch = async (
  deps: Pick<Deps, 'clock' | 'ids'>,
  name: Switch,
  { operator, reason, is_on }: Turn,
): Promise<Switch[]> => {
  const stored = await readSwitches()
  const was = new Set(stored?.data.off)
  const off = SWITCHES.filter((other) => (other === name ? !is_on : was.has(other)))
  const at = timestampFromMillis(deps.clock())
  const batch = newBatch()
  saveSwitches(batch, stored, { off, updated_at: at })
  const action = is_on ? 'switch-on' : 'switch-off'
  addOpsDecision(batch, { id: deps.ids(), operator, action, subject: name, reason, at })
  await batch.commit()
  return off
}
