import { fileURLToPath } from 'node:url'

type Module = { importedIds: readonly string[]; code?: string | null }
type Info = { getModuleInfo: (id: string) => Module | null }

/** The most visited pages, and a plain page whose modules count as common to every page. */
const BUSIEST = ['home', 'marketplace', 'product']
const PLAIN = 'about'
/** Modules that fetch and validate data. Pages render while their chunk is still loading. */
const REQUESTS = ['catalog/product-requests', 'orders/review/review-requests']

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pageFile = (page: string) => at(`../src/pages/${page}.tsx`)

const isOurs = (id: string) => /\/(web|functions)\/src\//.test(id)

const ICON_FILE = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/**
 * `Building2` is in building-2.js. The package's index exports every icon, so following its imports
 * doesn't show which icons are used.
 */
const iconFilesIn = (code: string) =>
  [...code.matchAll(ICON_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s/)[0] ?? '')
    .map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase())

/** Returns the file name for an icon, the module id for anything else. */
const keyOf = (id: string) => ICON_FILE.exec(id)?.[1] ?? id

/** Collects every module of this repository and every icon that these files import transitively. */
const collectModules = (files: string[], info: Info) => {
  const seen = new Set<string>()
  const queue = [...files]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || !isOurs(id)) continue
    seen.add(id)
    const { importedIds = [], code } = info.getModuleInfo(id) ?? {}
    queue.push(...importedIds)
    for (const icon of iconFilesIn(code ?? '')) seen.add(icon)
  }
  return seen
}

const reachesOf = (info: Info) => ({
  pages: new Map([...BUSIEST, PLAIN].map((page) => [page, collectModules([pageFile(page)], info)])),
  requests: collectModules(
    REQUESTS.map((name) => at(`../src/features/${name}.ts`)),
    info,
  ),
})
type Reaches = ReturnType<typeof reachesOf>

const isPageFile = (id: string) => BUSIEST.some((page) => pageFile(page) === id)

/** Groups the modules that exactly `count` of the busiest pages import, one chunk per page set. */
const sharedBy =
  (count: number) =>
  (id: string, { pages, requests }: Reaches) => {
    const key = keyOf(id)
    // A page's own file stays in its own chunk, because the manifest finds the page by that chunk.
    if (pages.get(PLAIN)?.has(key) || isPageFile(id)) return null
    const by = BUSIEST.filter((page) => pages.get(page)?.has(key))
    // Every page fetches data, so a module shared by a page and the requests is used on all pages.
    const all = requests.has(key) && by.length > 0 ? BUSIEST : by
    return all.length === count ? `${all.join('-')}-parts` : null
  }

/** Groups the request modules that none of these pages imports statically. */
const askedWith = (id: string, { pages, requests }: Reaches) =>
  requests.has(id) && ![...pages.values()].some((reach) => reach.has(id)) ? 'requests' : null

/**
 * Gives each of the busiest pages one chunk of its own plus those it shares: by default the bundler
 * makes 42 chunks for the marketplace, most of them below a kilobyte, which compress to 10 KiB more.
 * A group also takes the modules that its members import, so more widely shared groups have a
 * higher priority.
 */
export const chunkGroups = () => {
  let reaches: Reaches | undefined
  const named = (nameOf: (id: string, reaches: Reaches) => string | null) => {
    return (id: string, info: Info) => {
      reaches ??= reachesOf(info)
      return nameOf(id, reaches)
    }
  }
  return [
    { name: 'start', tags: ['$initial' as const], priority: 4 },
    { name: named(sharedBy(3)), priority: 3 },
    { name: named(sharedBy(2)), priority: 2 },
    { name: named(sharedBy(1)), priority: 1 },
    { name: named(askedWith), priority: 0 },
  ]
}
