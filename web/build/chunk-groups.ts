import { fileURLToPath } from 'node:url'

type Module = { importedIds: readonly string[]; code?: string | null }
type Info = { getModuleInfo: (id: string) => Module | null }

/** The pages that most visitors come to, and the one they have in common with all others. */
const BUSIEST = ['home', 'marketplace', 'product']
const PLAIN = 'about'
/** What asks for the data and checks the answers; the pages are drawn while it is on its way. */
const REQUESTS = ['catalog/product-requests', 'orders/review/review-requests']

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pageFile = (page: string) => at(`../src/pages/${page}.tsx`)

const isOurs = (id: string) => /\/(web|functions)\/src\//.test(id)

const ICON_FILE = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/** `Building2` is in building-2.js: the package's index names them all, so it can't be followed. */
const iconFilesIn = (code: string) =>
  [...code.matchAll(ICON_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s/)[0] ?? '')
    .map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase())

/** An icon by its file's name, any other module by its id. */
const keyOf = (id: string) => ICON_FILE.exec(id)?.[1] ?? id

/** Every module of ours, and every icon, that these import, directly or through others. */
const loadRecipients = (files: string[], info: Info) => {
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
  pages: new Map([...BUSIEST, PLAIN].map((page) => [page, loadRecipients([pageFile(page)], info)])),
  requests: loadRecipients(
    REQUESTS.map((name) => at(`../src/features/${name}.ts`)),
    info,
  ),
})
type Reaches = ReturnType<typeof reachesOf>

const isPageFile = (id: string) => BUSIEST.some((page) => pageFile(page) === id)

/** The modules that exactly `count` of the busiest pages import, a chunk for each such set. */
const sharedBy =
  (count: number) =>
  (id: string, { pages, requests }: Reaches) => {
    const key = keyOf(id)
    // A page's own file keeps its chunk: the manifest tells it by that.
    if (pages.get(PLAIN)?.has(key) || isPageFile(id)) return null
    const by = BUSIEST.filter((page) => pages.get(page)?.has(key))
    // Each of the pages asks for data, so what the requests share with one is in use on all.
    const all = requests.has(key) && by.length > 0 ? BUSIEST : by
    return all.length === count ? `${all.join('-')}-parts` : null
  }

/** Only what no page is drawn with. */
const askedWith = (id: string, { pages, requests }: Reaches) =>
  requests.has(id) && ![...pages.values()].some((reach) => reach.has(id)) ? 'requests' : null

/**
 * Left alone, the bundler makes forty chunks for the home page, most of them below a kilobyte. Each
 * of the busiest pages gets one, beside what it shares with the others; a group takes what its
 * modules import along, so what most pages share is taken first.
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
