import type { Switch, Switches } from '../../contract/entities/switches'

/** How long an instance uses the switches that it read, in milliseconds. */
export const SWITCHES_TTL_MS = 30_000

type Cached = { off: Promise<ReadonlySet<Switch>>; until: number }

/**
 * Returns what is off, read at most once in 30 s. A failed read fails the requests that wait for it
 * and isn't cached.
 * @param now the wall clock in milliseconds: suites shift `deps.clock`
 */
export const cachedSwitches = (
  read: () => Promise<Pick<Switches, 'off'> | undefined>,
  now: () => number = Date.now,
): (() => Promise<ReadonlySet<Switch>>) => {
  let cached: Cached | undefined
  return () => {
    if (cached && now() < cached.until) return cached.off
    const off = read().then((stored) => new Set(stored?.off))
    const current = { off, until: now() + SWITCHES_TTL_MS }
    cached = current
    off.catch(() => {
      if (cached === current) cached = undefined
    })
    return off
  }
}
