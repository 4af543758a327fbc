import type { Deps } from './deps'

/** No run of a schedule begins anything new after that long: the next one begins soon anyway. */
const RUN_MS = 50_000
const PAGE = 100
/** Enough that a provider which hangs costs little, few enough for one instance's memory. */
const AT_ONCE = 10

type Work<Item> = {
  /** The first `limit` that are due now; what was worked on is no longer among them. */
  page: (limit: number) => Promise<readonly Item[]>
  idOf: (item: Item) => string
  /** True where something was done. What it throws is logged, and keeps nobody else waiting. */
  work: (item: Item) => Promise<boolean>
  /** What the log says where `work` throws. */
  failure: string
}

/** Calls `work` for each item, `limit` at a time, each as soon as there is room. */
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
 * Works through all that is due, page by page and several items at once, until nothing is left or
 * the run's time is up. Nothing is tried twice in one run. Gives how many items something was done
 * for.
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
    // What failed may still be due: those behind it must fit into the page.
    const fresh = (await page(PAGE + failed)).filter((item) => !tried.has(idOf(item)))
    if (fresh.length === 0) break
    await eachAtOnce(fresh, AT_ONCE, tryOne)
  }
  return done
}
