import { fileURLToPath } from 'node:url'

type Module = { importedIds: readonly string[]; code?: string | null }
type Info = { getModuleInfo: (id: string) => Module | null }

/** The pages that most visitors come to, and the one they have in common with all others. */
const BUSIEST = ['home', 'marketplace', 'product']
const PLAIN = 'about'

const pageFile = (page: string) =>
  fileURLToPath(new URL(`./src/routes/${page}.tsx`, import.meta.url))

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

/** Every module of ours, and every icon, that a page imports, directly or through others. */
const reachOf = (page: string, info: Info) => {
  const seen = new Set<string>()
  const queue = [pageFile(page)]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || !isOurs(id)) continue
    seen.add(id)
    const { importedIds = [], code } = info.getModuleInfo(id) ?? {}
    queue.push(...importedIds)
    for (const icon of iconFilesIn(code ?? '')) seen.add(icon)
  }
  return seen
}

/** The modules that exactly `count` of the busiest pages import, a chunk for each such set. */
const sharedBy = (count: number) => {
  let reaches: Map<string, Set<string>> | undefined
  return (id: string, info: Info) => {
    reaches ??= new Map([...BUSIEST, PLAIN].map((page) => [page, reachOf(page, info)]))
    const key = keyOf(id)
    // A page's own file keeps its chunk: the manifest tells it by that.
    if (reaches.get(PLAIN)?.has(key) || BUSIEST.some((page) => pageFile(page) === id)) return null
    const pages = BUSIEST.filter((page) => reaches?.get(page)?.has(key))
    return pages.length === count ? `${pages.join('-')}-parts` : null
  }
}

/**
 * Left alone, the bundler makes forty chunks for the home page, most of them below a kilobyte. Each
 * of the busiest pages gets one, beside what it shares with the others; a group takes what its
 * modules import along, so what most pages share is taken first.
 */
export const chunkGroups = () => [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  { name: sharedBy(3), priority: 3 },
  { name: sharedBy(2), priority: 2 },
  { name: sharedBy(1), priority: 1 },
]
