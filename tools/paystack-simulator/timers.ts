/** Work that happens by itself a little later. Everything ends with `clear`. */
export const createTimers = () => {
  const waiting = new Set<NodeJS.Timeout>()
  let running = 0
  let idlers: (() => void)[] = []

  const tellIdlers = () => {
    if (waiting.size + running > 0) return
    for (const tell of idlers) tell()
    idlers = []
  }

  const run = async (work: () => void | Promise<void>) => {
    running += 1
    try {
      await work()
    } catch (error) {
      console.error(error)
    } finally {
      running -= 1
      tellIdlers()
    }
  }

  return {
    after: (ms: number, work: () => void | Promise<void>): void => {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        void run(work)
      }, ms)
      waiting.add(timer)
    },
    /** Resolves when nothing is under way or planned. */
    idle: (): Promise<void> =>
      new Promise((resolve) => {
        idlers.push(resolve)
        tellIdlers()
      }),
    clear: (): void => {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
      tellIdlers()
    },
  }
}
export type Timers = ReturnType<typeof createTimers>
