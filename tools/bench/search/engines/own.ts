import type { SearchProduct } from '../../../../functions/src/ports/product-search'
import { createCatalogue } from '../../../../functions/src/providers/search/catalogue'
import { packSnapshot, unpackSnapshot } from '../../../../functions/src/providers/search/snapshot'
import { type Engine, engineOf } from '../../../seed/questions/engine'

export const pack = (products: readonly SearchProduct[]): Promise<Buffer> =>
  packSnapshot({ at: 0, products: [...products] })

/** The embedded engine, with our own index of its text if no other is given. */
export const open = async (
  bytes: Buffer,
  ...text: Parameters<typeof createCatalogue>
): Promise<Engine> => engineOf(createCatalogue(...text), (await unpackSnapshot(bytes)).products)
