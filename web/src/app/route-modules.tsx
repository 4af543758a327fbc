import { type ComponentType, lazy, useState } from 'react'
import { isChunkFailure, loadChunk } from '@/ui/chunks/load-chunk'
import { reloadOnce } from './reload-once'

type Module = { default: ComponentType }

const files = import.meta.glob<Module>([
  '../pages/**/*.tsx',
  '!../pages/**/*.test.tsx',
  '!../pages/dev/**',
])

const loaded = new Map<string, ComponentType>()

/** Loads a page's chunk; undefined if there is no such file. */
export const loadPage = (file: string): Promise<void> | undefined => {
  const load = files[`../pages/${file}.tsx`]
  return (
    load &&
    loadChunk(load).then((module) => {
      loaded.set(file, module.default)
    })
  )
}

/**
 * `lazy` for a page or layout, whose URL is in the address bar before it renders. If its chunk can't
 * be loaded although the site responds, the document is left for that URL, once.
 */
export const lazyRoute = (load: () => Promise<Module>) =>
  lazy(() =>
    loadChunk(load).catch((error: unknown) => {
      if (!isChunkFailure(error) || !reloadOnce()) throw error
      return new Promise<Module>(() => {})
    }),
  )

const lazyPages = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice('../pages/'.length, -4),
    lazyRoute(load),
  ]),
)

/**
 * Renders a page of pages/ from its own chunk. A loaded page renders synchronously, because
 * hydration must not suspend.
 */
export const Page = ({ file }: { file: string }) => {
  // Fixed while mounted: switching from the lazy to the loaded component would remount the page.
  const [Known] = useState(() => loaded.get(file) ?? lazyPages.get(file))
  return Known && <Known />
}
