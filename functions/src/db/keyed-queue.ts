/** Works of one key run one after the other, in this instance; those of different keys at once. */
export const keyedQueue = () => {
  const ends = new Map<string, Promise<unknown>>()
  return {
    isBusy: (key: string): boolean => ends.has(key),
    /** Runs `work` once all that came before it under the same key has ended, however it did. */
    run: async <T>(key: string, work: () => T | Promise<T>): Promise<T> => {
      const mine = Promise.allSettled([ends.get(key)]).then(work)
      const end = Promise.allSettled([mine])
      ends.set(key, end)
      try {
        return await mine
      } finally {
        if (ends.get(key) === end) ends.delete(key)
      }
    },
  }
}
