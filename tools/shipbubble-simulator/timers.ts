import { setTimeout as pause } from 'node:timers/promises'

/** Schedules work for a little later, in real time. `clear` cancels what is scheduled. */
export const createTimers = () => {
  const running = new Set<Promise<void>>()
  let clearing = new AbortController()

  const run = async (ms: number, work: () => void | Promise<void>): Promise<void> => {
    const { signal } = clearing
    await pause(ms, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    try {
      await work()
    } catch (error) {
      console.error(error)
    }
  }

  return {
    after: (ms: number, work: () => void | Promise<void>): void => {
      const task = run(ms, work)
      running.add(task)
      void task.then(() => running.delete(task))
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
