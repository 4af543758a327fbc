import { fileURLToPath } from 'node:url'

type Info = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const pageFile = (page: string) =>
  fileURLToPath(new URL(`./src/routes/${page}.tsx`, import.meta.url))

const isOurs = (id: string) => /\/(web|functions)\/src\//.test(id)

/** Every module of ours that a page imports, directly or through others. */
const reachOf = (page: string, info: Info) => {
  const seen = new Set<string>()
  const queue = [pageFile(page)]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || !isOurs(id)) continue
    seen.add(id)
    queue.push(...(info.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/** A group of the modules that all these pages import. */
const sharedBy = (name: string, pages: string[]) => {
  let shared: Set<string> | undefined
  return (id: string, info: Info) => {
    if (!shared) {
      const [first = new Set<string>(), ...others] = pages.map((page) => reachOf(page, info))
      shared = new Set([...first].filter((one) => others.every((other) => other.has(one))))
    }
    return shared.has(id) ? name : null
  }
}

/**
 * Left alone, the bundler makes forty chunks for the home page, most of them below a kilobyte. What
 * the busiest pages share goes into one chunk, and nothing goes in that only others need.
 */
export const chunkGroups = () => [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: sharedBy('basics', ['home', 'about']), priority: 2 },
  { name: sharedBy('market', ['home', 'marketplace']), priority: 1 },
]
