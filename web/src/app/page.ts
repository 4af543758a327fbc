import { type ComponentType, lazy } from 'react'

const files = import.meta.glob<{ default: ComponentType }>([
  '../routes/**/*.tsx',
  '!../routes/**/*.test.tsx',
  '!../routes/dev/**',
])

/** Asks for a page's chunk; undefined where there is no such file. */
export const loadPage = (file: string) => files[`../routes/${file}.tsx`]?.()

/** The page as a chunk of its own; undefined where there is no such file. */
export const pageOf = (file: string) => {
  const load = files[`../routes/${file}.tsx`]
  return load && lazy(load)
}
