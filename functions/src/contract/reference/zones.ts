import { NORTH_CENTRAL } from './locations/north-central'
import { NORTH_EAST } from './locations/north-east'
import { NORTH_WEST } from './locations/north-west'
import { SOUTH_EAST } from './locations/south-east'
import { SOUTH_SOUTH } from './locations/south-south'
import { SOUTH_WEST } from './locations/south-west'

/** The six geopolitical zones; Abuja is in North Central. */
export const ZONES = [
  'north_central',
  'north_east',
  'north_west',
  'south_east',
  'south_south',
  'south_west',
] as const
export type Zone = (typeof ZONES)[number]

export const ZONE_LABELS: Readonly<Record<Zone, string>> = {
  north_central: 'North Central',
  north_east: 'North East',
  north_west: 'North West',
  south_east: 'South East',
  south_south: 'South South',
  south_west: 'South West',
}

const AREAS_BY_ZONE: Readonly<Record<Zone, object>> = {
  north_central: NORTH_CENTRAL,
  north_east: NORTH_EAST,
  north_west: NORTH_WEST,
  south_east: SOUTH_EAST,
  south_south: SOUTH_SOUTH,
  south_west: SOUTH_WEST,
}

const ZONE_OF_STATE = new Map<string, Zone>(
  ZONES.flatMap((zone) => Object.keys(AREAS_BY_ZONE[zone]).map((state) => [state, zone] as const)),
)

/** The zone of a state; undefined for an unknown one. */
export const zoneOf = (state: string): Zone | undefined => ZONE_OF_STATE.get(state)
