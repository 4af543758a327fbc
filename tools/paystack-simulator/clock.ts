import { ageDisputes } from './disputes'
import { ageTransfers } from './transfers'
import type { World } from './world'

/** Applies what is due by the clock. Runs with every request and, in the server, every second. */
export const passTime = (world: World): void => {
  ageDisputes(world)
  ageTransfers(world)
}

/** Moves the clock by a span, or to a time in epoch milliseconds. */
export const moveClock = (world: World, move: { advance_ms: number } | { at: number }): void => {
  world.state.clock_offset_ms += 'at' in move ? move.at - world.now() : move.advance_ms
  passTime(world)
}
