import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Schedules work for a little later, in real time. `clear` cancels what is scheduled. */
export const createTimers = () => {
  const running = new Set<Promise<void>>()
  const newClearing = (): AbortController => {
    const controller = new AbortController()
    // Every scheduled work listens: any number is right.
    setMaxListeners(0, controller.signal)
    return controller
  }
  let clearing = newClearing()
  let begun = 0

  return {
    after: (ms: number, work: () => void | Promise<void>): void => {
      begun += 1
      const { signal } = clearing
      const task = pause(ms, undefined, { signal })
        .then(work)
        .catch((error: unknown) => {
          if (!signal.aborted) console.error(error)
        })
        .finally(() => running.delete(task))
      running.add(task)
    },
    /** How many works are running or scheduled, and how many ever were. */
    counts: () => ({ open: running.size, begun }),
    /** Resolves when nothing is running or scheduled. */
    idle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running)
    },
    clear: (): void => {
      clearing.abort()
      clearing = newClearing()
    },
  }
}
export type Timers = ReturnType<typeof createTimers>
