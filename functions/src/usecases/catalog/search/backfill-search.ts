import { readOnSaleAfter } from '../../../db/catalog/products'
import type { Backfill } from '../../../ports/product-search'
import type { Deps } from '../../deps'
import { fillIndex } from './fill-index'

const PAGE_SIZE = 1_000

type Options = { is_restart: boolean; onPage: (state: Backfill) => void }

/**
 * Writes all products on sale to the search index and counts its words. Continues where an earlier
 * run ended, unless it is to start again.
 * @throws Error if the engine has no index to write to
 */
export const backfillSearch = async (
  deps: Pick<Deps, 'search'>,
  { is_restart, onPage }: Options,
): Promise<Backfill> => {
  const { index, renewSnapshot } = deps.search
  if (!index) throw new Error('The embedded search reads all products by itself.')
  if (is_restart) await index.restartBackfill()
  const state = await fillIndex(index, (after) => readOnSaleAfter(after, PAGE_SIZE), onPage)
  await renewSnapshot()
  return state
}
