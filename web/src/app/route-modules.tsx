import { type ComponentType, lazy, useState } from 'react'

type Module = { default: ComponentType }

const files = import.meta.glob<Module>([
  '../pages/**/*.tsx',
  '!../pages/**/*.test.tsx',
  '!../pages/dev/**',
])

const loaded = new Map<string, ComponentType>()

/** Loads a page's chunk; undefined if there is no such file. */
export const loadPage = (file: string): Promise<void> | undefined =>
  files[`../pages/${file}.tsx`]?.().then((module) => {
    loaded.set(file, module.default)
  })

const lazyPages = new Map(
  Object.entries(files).map(([path, load]) => [path.slice('../pages/'.length, -4), lazy(load)]),
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
