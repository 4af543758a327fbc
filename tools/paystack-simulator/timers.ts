/** Schedules work for a little later, in real time. `clear` cancels what is scheduled. */
export const createTimers = () => {
  const planned = new Set<NodeJS.Timeout>()
  let running = 0
  let waiting: (() => void)[] = []

  const notifyIfIdle = () => {
    if (planned.size + running > 0) return
    for (const resolve of waiting) resolve()
    waiting = []
  }

  const run = async (work: () => void | Promise<void>) => {
    running += 1
    try {
      await work()
    } catch (error) {
      console.error(error)
    } finally {
      running -= 1
      notifyIfIdle()
    }
  }

  return {
    after: (ms: number, work: () => void | Promise<void>): void => {
      const timer = setTimeout(() => {
        planned.delete(timer)
        void run(work)
      }, ms)
      planned.add(timer)
    },
    /** Resolves when nothing is running or scheduled. */
    idle: (): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(resolve)
        notifyIfIdle()
      }),
    clear: (): void => {
      for (const timer of planned) clearTimeout(timer)
      planned.clear()
      notifyIfIdle()
    },
  }
}
export type Timers = ReturnType<typeof createTimers>
