import { createState } from './state'
import { createTimers } from './timers'
import { sendLater } from './webhooks'
import type { Settings, World } from './world'

export const createWorld = (settings: Settings, now: () => number): World => {
  let last: Promise<void> = Promise.resolve()
  const world: World = {
    settings,
    state: createState(),
    timers: createTimers(),
    inOrder: (work) => {
      last = last.then(work, work)
      return last
    },
    now,
    emit: (event, data) => sendLater(world, event, data),
  }
  return world
}
