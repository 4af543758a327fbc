/** An event of a trace; times in microseconds, `tdur` without the waiting for a processor. */
export type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number }

/** As Lighthouse's mobile preset slows the processor down. */
const SLOWDOWN = 4
/** What a task may take without blocking an input. */
const UNNOTICED_MS = 50

/**
 * Blocking time in ms by the main thread's own processor time, from the first content's paint to the
 * end of the trace. Lighthouse counts by the clock, so that whatever else runs on the machine is in
 * its blocking time.
 * @throws Error if nothing was painted
 */
export const ownBlockingTime = (events: readonly TraceEvent[]): number => {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The trace has no paint.')
  return events
    .filter(({ name, pid, tid, ts }) => {
      const isOnThread = pid === paint.pid && tid === paint.tid
      return isOnThread && ts >= paint.ts && name.endsWith('RunTask')
    })
    .map(({ tdur = 0 }) => (tdur / 1_000) * SLOWDOWN - UNNOTICED_MS)
    .reduce((sum, blocked_ms) => sum + Math.max(0, blocked_ms), 0)
}
