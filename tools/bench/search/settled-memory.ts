/** Buffers are freed only some time after a garbage collection. */
const SETTLE_MS = 200

/** The memory of this process after a garbage collection. */
export const settledMemory = async (): Promise<NodeJS.MemoryUsage> => {
  if (!globalThis.gc) throw new Error('Memory is measured with --expose-gc.')
  for (let time = 0; time < 2; time += 1) {
    globalThis.gc()
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  }
  return process.memoryUsage()
}
