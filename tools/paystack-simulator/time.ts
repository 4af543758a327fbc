import { ageDisputes } from './disputes'
import { ageTransfers } from './transfers'
import type { World } from './world'

/** What time alone does; looked at with every request and every second. */
export const passTime = (world: World): void => {
  ageDisputes(world)
  ageTransfers(world)
}
