import { setTimeout as pause } from 'node:timers/promises'

/** Schedules work for a little later, in real time. `clear` cancels what is scheduled. */
export const createTimers = () => {
  const running = new Set<Promise<void>>()
  let clearing = new AbortController()

  return {
    after: (ms: number, work: () => void | Promise<void>): void => {
      const { signal } = clearing
      const task = pause(ms, undefined, { signal })
        .then(work)
        .catch((error: unknown) => {
          if (!signal.aborted) console.error(error)
        })
        .finally(() => running.delete(task))
      running.add(task)
    },
    /** Resolves when nothing is running or scheduled. */
    idle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running)
    },
    clear: (): void => {
      clearing.abort()
      clearing = new AbortController()
    },
  }
}
export type Timers = ReturnType<typeof createTimers>
