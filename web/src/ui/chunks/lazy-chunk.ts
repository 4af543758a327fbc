import { type ComponentType, lazy } from 'react'
import { isChunkFailure, loadChunk } from './load-chunk'

type Module<P> = { default: ComponentType<P> }

/**
 * `lazy` for a part of a page. A lost connection leaves its fallback in place until the chunk is
 * there, and takes nothing else from the screen.
 * @param loadWith `loadInBackground` for a part that nobody misses
 */
export const lazyChunk = <P>(load: () => Promise<Module<P>>, loadWith = loadChunk) =>
  lazy(() =>
    loadWith(load).catch((error: unknown) => {
      if (!isChunkFailure(error)) throw error
      // `ConnectionLine` offers the reload that it needs.
      return new Promise<Module<P>>(() => {})
    }),
  )
