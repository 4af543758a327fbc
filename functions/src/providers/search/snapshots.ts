import { MINUTE_MS } from '../../contract/time'
import { packSnapshot, type SearchProduct, type Snapshot, unpackSnapshot } from './snapshot'

/** No rule opens this path: it is the server's alone. */
const PATH = 'search/snapshot.jsonl.gz'

/** A commit may land after the instant it is dated with. */
const OVERLAP_MS = MINUTE_MS

type Files = {
  read: (path: string) => Promise<Buffer | undefined>
  write: (path: string, bytes: Buffer, content_type: string) => Promise<void>
}

/** The database as the snapshot needs it; `since` in epoch milliseconds. */
export type ProductSource = {
  allOnSale: () => AsyncIterable<SearchProduct[]>
  changedSince: (since: number) => Promise<SearchProduct[]>
}

/** What new instances of the search begin with: one file instead of a read for each product. */
export const createSnapshots = (files: Files, source: ProductSource) => {
  const readEverything = async (now: number): Promise<Snapshot> => {
    const snapshot: Snapshot = { at: now, products: [] }
    for await (const products of source.allOnSale()) snapshot.products.push(...products)
    return snapshot
  }

  const load = async (now: number): Promise<Snapshot> => {
    const bytes = await files.read(PATH)
    const stored = bytes && (await unpackSnapshot(bytes))
    // One from the future was written before the suite's clock went back.
    return stored && stored.at <= now ? stored : readEverything(now)
  }

  return {
    load,
    /** Brings the file up to now, at a read for each product that changed since; tells how many. */
    renew: async (now: number): Promise<number> => {
      const before = await load(now)
      const products = new Map(before.products.map((product) => [product.id, product]))
      for (const product of await source.changedSince(before.at - OVERLAP_MS)) {
        if (product.status === 'active' && product.vendor_active) products.set(product.id, product)
        else products.delete(product.id)
      }
      const bytes = await packSnapshot({ at: now, products: [...products.values()] })
      await files.write(PATH, bytes, 'application/gzip')
      return products.size
    },
  }
}
