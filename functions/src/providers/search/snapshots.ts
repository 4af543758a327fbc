import { isOnSale } from '../../contract/catalog/product-facts'
import { MINUTE_MS } from '../../contract/time'
import {
  packSnapshot,
  type SearchProduct,
  type Snapshot,
  snapshotPages,
  unpackSnapshot,
} from './snapshot'

/** No rule allows access to this path: only the server reads it. */
const PATH = 'search/snapshot.jsonl.gz'

/** A commit may land after its timestamp. */
const OVERLAP_MS = MINUTE_MS

type Files = {
  read: (path: string) => Promise<Buffer | undefined>
  write: (path: string, bytes: Buffer, content_type: string) => Promise<void>
}

/** The part of the database that the snapshot reads; `since` in epoch milliseconds. */
export type ProductSource = {
  allOnSale: () => AsyncIterable<SearchProduct[]>
  changedSince: (since: number) => Promise<SearchProduct[]>
}

/** The snapshot that new search instances load: one file instead of one read per product. */
export const createSnapshots = (files: Files, source: ProductSource) => {
  const readEverything = async (now: number): Promise<Snapshot> => {
    const snapshot: Snapshot = { at: now, products: [] }
    for await (const products of source.allOnSale()) snapshot.products.push(...products)
    return snapshot
  }

  const load = async (now: number): Promise<Snapshot> => {
    const bytes = await files.read(PATH)
    const stored = bytes && (await unpackSnapshot(bytes))
    // A snapshot from the future was written before the suite's clock went back.
    return stored && stored.at <= now ? stored : readEverything(now)
  }

  /** The products of the snapshot in pages; read from the database if there is none. */
  async function* pages(now: number): AsyncGenerator<SearchProduct[]> {
    const bytes = await files.read(PATH)
    let isUsable = false
    if (bytes) {
      for await (const { at, products } of snapshotPages(bytes)) {
        isUsable = at <= now
        if (!isUsable) break
        yield products
      }
    }
    if (!isUsable) yield* source.allOnSale()
  }

  return {
    load,
    pages,
    /** Updates the file, at one read per changed product; returns the number of products. */
    renew: async (now: number): Promise<number> => {
      const before = await load(now)
      const products = new Map(before.products.map((product) => [product.id, product]))
      for (const product of await source.changedSince(before.at - OVERLAP_MS)) {
        if (isOnSale(product)) products.set(product.id, product)
        else products.delete(product.id)
      }
      const bytes = await packSnapshot({ at: now, products: [...products.values()] })
      await files.write(PATH, bytes, 'application/gzip')
      return products.size
    },
  }
}
