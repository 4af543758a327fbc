const IDLE_LATEST_MS = 4_000

/** Calls back once the browser has nothing else to do, or after four seconds. */
export const whenIdle = (work: () => unknown): void => {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(() => void work(), { timeout: IDLE_LATEST_MS })
  } else setTimeout(work, IDLE_LATEST_MS)
}
