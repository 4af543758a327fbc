import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { isChunkFailure, loadChunk } from './load-chunk'

type Exports<N extends string, P> = { [name in N]: ComponentType<P> }
type Part<P> = LazyExoticComponent<ComponentType<P>>

/**
 * `lazy` for what loads later, by its export. A lost connection leaves its fallback in place until
 * the chunk is there, and takes nothing else from the screen.
 * @param loadWith `loadInBackground` for a part that nobody misses
 * @param stays whether the fallback stays in place of a chunk that can't be loaded although the site
 * responds: `ConnectionLine` offers the reload that it needs. Else the failure is thrown
 */
export function lazyPart<P>(
  load: () => Promise<Exports<'default', P>>,
  name?: 'default',
  loadWith?: typeof loadChunk,
  stays?: () => boolean,
): Part<P>
export function lazyPart<N extends string, P>(load: () => Promise<Exports<N, P>>, name: N): Part<P>
export function lazyPart<P>(
  load: () => Promise<Exports<string, P>>,
  name = 'default',
  loadWith = loadChunk,
  stays = () => true,
) {
  return lazy(async () => {
    try {
      return { default: (await loadWith(load))[name] as ComponentType<P> }
    } catch (error) {
      if (!isChunkFailure(error) || !stays()) throw error
      return new Promise<Exports<'default', P>>(() => {})
    }
  })
}
