import type { Deps } from './deps'

/** A scheduled run starts no item after this time: the next run follows soon. */
const RUN_MS = 50_000
const PAGE = 100
/** Enough that hanging provider calls don't block a run, few enough for one instance's memory. */
const AT_ONCE = 10

type Work<Item> = {
  /** Returns the first `limit` due items; processed items must no longer be among them. */
  page: (limit: number) => Promise<readonly Item[]>
  idOf: (item: Item) => string
  /**
   * Returns true if it changed something. A thrown error is logged and doesn't block other items.
   */
  work: (item: Item) => Promise<boolean>
  /** The log message if `work` throws. */
  failure: string
}

/** Calls `work` for each item, with at most `limit` running at once. */
export const eachAtOnce = async <Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const waiting = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}

/**
 * Processes all due items, page by page and several at once, until none is left or the run's time
 * is up. Each item is tried once per run. Returns how many items were changed.
 */
export const workThrough = async <Item>(
  deps: Pick<Deps, 'clock' | 'log'>,
  { page, idOf, work, failure }: Work<Item>,
): Promise<number> => {
  const ends_at = deps.clock() + RUN_MS
  const isOver = () => deps.clock() >= ends_at
  const tried = new Set<string>()
  let done = 0
  let failed = 0
  const tryOne = async (item: Item): Promise<void> => {
    if (isOver()) return
    tried.add(idOf(item))
    try {
      if (await work(item)) done += 1
    } catch (error) {
      failed += 1
      deps.log.error(failure, { id: idOf(item), error: String(error) })
    }
  }
  while (!isOver()) {
    // Failed items may still be due: the page must be large enough for those after them.
    const fresh = (await page(PAGE + failed)).filter((item) => !tried.has(idOf(item)))
    if (fresh.length === 0) break
    await eachAtOnce(fresh, AT_ONCE, tryOne)
  }
  return done
}
