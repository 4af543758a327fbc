/** Chrome and Firefox, Safari, and Vite for a style sheet. A module that throws has other texts. */
const FAILED_FETCH = /dynamically imported module|importing a module script|unable to preload/i

const INITIAL_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000

/** `retrying` for as long as a chunk waits for the network; `stale` once only a reload can help. */
export type ChunkState = 'loaded' | 'retrying' | 'stale'

const listeners = new Set<() => void>()
let waiting = 0
let isStale = false

export const chunkState = (): ChunkState => {
  if (waiting > 0) return 'retrying'
  return isStale ? 'stale' : 'loaded'
}

export const onChunkState = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notify = () => {
  for (const listener of listeners) listener()
}

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && FAILED_FETCH.test(error.message)

/** False on the server, which has no `navigator`. */
const isOffline = () => globalThis.navigator?.onLine === false

/** Ends early if the browser comes online. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      window.removeEventListener('online', go)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go)
  })

/** Resolves once the site responds, whatever its status. Asks with exponential backoff and jitter. */
const connection = async (): Promise<void> => {
  for (let delay = INITIAL_DELAY_MS; ; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
    await pause(delay * (0.5 + Math.random() / 2))
    if (isOffline()) continue
    try {
      await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' })
      return
    } catch {}
  }
}

const loadOnceConnected = async <T>(load: () => Promise<T>): Promise<T> => {
  waiting += 1
  notify()
  try {
    await connection()
    return await load()
  } catch (error) {
    isStale ||= isChunkFailure(error)
    throw error
  } finally {
    waiting -= 1
    notify()
  }
}

/**
 * Runs a dynamic import, and again once there is a connection if there was none. Offline it doesn't
 * try at all: Chromium remembers a failed import until the document is left.
 * @throws what the module threw, or the failed fetch if the site responds but the chunk can't be
 * loaded: it is of an older deployment, or the browser remembers the failure
 */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  if (isOffline()) return loadOnceConnected(load)
  try {
    return await load()
  } catch (error) {
    if (!isChunkFailure(error)) throw error
    return loadOnceConnected(load)
  }
}
