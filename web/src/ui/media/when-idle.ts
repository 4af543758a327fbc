const MAX_WAIT_MS = 4_000

/**
 * Calls back once the browser has nothing else to do, at the latest after `latest_ms`. Safari can't
 * tell, and waits a quarter of that. Returns a function that cancels.
 */
export const whenIdle = (work: () => unknown, latest_ms = MAX_WAIT_MS): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(() => void work(), { timeout: latest_ms })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, latest_ms / 4)
  return () => clearTimeout(timer)
}
