import type { RenderPage } from '@contract/initial-data'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { hydrateQueryClient } from '@/app/initial-query'
import { makeQueryClient } from '@/lib/api/query-client'
import { InitialDataContext } from '@/lib/initial-data'

/**
 * Draws a public page as everyone sees it first, for the function that sends it.
 * @throws what a part of the page threw
 */
export const render: RenderPage = async (path, screen) => {
  const client = makeQueryClient()
  hydrateQueryClient(client, path, screen)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <InitialDataContext value={screen}>
        <StaticRouter location={path}>
          <App queryClient={client} />
        </StaticRouter>
      </InitialDataContext>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // Else a large part is sent beside its place, and put there by a script in the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  // What it keeps holds timers.
  client.clear()
  if (failures.length > 0) throw failures[0]
  return html
}
