import { INITIAL_DATA_ID, type InitialData } from '@contract/initial-data'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, matchPath } from 'react-router-dom'
import { InitialDataContext } from '@/lib/initial-data'
// Hears of back and forward before the router does.
import '@/lib/navigation-blocker/pop-watch'
import { queryClient } from '@/lib/api/query-client'
import { App } from './app'
import { hydrateQueryClient } from './initial-query'
import { loadPage } from './route-modules'
import { publicRows } from './routes/public'

const readInitialData = (): InitialData | undefined => {
  const text = document.getElementById(INITIAL_DATA_ID)?.textContent
  // Written by our own function into this very page.
  return text ? (JSON.parse(text) as InitialData) : undefined
}

/**
 * Takes over what came drawn with the page, or draws the page where nothing did. Taken over once its
 * own code is there: a change before that would put a skeleton in the place of what is drawn.
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
    // Without it the app says so itself.
    if (row) await loadPage(row[1])?.catch(console.error)
    hydrateRoot(root, app)
  } else createRoot(root).render(app)
}
