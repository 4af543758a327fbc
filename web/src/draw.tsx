import type { DrawFirstScreen } from '@contract/first-screen'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { keepFirstData } from '@/app/first-query'
import { FirstScreenContext } from '@/lib/first-screen'
import { makeQueryClient } from '@/lib/query-client'

/**
 * Draws a public page as everyone sees it first, for the function that sends it.
 * @throws what a part of the page threw
 */
export const draw: DrawFirstScreen = async (path, screen) => {
  const client = makeQueryClient()
  keepFirstData(client, path, screen)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <FirstScreenContext value={screen}>
        <StaticRouter location={path}>
          <App queryClient={client} />
        </StaticRouter>
      </FirstScreenContext>
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
