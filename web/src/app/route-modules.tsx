import type { QueryKey } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { matchPath, Route } from 'react-router-dom'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { loadChunk, loadInBackground } from '@/ui/chunks/load-chunk'
import type { RouteRow } from './route-definition'

/**
 * Reloads the document, unless its URL was already loaded that way.
 * @returns whether it reloads
 */
const reloadOnce = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  const isReloaded = loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload'
  if (isReloaded && loaded.name === window.location.href) return false
  window.location.reload()
  return true
}

export type Module = {
  default: ComponentType
  /** Of a router: loads the code of the page at a path. */
  loadPage?: (pathname: string) => Promise<unknown>
  /** The keys of the queries that the initial data and its part are for, by the page's address. */
  initialKeys?: (parameter: string | undefined, search: URLSearchParams) => QueryKey[]
}

/** A page or layout, whose URL is in the address bar before it renders: it is reloaded, once. */
export const lazyRoute = <P,>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazyPart(load, 'default', loadChunk, reloadOnce)

/** Parts of the app by name, each in a chunk of its own. */
export const partsOf = (parts: Record<string, () => Promise<Module>>) => {
  const loaded = new Map<string, ComponentType>()
  const lazyParts = new Map(Object.entries(parts).map(([name, load]) => [name, lazyRoute(load)]))
  return {
    /** The part if it is loaded, or one that loads when it is rendered. */
    find: (name: string) => loaded.get(name) ?? lazyParts.get(name),
    /** Loads a part's chunk before it is rendered; undefined if there is none of that name. */
    load: async (name: string): Promise<Module | undefined> => {
      const load = parts[name]
      if (!load) return
      const module = await loadInBackground(load)
      loaded.set(name, module.default)
      return module
    },
  }
}

/** Pages by their files. @param files a glob of files below pages/ */
export const pagesOf = (files: Record<string, () => Promise<Module>>) =>
  partsOf(
    Object.fromEntries(
      Object.entries(files).map(([path, load]) => [path.slice('../pages/'.length, -4), load]),
    ),
  )

type Parts = ReturnType<typeof partsOf>
type PageProps = { of: Parts; file: string }

/** A loaded page renders synchronously, because hydration must not suspend. */
export const Page = ({ of, file }: PageProps) => {
  // Fixed while mounted: switching from the lazy to the loaded component would remount the page.
  const [Known] = useState(() => of.find(file))
  return Known && <Known />
}

/** The routes of these rows, whose pages are among these. */
export const routesOf = (pages: Parts, rows: readonly RouteRow[]) =>
  rows.map(([path, file]) => (
    <Route key={path} path={path} element={<Page key={file} of={pages} file={file} />} />
  ))

/** Loads the code of the page at a path, if a row has it. */
export const loadPageAt = async (
  pages: Parts,
  rows: readonly RouteRow[],
  pathname: string,
): Promise<void> => {
  const row = rows.find(([path]) => matchPath(path, pathname))
  if (row) await pages.load(row[1])
}
