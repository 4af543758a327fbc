import type { RenderPage } from '@contract/initial-data'
import type { PrerenderPage } from '@seo/subject'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { loadWithData } from '@/app/initial-query'
import { makeQueryClient } from '@/lib/api/query-client'
import { InitialDataContext } from '@/lib/initial-data'
import { renderedHead } from '@/ui/navigation/use-page-head'

/**
 * Renders a public page to HTML for a signed-out visitor.
 * @throws the first error that a component threw
 */
export const render: RenderPage = async (path, initial) => {
  const client = makeQueryClient()
  await loadWithData(client, path, initial)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <InitialDataContext value={initial}>
        <StaticRouter location={path}>
          <App queryClient={client} />
        </StaticRouter>
      </InitialDataContext>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // Otherwise React sends large Suspense boundaries out of order, with an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  // Clears the cache's garbage collection timers.
  client.clear()
  if (failures.length > 0) throw failures[0]
  return html
}

/** Renders a page that needs no data, with what it is about. */
export const prerenderPage: PrerenderPage = async (path, initial) => {
  const html = await render(path, initial)
  return { html, subject: renderedHead.subject }
}
