import { INITIAL_DATA_ID, type InitialData } from '@contract/initial-data'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, matchPath } from 'react-router-dom'
import { InitialDataContext } from '@/lib/initial-data'
// Registers its `popstate` listener before the router does.
import '@/lib/navigation-blocker/pop-watch'
import { queryClient } from '@/lib/api/query-client'
import { App } from './app'
import { hydrateQueryClient } from './initial-query'
import { loadPage } from './route-modules'
import { publicRows } from './routes/public'

const readInitialData = (): InitialData | undefined => {
  const text = document.getElementById(INITIAL_DATA_ID)?.textContent
  // Trusted without validation: our own function wrote it into this page.
  return text ? (JSON.parse(text) as InitialData) : undefined
}

/**
 * Hydrates a server-rendered page, or renders on the client if there is no initial data. Hydration
 * waits for the page's chunk: otherwise an update before the chunk loads would replace the rendered
 * page with a skeleton.
 */
export const start = async (root: HTMLElement): Promise<void> => {
  const first = readInitialData()
  const app = (
    <StrictMode>
      <InitialDataContext value={first}>
        <BrowserRouter>
          <App queryClient={queryClient} />
        </BrowserRouter>
      </InitialDataContext>
    </StrictMode>
  )
  if (first) {
    const { pathname } = window.location
    hydrateQueryClient(queryClient, pathname, first)
    const row = publicRows.find(([path]) => matchPath(path, pathname))
    // If the chunk fails to load, the app's error boundary handles it.
    if (row) await loadPage(row[1])?.catch(console.error)
    hydrateRoot(root, app)
  } else createRoot(root).render(app)
}
