import { fileURLToPath } from 'node:url'

type Info = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const PAGES = ['home', 'marketplace', 'product'] as const
type Page = (typeof PAGES)[number]

const pageFile = (page: Page) =>
  fileURLToPath(new URL(`./src/routes/${page}.tsx`, import.meta.url))

/** Every module that a page imports, directly or through others. */
const reachOf = (page: Page, info: Info) => {
  const seen = new Set<string>()
  const queue = [pageFile(page)]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    queue.push(...(info.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

let reaches: Map<Page, Set<string>> | undefined

/** The modules that exactly these of the busiest pages import. */
const ofExactly = (...pages: Page[]) => ({
  name: pages.join('-'),
  priority: 1,
  test: (id: string, info: Info) => id + info,
})
