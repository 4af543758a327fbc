import { gunzipSync, gzipSync } from 'node:zlib'
import type { SearchProduct } from '../../../../functions/src/ports/product-search'
import { packSnapshot } from '../../../../functions/src/providers/search/snapshot'
import {
  createTextIndex,
  fieldsByWord,
} from '../../../../functions/src/providers/search/text-index'
import { createMiniSearchIndex, type Stored } from './minisearch-index'
import { open as openWith } from './own'

const LENGTH_BYTES = 4

/** The index as well as the products: to read it takes a tenth of the time of indexing them. */
export const pack = async (products: readonly SearchProduct[]): Promise<Buffer> => {
  const index = createMiniSearchIndex()
  for (const [slot, product] of products.entries()) index.add(slot, fieldsByWord(product))
  const stored = gzipSync(JSON.stringify(index.store()))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(stored.length)
  return Buffer.concat([length, stored, await packSnapshot({ at: 0, products: [...products] })])
}

export const open = (bytes: Buffer) => {
  const end = LENGTH_BYTES + bytes.readUInt32BE()
  const json = gunzipSync(bytes.subarray(LENGTH_BYTES, end)).toString()
  const stored: Stored = JSON.parse(json)
  const text = createTextIndex(createMiniSearchIndex(stored))
  const { documentCount } = stored.index
  return openWith(bytes.subarray(end), {
    ...text,
    add: (slot, product) => {
      if (slot >= documentCount) text.add(slot, product)
    },
  })
}
