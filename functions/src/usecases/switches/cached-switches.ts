import type { Switch, Switches } from '../../contract/entities/console/switches'

/** How long an instance uses the switches that it read, in milliseconds. */
export const SWITCHES_TTL_MS = 30_000

type Cached = { off: Promise<ReadonlySet<Switch>>; read_at: number }

/**
 * Returns what is off, read at most once in 30 s. A failed read fails the requests that wait for it
 * and isn't cached.
 * @param clock milliseconds; suites move theirs, back too
 */
export const cachedSwitches = (
  read: () => Promise<Pick<Switches, 'off'> | undefined>,
  clock: () => number,
): (() => Promise<ReadonlySet<Switch>>) => {
  let cached: Cached | undefined
  return () => {
    const now = clock()
    if (cached && cached.read_at <= now && now < cached.read_at + SWITCHES_TTL_MS) return cached.off
    const off = read().then((stored) => new Set(stored?.off))
    const current = { off, read_at: now }
    cached = current
    off.catch(() => {
      if (cached === current) cached = undefined
    })
    return off
  }
}
