/** Chrome and Firefox, Safari, and Vite for a style sheet. A module that throws has other texts. */
const FAILED_FETCH = /dynamically imported module|importing a module script|unable to preload/i

const INITIAL_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000

/** After how long a held request is looked into: it may just be slow. */
const SILENT_MS = 5_000
const SILENT_OFFLINE_MS = 300

/**
 * `retrying` for as long as a chunk waits for the network; `stale` once only a reload can help;
 * `outdated` once there is a newer build of the app.
 */
export type ChunkState = 'loaded' | 'retrying' | 'stale' | 'outdated'

const listeners = new Set<() => void>()
let waiting = 0
let isStale = false
/** Undefined while no newer build is known, false if the user put it off. */
let isOutdated: boolean | undefined

export const chunkState = (): ChunkState => {
  if (waiting > 0) return 'retrying'
  if (isStale) return 'stale'
  return isOutdated ? 'outdated' : 'loaded'
}

export const onChunkState = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notify = () => {
  for (const listener of listeners) listener()
}

/** @param isNow false if the user puts the newer build off */
export const noteNewBuild = (isNow = true): void => {
  isOutdated = isNow
  notify()
}

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && FAILED_FETCH.test(error.message)

/** False on the server, which has no `navigator`. */
const isOffline = () => globalThis.navigator?.onLine === false

/** The service worker responds from its cache, or holds the request until there is a connection. */
const isHeld = () => Boolean(globalThis.navigator?.serviceWorker?.controller)

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

/** Whether there is a connection to the site. Browsers often say that they are online without one. */
const responds = (): Promise<boolean> =>
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Resolves once the site responds, whatever its status. Asks with exponential backoff and jitter. */
export const whenConnected = async (): Promise<void> => {
  for (let delay = INITIAL_DELAY_MS; ; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
    await pause(delay * (0.5 + Math.random() / 2))
    if (!isOffline() && (await responds())) return
  }
}

const loadOnceConnected = async <T>(load: () => Promise<T>, isShown: boolean): Promise<T> => {
  const said = isShown ? 1 : 0
  waiting += said
  notify()
  try {
    await whenConnected()
    return await load()
  } catch (error) {
    if (isChunkFailure(error)) {
      if (isShown) isStale = true
      else isOutdated ??= true
    }
    throw error
  } finally {
    waiting -= said
    notify()
  }
}

/** Says that the chunk waits, once that has taken a while and there is no connection. */
const loadHeld = async <T>(load: () => Promise<T>): Promise<T> => {
  let isOver = false
  let said = 0
  const sayOnceLost = async () => {
    do await pause(isOffline() ? SILENT_OFFLINE_MS : SILENT_MS)
    while (!isOver && !isOffline() && (await responds()))
    if (isOver) return
    said = 1
    waiting += 1
    notify()
  }
  void sayOnceLost()
  try {
    return await load()
  } finally {
    isOver = true
    waiting -= said
    if (said > 0) notify()
  }
}

const loadPatiently = async <T>(load: () => Promise<T>, isShown: boolean): Promise<T> => {
  if (isOffline() && !isHeld()) return loadOnceConnected(load, isShown)
  try {
    return await (isShown && isHeld() ? loadHeld(load) : load())
  } catch (error) {
    if (!isChunkFailure(error)) throw error
    return loadOnceConnected(load, isShown)
  }
}

/**
 * Runs a dynamic import, and again once there is a connection if there was none. Offline and without
 * a service worker it doesn't try: Chromium remembers a failed import until the document is left.
 * @throws what the module threw, or the failed fetch if the site responds but the chunk can't be
 * loaded: it is of an older deployment, or the browser remembers the failure
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> => loadPatiently(load, true)

/** `loadChunk` for what the screen doesn't wait for: silent, and a missing chunk is a newer build. */
export const loadInBackground = <T>(load: () => Promise<T>): Promise<T> =>
  loadPatiently(load, false)
