import { type ComponentType, lazy } from 'react'

const files = import.meta.glob<{ default: ComponentType }>([
  '../routes/**/*.tsx',
  '!../routes/**/*.test.tsx',
  '!../routes/dev/**',
])

/** A route's path and its file under routes/, without the extension. */
export type RouteRow = readonly [path: string, file: string]

/** The page as a chunk of its own; undefined where there is no such file. */
export const pageOf = (file: string) => {
  const load = files[`../routes/${file}.tsx`]
  return load && lazy(load)
}
