import { type ComponentType, lazy, useState } from 'react'

type Module = { default: ComponentType }

const files = import.meta.glob<Module>([
  '../pages/**/*.tsx',
  '!../pages/**/*.test.tsx',
  '!../pages/dev/**',
])

const loaded = new Map<string, ComponentType>()

/** Loads a page's chunk; undefined where there is no such file. */
export const loadPage = (file: string): Promise<void> | undefined =>
  files[`../pages/${file}.tsx`]?.().then((module) => {
    loaded.set(file, module.default)
  })

const lazyPages = new Map(
  Object.entries(files).map(([path, load]) => [path.slice('../pages/'.length, -4), lazy(load)]),
)

/** Whether there is such a page: a release carries none of the development's own. */
export const isPage = (file: string): boolean => lazyPages.has(file)

/**
 * A page of routes/ as a chunk of its own. One that was loaded before is drawn at once: a drawn page
 * that is taken over must not wait in the middle of it.
 */
export const Page = ({ file }: { file: string }) => {
  // For as long as it is on the screen: another component would begin anew.
  const [Known] = useState(() => loaded.get(file) ?? lazyPages.get(file))
  return Known && <Known />
}
