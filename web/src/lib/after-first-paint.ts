import { SECOND_MS } from '@contract/time'
import { whenIdle } from '@/ui/media/when-idle'

/** The longest that `afterFirstPaint` waits, for slow networks. */
export const MAX_MS = 6 * SECOND_MS
const IDLE_LATEST_MS = SECOND_MS

let awaited = 0
const waiting = new Set<() => void>()

const notifyWhenIdle = () => {
  whenIdle(() => {
    if (awaited > 0) return
    for (const go of waiting) go()
    waiting.clear()
  }, IDLE_LATEST_MS)
}

/** Registers a pending render, delaying `afterFirstPaint` until the result is called. */
export const deferUntilIdle = (): (() => void) => {
  awaited += 1
  let isAwaited = true
  return () => {
    if (!isAwaited) return
    isAwaited = false
    awaited -= 1
    if (awaited === 0) notifyWhenIdle()
  }
}

/**
 * Resolves when the browser is idle and no render registered with `deferUntilIdle` is pending, or
 * after `MAX_MS`.
 */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve)
    setTimeout(resolve, MAX_MS)
    if (awaited === 0) notifyWhenIdle()
  })
