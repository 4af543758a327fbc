import { NORTH_CENTRAL } from './locations/north-central'
import { NORTH_EAST } from './locations/north-east'
import { NORTH_WEST } from './locations/north-west'
import { SOUTH_EAST } from './locations/south-east'
import { SOUTH_SOUTH } from './locations/south-south'
import { SOUTH_WEST } from './locations/south-west'
import { STATES } from './states'

const AREAS: Readonly<Record<(typeof STATES)[number], readonly string[]>> = {
  ...NORTH_CENTRAL,
  ...NORTH_EAST,
  ...NORTH_WEST,
  ...SOUTH_EAST,
  ...SOUTH_SOUTH,
  ...SOUTH_WEST,
}

/**
 * Each state, and Abuja, with its local government areas: 774 in all, in alphabetical order.
 * About 12 kB: a browser loads this module only with the form that needs it.
 */
export const LOCATIONS: Readonly<Record<string, readonly string[]>> = Object.assign(
  // What is no state has no areas: `constructor` too.
  Object.create(null),
  Object.fromEntries(STATES.map((state) => [state, AREAS[state]])),
)
