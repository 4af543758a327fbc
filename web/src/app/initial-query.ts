import type { InitialData } from '@contract/initial-data'
import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { publicPages } from './public-modules'
import { publicRows } from './routes/public'

/**
 * Loads the page at a path, and puts its initial data into the query cache under the key that it
 * names, dated by when the server rendered it.
 */
export const loadWithData = async (
  client: QueryClient,
  path: string,
  first: InitialData,
): Promise<void> => {
  for (const [route, file] of publicRows) {
    const match = matchPath(route, path)
    if (!match) continue
    const page = await publicPages.load(file)
    const key = page?.initialKey?.(Object.values(match.params)[0])
    if (key) client.setQueryData(key, first.data, { updatedAt: first.rendered_at })
    return
  }
}
