import type { Plugin } from 'vite'

type Chunk = { type: 'chunk'; isEntry: boolean; imports: string[]; moduleIds: string[] }

const HEAVY = /node_modules\/(@firebase|firebase|reactfire|@headlessui)\//

/**
 * Fails the build if the entry statically imports Firebase, reactfire or Headless UI, each of which
 * is half as large as everything that a public page renders with.
 */
export const lightEntry = (): Plugin => ({
  name: 'oja:light-entry',
  generateBundle(_options, bundle) {
    const chunks = new Map(
      Object.entries(bundle).filter(([, item]) => item.type === 'chunk') as [string, Chunk][],
    )
    const names = new Set([...chunks].filter(([, chunk]) => chunk.isEntry).map(([name]) => name))
    // Iterating over a set includes names that are added meanwhile.
    for (const name of names) {
      const { imports = [], moduleIds = [] } = chunks.get(name) ?? {}
      for (const imported of imports) names.add(imported)
      const heavy = moduleIds.find((id) => HEAVY.test(id))
      if (heavy) this.error(`${heavy} must not load before the first paint (chunk ${name})`)
    }
  },
})
