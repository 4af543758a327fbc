import pMap from 'p-map'
import pTimeout from 'p-timeout'
import { SECOND_MS } from '../../contract/time'
import type { Deps } from '../deps'

/** A scheduled run starts no item after this time: the next run follows soon. */
const RUN_MS = 50_000
const PAGE = 100
/** Enough that hanging provider calls don't block a run, few enough for one instance's memory. */
const AT_ONCE = 10
/** Longer than three provider calls that time out. */
const ITEM_MS = 35_000

type Work<Item> = {
  /** Returns the first `limit` due items; processed and postponed items must not be among them. */
  page: (limit: number) => Promise<readonly Item[]>
  idOf: (item: Item) => string
  /** Returns true if it changed something. */
  work: (item: Item) => Promise<boolean>
  /** Postpones an item whose `work` threw or took too long, so that no other stands behind it. */
  postpone: (item: Item, problem: string) => Promise<void>
  /** The log message if `work` throws. */
  failure: string
  /** The time limit of one item. It is left running, so it must be safe to run concurrently. */
  item_ms?: number
}

/** @throws Error if `work` takes longer than `most_ms` */
const withinTime = <T>(work: Promise<T>, most_ms: number): Promise<T> =>
  pTimeout(work, {
    milliseconds: most_ms,
    message: new Error(`It took longer than ${most_ms / SECOND_MS} s.`),
  })

/**
 * Processes all due items, page by page and several at once, until none is left or the run's time
 * is up. Each item is tried once per run and has a time limit of its own; one that fails is
 * postponed. Returns how many items were changed.
 */
export const workThrough = async <Item>(
  deps: Pick<Deps, 'clock' | 'log'>,
  { page, idOf, work, postpone, failure, item_ms = ITEM_MS }: Work<Item>,
): Promise<number> => {
  const ends_at = deps.clock() + RUN_MS
  const isOver = () => deps.clock() >= ends_at
  const tried = new Set<string>()
  let done = 0
  let left_due = 0
  const putBack = async (item: Item, error: unknown): Promise<void> => {
    const id = idOf(item)
    deps.log.error(failure, { id, error: String(error) })
    try {
      await withinTime(postpone(item, String(error)), item_ms)
    } catch (problem) {
      left_due += 1
      deps.log.error('A due item could not be postponed', { id, error: String(problem) })
    }
  }
  const tryOne = async (item: Item): Promise<void> => {
    if (isOver()) return
    tried.add(idOf(item))
    try {
      if (await withinTime(work(item), item_ms)) done += 1
    } catch (error) {
      await putBack(item, error)
    }
  }
  while (!isOver()) {
    // Items that could not even be postponed are still due: the page must reach past them.
    const fresh = (await page(PAGE + left_due)).filter((item) => !tried.has(idOf(item)))
    if (fresh.length === 0) break
    await pMap(fresh, tryOne, { concurrency: AT_ONCE })
  }
  return done
}
