import type { SearchProduct } from '../../../../functions/src/ports/product-search'
import type { Engine } from '../../../seed/questions/engine'

/** What a new instance loads, and what it makes of it. */
type Loaded = {
  pack: (products: readonly SearchProduct[]) => Promise<Buffer>
  open: (bytes: Buffer) => Promise<Engine>
}

/** Imported lazily, so that a process loads the code of one. */
export const ENGINES = {
  'own index': () => import('./own'),
  MiniSearch: () => import('./minisearch'),
  PGlite: () => import('./pglite'),
} satisfies Record<string, () => Promise<Loaded>>

export type EngineName = keyof typeof ENGINES
