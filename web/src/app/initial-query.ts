import type { InitialData } from '@contract/initial-data'
import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { publicPages } from './public-modules'
import { loadOther } from './router'
import { publicRows } from './routes/public'

/**
 * Loads the page at a path, and puts its initial data into the query cache under the keys that it
 * names, dated by when the server rendered it.
 * @param path with its query
 */
export const loadWithData = async (
  client: QueryClient,
  path: string,
  first: InitialData,
): Promise<void> => {
  const [pathname = '', query] = path.split('?')
  for (const [route, file] of publicRows) {
    const match = matchPath(route, pathname)
    if (!match) continue
    const page = await publicPages.load(file)
    const keys = page?.initialKeys?.(Object.values(match.params)[0], new URLSearchParams(query))
    const data = [first.data, first.part]
    keys?.forEach((key, at) => {
      client.setQueryData(key, data[at], { updatedAt: first.rendered_at })
    })
    return
  }
  await loadOther(pathname)
}
