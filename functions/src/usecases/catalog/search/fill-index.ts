import type { Backfill, ProductChange, SearchIndex } from '../../../ports/product-search'

/** A page of products by id, as of `read_at` in microseconds. */
type Page = { changes: readonly ProductChange[]; read_at: number; is_last: boolean }

/** Continues a backfill to its end; reads the next page while one is written. */
export const fillIndex = async (
  index: SearchIndex,
  read: (after: string) => Promise<Page>,
  onPage: (state: Backfill) => void = () => {},
): Promise<Backfill> => {
  let state = await index.readBackfill()
  let next = state.is_done ? undefined : read(state.after)
  while (next) {
    const page = await next
    const last = page.changes.at(-1)
    next = page.is_last || !last ? undefined : read(last.id)
    // A read that fails while this page is written is reported by the await above.
    next?.catch(() => {})
    state = await index.putPage({ after: state.after, ...page })
    onPage(state)
  }
  return state
}
