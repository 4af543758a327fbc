import { API_BASE } from '../../functions/src/contract/api/endpoint'
import {
  PUBLIC_PAGE_NAMES,
  PUBLIC_PAGES,
  type PublicPage,
} from '../../functions/src/contract/public-pages'
import { paths } from '../../functions/src/contract/urls'
import type { PagePreload, PreloadPlan } from '../src/app/preload-plan'
import {
  BUYER_ROUTER,
  OWN_ROUTER,
  PAGE_FILES,
  PLAIN_PAGES,
  VENDOR_ROUTER,
} from '../src/app/public-pages'

type Chunk = { type: 'chunk'; isEntry: boolean; imports: string[]; moduleIds: string[] }
export type Bundle = Record<string, Chunk | { type: 'asset' }>

const isEntry = (item: Bundle[string] | undefined) => item?.type === 'chunk' && item.isEntry
const modulesOf = (item: Bundle[string] | undefined) =>
  item?.type === 'chunk' ? item.moduleIds : []

/** Collects a chunk and all chunks that it imports statically, directly or transitively. */
const collect = (bundle: Bundle, name: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const next of chunk.imports) collect(bundle, next, found)
  return found
}

const HEAVY = /node_modules\/(@firebase|firebase|reactfire|@headlessui)\//

/**
 * The module of Firebase, reactfire or Headless UI that the entry imports statically, if there is one: each
 * of them is half as large as everything that a public page renders with.
 */
export const heavyInEntry = (bundle: Bundle): string | undefined => {
  const entries = Object.keys(bundle).filter((name) => isEntry(bundle[name]))
  const names = entries.flatMap((name) => [...collect(bundle, name)])
  return names.flatMap((name) => modulesOf(bundle[name])).find((id) => HEAVY.test(id))
}

const nameWhere = (bundle: Bundle, is: (chunk: Chunk) => boolean) =>
  Object.keys(bundle).find((name) => {
    const chunk = bundle[name]
    return chunk?.type === 'chunk' && is(chunk)
  }) ?? ''

/** A pattern that captures the parameter. Of a slug it captures the id at the end. */
const patternOf = (path: string): string =>
  `^${path.replace(':slug', '(?:[^/]*-)?([^/-]+)').replace(/:\w+/, '([^/]+)')}/?$`.replace(
    '//',
    '/',
  )

/** The chunks and the initial data of each public page, and the chunks that the others start with. */
export const planOf = (bundle: Bundle): PreloadPlan => {
  const app = collect(
    bundle,
    nameWhere(bundle, (chunk) => chunk.isEntry),
  )
  const urlsOf = (names: Iterable<string>) => [...names].map((name) => `/${name}`)
  const chunksOf = (files: string[]) => {
    const needed = new Set<string>()
    for (const file of files) {
      const isIn = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith(`/src/${file}`))
      collect(bundle, nameWhere(bundle, isIn), needed)
    }
    return urlsOf([...needed].filter((name) => !app.has(name)))
  }
  const pages = PUBLIC_PAGE_NAMES.map((name): PagePreload => {
    const { path, data, is_list }: PublicPage = PUBLIC_PAGES[name]
    const { page, requests, next = [] } = PAGE_FILES[name]
    return {
      path: patternOf(path),
      data: `${API_BASE}${data}`,
      ...(is_list && { is_list }),
      chunks: chunksOf([`pages/${page}.tsx`, requests].concat(next)),
    }
  })
  const below = (path: string) => `^${path}(?:/|$)`
  const others = [
    { path: `${below(paths.auth)}|${below(paths.checkouts)}`, chunks: chunksOf([OWN_ROUTER]) },
    { path: below(paths.vendorHome), chunks: chunksOf([VENDOR_ROUTER]) },
    { path: below(paths.dashboard), chunks: chunksOf([BUYER_ROUTER]) },
    { path: `^(?!(?:${paths.account}|${paths.cart})$)`, chunks: chunksOf([PLAIN_PAGES]) },
  ]
  return { app: urlsOf(app), pages: [...pages, ...others] }
}
